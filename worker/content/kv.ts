/**
 * Reads of KV with a time limit, and an isolate's writes to it. KV refuses a second write to the same key within a second; nothing that
 * was read of the operator is lost by that: what is to be written meanwhile is put together, and with what other isolates have written.
 */

import { KV_PROBE_MS } from "#app/domain/budgets.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { createMemory } from "#worker/memory.ts";
import { count } from "#worker/ops/log.ts";
import { type Entry, type Envelope, isEmpty, needsWrite, newest, type Parts, readEnvelope } from "./entry.ts";

/**
 * Past the limit, a page goes on as if nothing were stored.
 *
 * @param onLate called with the value when it arrives after the limit
 * @returns null without a value; undefined when KV failed or took too long
 */
export async function readWithin(
  kv: KVNamespace,
  key: string,
  ms: number,
  onLate?: (value: string | null) => void,
): Promise<string | null | undefined> {
  try {
    const reading = kv.get(key);
    const value = await withTimeout(reading, ms);
    if (value !== TIMED_OUT) return value;
    count("kv_read_late");
    reading.then(onLate, () => undefined);
  } catch {
    count("kv_read_failed");
  }
  return undefined;
}

const APART_MS = 1_000;
const LOOK_EVERY_MS = 100;
/** Another location may have written just now. */
const ATTEMPTS = 3;
const MAX_KEYS = 1_000;

type Written = Pick<Entry<Parts>, "key" | "policy" | "parts" | "root">;

async function write(kv: KVNamespace, { key, policy, parts, root }: Written, copy: Envelope, rewriteAfterMs: number) {
  const stored = await readWithin(kv, key, KV_PROBE_MS);
  // The copy that cannot be read may have what this one lacks.
  if (stored === undefined && parts.some((part) => !(part in copy.at))) throw new Error("the copy cannot be read");
  const before = readEnvelope(stored ?? null);
  const next = newest(before, copy);
  if (isEmpty(next, root)) return kv.delete(key);
  if (!needsWrite(before, next, rewriteAfterMs)) return;
  // `/readyz` says since when the oldest part is as it is; 0 while one has never come.
  const savedAt = Math.min(...parts.map((part) => next.at[part] ?? 0));
  const { expirationSeconds } = policy;
  const expiration = expirationSeconds === undefined ? {} : { expirationTtl: expirationSeconds };
  return kv.put(key, JSON.stringify(next), { metadata: { savedAt }, ...expiration });
}

export function createWrites() {
  const waiting = new Map<string, Envelope>();
  /** Keys that are being written, or were within the last second. */
  const busy = createMemory<true>({ entries: MAX_KEYS });
  return {
    /**
     * Writes a copy, or the newest parts of several. Resolves when it is written, or another request writes it.
     *
     * @param rewriteAfterMs as of `needsWrite`
     * @throws when KV fails
     */
    async put(kv: KVNamespace, entry: Written, copy: Envelope, rewriteAfterMs: number): Promise<void> {
      const { key } = entry;
      waiting.set(key, newest(waiting.get(key) ?? null, copy));
      let attempts = 0;
      for (;;) {
        const next = waiting.get(key);
        if (next === undefined) return;
        if (busy.get(key) !== null) {
          // oxlint-disable-next-line no-await-in-loop -- it waits
          await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
          continue;
        }
        waiting.delete(key);
        // Longer than a write: the request that makes it may be canceled.
        busy.set(key, true, KV_PROBE_MS + APART_MS);
        attempts += 1;
        try {
          // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
          await write(kv, entry, next, rewriteAfterMs);
          return;
        } catch (error) {
          count("kv_put_failed");
          if (attempts === ATTEMPTS) throw error;
          waiting.set(key, newest(waiting.get(key) ?? null, next));
        } finally {
          busy.set(key, true, APART_MS);
        }
      }
    },
  };
}
