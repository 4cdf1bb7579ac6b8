/**
 * Heap of the site's isolate, by the inspector. Resident memory of workerd says little: most of it is Miniflare's
 * simulators (assets, KV, cache) in the same process, and garbage V8 has no reason to collect yet.
 */

import type { WorkerServer } from "#scripts/worker-server.ts";

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}

interface Message {
  id?: number;
  method?: string;
  result: unknown;
  params: { context: { id: number } };
}

export interface HeapMeter {
  /** Bytes in use after a full garbage collection; array buffers included. */
  used(): Promise<number>;
  close(): void;
}

/** Needs a server started with `inspect`. */
export async function openHeapMeter({ miniflare }: WorkerServer): Promise<HeapMeter> {
  const { host } = await miniflare.getInspectorURL();
  const targets = await (await fetch(`http://${host}/json`)).json<Target[]>();
  const target = targets.find(({ id }) => id.startsWith("core:user:"));
  if (target === undefined) throw new Error("The inspector lists no isolate of the site.");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (result: unknown) => void>();
  let contextId = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, result, params } = JSON.parse(String(data)) as Message;
    if (method === "Runtime.executionContextCreated") contextId = params.context.id;
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = <Result>(method: string, params = {}) =>
    new Promise<Result>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve as (result: unknown) => void);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask("Runtime.enable");
  // While enabled, it retains logged objects.
  await ask("Runtime.disable");
  return {
    async used() {
      // `HeapProfiler.collectGarbage` may never run in workerd; `queryObjects` does a full collection at once.
      const { result } = await ask<{ result: { objectId: string } }>("Runtime.evaluate", {
        contextId,
        expression: "(class {}).prototype",
      });
      await ask("Runtime.queryObjects", { prototypeObjectId: result.objectId });
      const { usedSize, backingStorageSize } = await ask<{ usedSize: number; backingStorageSize: number }>(
        "Runtime.getHeapUsage",
      );
      return usedSize + backingStorageSize;
    },
    close: () => socket.close(),
  };
}
