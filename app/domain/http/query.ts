/** Query keys each page reads; all others (tracking, junk) are dropped before rendering. */

import { isIsoDate, isIsoMonth } from "#app/domain/calendar/dates.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";

const FILTERS = ["category", "destination", "duration", "price", "sort"];

const QUERY_KEYS: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/tours\/[^/]+\/[^/]+\.ics$/, ["session"]],
  [/^\/tours\/[^/]+\.md$/, ["date"]],
  [/^\/our-tours(?:\/[^/]+)?\.md$/, FILTERS],
  [/^\/tours-detail\/[^/]+\/?$/, ["adults", "children", "date", "month", "original_url"]],
  [/^\/tours\/[^/]+\/?$/, ["adults", "children", "date", "month"]],
  [/^\/contact-us\/?$/, ["adults", "children", "date", "shuttle"]],
  [/^\/our-tours(?:\/[^/]+)?\/?$/, FILTERS],
];

const MAX_VALUE_CHARS = 512;

const isCountTo = (most: number) => (value: string) => /^(?:0|[1-9]\d?)$/.test(value) && Number(value) <= most;

/** What values of a key have in common; a page would ignore others, and each would be another page in the cache. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  adults: isCountTo(MAX_PEOPLE),
  children: isCountTo(MAX_PEOPLE),
  date: isIsoDate,
  month: isIsoMonth,
};

/**
 * The query a page reads, in canonical form: known keys, sorted, the first value of each, no empty values.
 *
 * @returns "" or a string starting with `?`
 */
export function meaningfulQuery(pathname: string, params: URLSearchParams): string {
  const keys = QUERY_KEYS.find(([path]) => path.test(pathname))?.[1] ?? [];
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = params.get(key);
    if (value === null || value === "" || value.length > MAX_VALUE_CHARS) continue;
    if (VALUES[key]?.(value) !== false) kept.set(key, value);
  }
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
