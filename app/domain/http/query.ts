/** Query keys each page reads; all others (tracking, junk) are dropped before rendering. */

const FILTERS = ["category", "destination", "duration", "price", "sort"];

const QUERY_KEYS: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/tours\/[^/]+\/[^/]+\.ics$/, ["session"]],
  [/^\/tours\/[^/]+\.md$/, []],
  [/^\/tours-detail\/[^/]+\/?$/, ["date", "month", "original_url"]],
  [/^\/tours\/[^/]+\/?$/, ["date", "month"]],
  [/^\/our-tours(?:\/[^/]+)?\/?$/, FILTERS],
];

const MAX_VALUE_CHARS = 512;

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
    if (value !== null && value !== "" && value.length <= MAX_VALUE_CHARS) kept.set(key, value);
  }
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
