/**
 * Memory of the site's own isolate, by the inspector. The resident memory of workerd says little: most of it belongs to
 * what Miniflare runs in the same process (assets, KV and cache simulators) and to wrappers V8 has no reason to collect yet.
 */

import { setTimeout as pause } from "node:timers/promises";
import type { WorkerServer } from "./worker-server.ts";

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}

interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

export interface HeapMeter {
  /**
   * Bytes in use after garbage collections, array buffers included; what wrappers hold on to goes with a later one, so of
   * several, with a rest after each, the least counts.
   */
  used(collections?: number, restMs?: number): Promise<number>;
  close(): void;
}

/** The server must have been started with `inspect`. */
export async function openHeapMeter({ miniflare }: WorkerServer): Promise<HeapMeter> {
  const { host } = await miniflare.getInspectorURL();
  const targets = await (await fetch(`http://${host}/json`)).json<Target[]>();
  const target = targets.find(({ id }) => id.startsWith("core:user:"));
  if (target === undefined) throw new Error("there is no isolate to look at");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (result: unknown) => void>();
  let asked = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = (method: string) =>
    new Promise<unknown>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  void ask("HeapProfiler.enable");
  return {
    async used(collections = 1, restMs = 300) {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < collections; round++) {
        // It is done, but workerd does not answer to it.
        void ask("HeapProfiler.collectGarbage");
        await pause(restMs);
        const { usedSize, backingStorageSize } = (await ask("Runtime.getHeapUsage")) as HeapUsage;
        least = Math.min(least, usedSize + backingStorageSize);
      }
      return least;
    },
    close: () => socket.close(),
  };
}
