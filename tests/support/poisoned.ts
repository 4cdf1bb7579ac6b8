/** Makes every string of an operator's answer hostile. */

/** @param payload appended to every string; fields ending in `url` become a `javascript:` address */
export function poisoned(value: unknown, payload: string, key = ""): unknown {
  if (typeof value === "string") return /url$/i.test(key) ? "javascript:window.__xss=1" : `${value} ${payload}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, poisoned(field, payload, name)]));
}
