export type Json = Record<string, unknown>;

export function isObject(input: unknown): input is Json {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** Entries of a list that a device stored as JSON, of any kind; none for what is no list. */
export function storedEntries(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
