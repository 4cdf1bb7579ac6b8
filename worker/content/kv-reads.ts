/** KV reads with a time limit; past it, a page goes on as if nothing were stored. */

import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { count } from "#worker/ops/counters.ts";

export type KvAnswer<T> =
  | { isAnswered: true; value: T | null }
  /** KV failed or took too long. */
  | { isAnswered: false };

/** @param onLate called with the value when it arrives after the limit */
export async function readWithin<T>(
  read: () => Promise<T | null>,
  ms: number,
  onLate?: (value: T | null) => void,
): Promise<KvAnswer<T>> {
  try {
    const reading = read();
    const value = await withTimeout(reading, ms);
    if (value !== TIMED_OUT) return { isAnswered: true, value };
    count("kv_read_late");
    reading.then(onLate, () => undefined);
  } catch {
    count("kv_read_failed");
  }
  return { isAnswered: false };
}
