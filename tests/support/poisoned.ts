/** An operator's answer with every string of it turned hostile. */

/** @param payload is put behind every string; addresses (fields ending in url) run script instead */
export function poisoned(value: unknown, payload: string, key = ""): unknown {
  if (typeof value === "string") return /url$/i.test(key) ? "javascript:window.__xss=1" : `${value} ${payload}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, poisoned(field, payload, name)]));
}
