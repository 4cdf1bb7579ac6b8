/** Shared by the site's own forms (newsletter, contact). */

/** `values` return what was typed, so that nothing is lost. */
export type PostResult<Field extends string> =
  | { status: "success" }
  | { status: "invalid"; errors: Partial<Record<Field, string>>; values: Record<Field, string> }
  | { status: "failed"; values: Record<Field, string> };

/** Accept header of a script that wants the result alone instead of the page. */
export const RESULT_MEDIA_TYPE = "application/json";

/** Hidden from people; bots fill it in. */
export const HONEYPOT_FIELD = "homepage";

export interface Fields {
  get(name: string): unknown;
}

/** Missing fields and uploaded files read as empty. */
export function textField(form: Fields, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function isFromProgram(form: Fields): boolean {
  return textField(form, HONEYPOT_FIELD) !== "";
}

/** null for anything else: an answer of another build or of a proxy. */
export function readPostStatus(input: unknown): "success" | "invalid" | "failed" | null {
  if (typeof input !== "object" || input === null || !("status" in input)) return null;
  const { status } = input;
  return status === "success" || status === "invalid" || status === "failed" ? status : null;
}

export const OFFLINE_TEXT = "We could not be reached. Check your connection and send it again; your text is kept.";
