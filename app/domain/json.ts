export type Json = Record<string, unknown>;

export function isObject(input: unknown): input is Json {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
