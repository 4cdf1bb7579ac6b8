/** Memory of an isolate, shared by its requests: plain values only, with the tenant in every key. */

import { LRUCache } from "lru-cache";

/** Looking at 200 values takes 0.1 ms of a slow processor. */
const LOOK_FOR_EXPIRED_MS = 1_000;

interface Limits {
  entries: number;
  /** All values together, written as JSON; expired ones then go when another is set. */
  bytes?: number;
}

/** Values that are gone after a time. The least recently used ones go first when there are too many. */
export function createMemory<T>({ entries, bytes }: Limits) {
  const kept = new LRUCache<string, { value: T; renewAt: number }>({
    max: entries,
    ...(bytes === undefined ? {} : { maxSize: bytes }),
    perf: { now: () => Date.now() },
    // The clock is read each time: a timer would end with the request that started it.
    ttlResolution: 0,
  });
  let lookedAt = 0;
  return {
    get: (key: string): T | null => kept.get(key)?.value ?? null,
    /** True for the first who asks in the last quarter of a value's life, and should set it again before it is gone. */
    claimRenewal(key: string): boolean {
      const found = kept.peek(key);
      if (found === undefined || found.renewAt > Date.now()) return false;
      found.renewAt = Infinity;
      return true;
    },
    /** @param known bytes as of `Limits`, if they are known */
    set(key: string, value: T, ttlMs: number, known?: number): void {
      kept.delete(key);
      // 0 would be for ever.
      if (ttlMs <= 0) return;
      const entry = { value, renewAt: Date.now() + ttlMs * 0.75 };
      if (bytes === undefined) return void kept.set(key, entry, { ttl: ttlMs });
      if (Date.now() - lookedAt >= LOOK_FOR_EXPIRED_MS) {
        lookedAt = Date.now();
        kept.purgeStale();
      }
      kept.set(key, entry, { ttl: ttlMs, size: known ?? JSON.stringify(value).length });
    },
    delete: (key: string) => void kept.delete(key),
  };
}
