/** Map with a time to live per entry; evicts the oldest when full. */

export interface TtlMap<T> {
  get(key: string): T | null;
  /** True for the first who asks in the last quarter of an entry's life, and should set it again before it is gone. */
  claimRenewal(key: string): boolean;
  set(key: string, value: T, ttlMs: number): void;
  delete(key: string): void;
}

interface Limits<T> {
  maxEntries: number;
  maxWeight?: number;
  /** In the unit of `maxWeight`. */
  weigh?: (value: T) => number;
}

/** Shared by requests of an isolate: plain values only, with the tenant in every key. */
export function createTtlMap<T>({
  maxEntries,
  maxWeight = Number.POSITIVE_INFINITY,
  weigh = () => 0,
}: Limits<T>): TtlMap<T> {
  const entries = new Map<string, { value: T; renewAt: number; until: number }>();
  let weight = 0;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    weight -= weigh(entry.value);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > Date.now()) return entry.value;
      remove(key);
      return null;
    },
    claimRenewal(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.renewAt > Date.now()) return false;
      entry.renewAt = Infinity;
      return true;
    },
    set(key, value, ttlMs) {
      remove(key);
      const now = Date.now();
      entries.set(key, { value, renewAt: now + ttlMs * 0.75, until: now + ttlMs });
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && weight <= maxWeight) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
