export type Json = Record<string, unknown>;

export function isObject(input: unknown): input is Json {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** The value of JSON text; null for text that is none. */
export function parsedJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}

/** Text in lower case, without spaces around it; another value as it is. */
export const lowerCase = (value: unknown): unknown => (typeof value === "string" ? value.trim().toLowerCase() : value);

const NO: ReadonlySet<unknown> = new Set([false, 0, "0", "false", "no", "off"]);

/** True if a value is false, or the way that some platform writes it. */
export function isNo(value: unknown): boolean {
  return NO.has(lowerCase(value));
}
