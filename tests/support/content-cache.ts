/** The content cache between KV in a map and an operator of the test, on a clock that the test moves. */

import { vi } from "vitest";
import type { Answer, Entry, Envelope } from "#worker/content/entry.ts";
import { createIsolateMemory, createKvCache } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

export type Parts = { tenant: string; menu: string };
export type Load = Entry<Parts>["load"];

export const failed: Answer<string> = { status: "failed" };
export const gone: Answer<string> = { status: "missing" };
export const ok = (data: string): Answer<string> => ({ status: "ok", data });
export const never = () => new Promise<never>(() => undefined);
/** The operator gives both parts, each call with the name of the tenant. */
export const gives = (tenant: string) => vi.fn<Load>(async () => ({ tenant: ok(tenant), menu: ok("m") }));
export const fails = () => vi.fn<Load>(async () => ({ tenant: failed, menu: failed }));

/** Content whose dates are loaded again before they are shown when they are older than five minutes. */
export const DATED = { policy: { freshSeconds: 60, maxStaleSeconds: 300 } };

export const entry = (load: Load, more: Partial<Entry<Parts>> = {}): Entry<Parts> => ({
  ...{ key: "t:test:site", policy: { freshSeconds: 60 }, parts: ["tenant", "menu"], load },
  ...more,
});

export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Needs fake timers. */
export function contentCache() {
  const stored = new Map<string, string>();
  const puts: string[] = [];
  const background: Promise<unknown>[] = [];
  /** Remembered for longer than the copies. */
  const { failures, inFlight } = createIsolateMemory();
  const kv = {
    get: async (key: string) => stored.get(key) ?? null,
    async put(key: string, value: string) {
      puts.push(value);
      stored.set(key, value);
    },
    delete: async (key: string) => stored.delete(key),
  };
  const settled = async () => {
    while (background.length > 0) await Promise.all(background.splice(0));
  };

  /** An isolate of its own, for several requests. */
  const isolate = () => ({ ...createIsolateMemory(), failures, inFlight, jitter: 1 });

  /** One request. @param methods of KV that are replaced */
  function request(memory = isolate(), methods = {}, facts = createFacts()) {
    const binding = { ...kv, ...methods } as unknown as KVNamespace;
    const waitUntil = (work: Promise<unknown>) => void background.push(work);
    const cache = createKvCache({ kv: binding, memory, facts, waitUntil });
    return {
      ...cache,
      /** What is shown of each part: its value, else its status. */
      async shown(asked: Entry<Parts>): Promise<string> {
        const { parts } = await cache.read(asked);
        return Object.values(parts)
          .map((part) => (part.status === "ok" ? part.data : part.status))
          .join(" ");
      },
    };
  }

  /** What a request in a new isolate shows; what it has begun is ended then. */
  async function seen(load: Load, more: Partial<Entry<Parts>> = {}, facts = createFacts()): Promise<string> {
    const shown = await request(undefined, {}, facts).shown(entry(load, more));
    await settled();
    return shown;
  }

  return {
    request,
    seen,
    settled,
    puts,
    stored,
    isolate,
    copy: () => JSON.parse(stored.get("t:test:site") ?? "null") as Envelope | null,
  };
}
