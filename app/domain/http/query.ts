/** Which query keys mean something on which page; all others (tracking, junk) are dropped before anything is rendered. */

const FILTERS = ["category", "destination", "duration", "price", "sort"];

const QUERY_KEYS: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/tours\/[^/]+\/[^/]+\.ics$/, ["session"]],
  [/^\/tours\/[^/]+\.md$/, []],
  [/^\/tours-detail\/[^/]+\/?$/, ["date", "month", "original_url"]],
  [/^\/tours\/[^/]+\/?$/, ["date", "month"]],
  [/^\/our-tours(?:\/[^/]+)?\/?$/, FILTERS],
];

/** Longest value that is kept; real ones are far below. */
const MAX_VALUE_CHARS = 512;

/**
 * The part of a query a page reads, in one canonical form: known keys only, sorted, each once (the first counts),
 * empty values left out.
 *
 * @returns "" or a string that starts with `?`
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
