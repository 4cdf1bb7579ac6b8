/** Reads of KV that cost a page a bounded time, however silent KV is: after that it is as if nothing were stored. */

import { LATE, within } from "#app/domain/http/within.ts";
import { count } from "#worker/ops/counters.ts";

export type KvAnswer<T> =
  | { isAnswered: true; value: T | null }
  /** KV failed or took too long: what is stored is not known. */
  | { isAnswered: false };

/** @param whenLate hears what came after all */
export async function readWithin<T>(
  read: () => Promise<T | null>,
  ms: number,
  whenLate?: (value: T | null) => void,
): Promise<KvAnswer<T>> {
  try {
    const reading = read();
    const value = await within(reading, ms);
    if (value !== LATE) return { isAnswered: true, value };
    count("kv_read_late");
    reading.then(whenLate, () => undefined);
  } catch {
    count("kv_read_failed");
  }
  return { isAnswered: false };
}
