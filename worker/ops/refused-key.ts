/**
 * A refusal of our API key, kept in KV so that `/readyz` says so in every isolate: visitors go on seeing copies, and nobody would
 * notice until they run out.
 */

import { count } from "./counters.ts";
import { log } from "./log.ts";

/** KV key, which `/readyz` reads. */
export const REFUSED_KEY = "readyz";
/** An operator that refuses one call or one tenant accepts the key for others in the meantime. */
const CERTAIN_MS = 60_000;
/** KV takes one write of a key a second, from all isolates together. */
const TELL_EVERY_MS = 60_000;
/** The entry goes when nobody is refused any more. */
const EXPIRES_SECONDS = 300;

/** What KV holds. */
export interface RefusedKey {
  /** ISO 8601: since when this isolate has only been refused. */
  since: string;
  status: number;
  host: string;
}

interface Told {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
}

/** What the operator said to calls with our key alone. */
export function createKeyWatch(now: () => number = Date.now) {
  let refusedAt = 0;
  let toldAt = 0;
  return {
    /** @param status HTTP status of an answer; null without one, which says nothing of the key */
    note(status: number | null, host: string, { kv, waitUntil }: Told): void {
      if (status === null || status === 429 || status >= 500) return;
      if (status !== 401 && status !== 403) {
        if (toldAt > 0) waitUntil(kv.delete(REFUSED_KEY).catch(() => count("kv_put_failed")));
        [refusedAt, toldAt] = [0, 0];
        return;
      }
      if (refusedAt === 0) refusedAt = now();
      if (now() - refusedAt < CERTAIN_MS || now() - toldAt < TELL_EVERY_MS) return;
      toldAt = now();
      const refused: RefusedKey = { since: new Date(refusedAt).toISOString(), status, host };
      log("key-refused", { ...refused });
      const writing = kv.put(REFUSED_KEY, JSON.stringify(refused), { expirationTtl: EXPIRES_SECONDS });
      waitUntil(writing.catch(() => count("kv_put_failed")));
    },
  };
}

/** The isolate's. */
export const keyWatch = createKeyWatch();
