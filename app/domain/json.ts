export type Json = Record<string, unknown>;

export function isObject(input: unknown): input is Json {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** What a device stored as JSON; null for what is none. */
export function parsedJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
