/** What the site's own forms (newsletter, contact) share: outcomes, and reading the fields of a post. */

/** What became of a post. `values` give back what was typed; nothing is ever lost. */
export type PostResult<Field extends string> =
  | { status: "success" }
  | { status: "invalid"; errors: Partial<Record<Field, string>>; values: Record<Field, string> }
  /** The operator refused or did not answer. */
  | { status: "failed"; values: Record<Field, string> };

/** What a script asks a form's address for: the outcome alone, instead of the page around it. */
export const RESULT_MEDIA_TYPE = "application/json";

/**
 * A field people never see and never fill in; programs do. Named after something a program wants to leave.
 */
export const HONEYPOT_FIELD = "homepage";

interface Fields {
  get(name: string): unknown;
}

/** The text of a field; a missing field and an uploaded file read as empty. */
export function textField(form: Fields, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function isFromProgram(form: Fields): boolean {
  return textField(form, HONEYPOT_FIELD) !== "";
}

/** Reads an outcome that came over the network; null for anything else (another build, a proxy's page). */
export function readPostStatus(input: unknown): "success" | "invalid" | "failed" | null {
  if (typeof input !== "object" || input === null || !("status" in input)) return null;
  const { status } = input;
  return status === "success" || status === "invalid" || status === "failed" ? status : null;
}

export const OFFLINE_TEXT = "We could not be reached. Check your connection and send it again; your text is kept.";
