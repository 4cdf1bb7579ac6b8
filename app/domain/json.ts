/** A JSON object whose fields have not been checked. */
export type Json = Record<string, unknown>;

/** True for an object that is neither null nor an array. */
export function isObject(input: unknown): input is Json {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
