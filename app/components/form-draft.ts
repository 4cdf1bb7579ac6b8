/** What somebody is typing, kept for this tab, so that a reload (a build update, a slip of the hand) loses nothing. */

import { HONEYPOT_FIELD } from "#app/domain/form-post.ts";
import { draftKey } from "./draft-key.ts";

const memory = new Map<string, string>();

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== HONEYPOT_FIELD,
  );
}

/** Storage can be switched off or full: then the draft lives as long as the page. */
export function saveDraft(form: HTMLFormElement, name: string): void {
  const text = JSON.stringify(Object.fromEntries(textFields(form).map((field) => [field.name, field.value])));
  memory.set(name, text);
  try {
    sessionStorage.setItem(draftKey(name), text);
  } catch {
    // Kept in memory.
  }
}

/** Fills fields nobody has typed into since the page came. */
export function loadDraft(form: HTMLFormElement, name: string): void {
  let draft: unknown;
  try {
    draft = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? memory.get(name) ?? "null");
  } catch {
    return;
  }
  if (typeof draft !== "object" || draft === null) return;
  const values = new Map(Object.entries(draft));
  for (const field of textFields(form)) {
    const value: unknown = values.get(field.name);
    if (typeof value === "string" && field.value === "") field.value = value;
  }
}

export function forgetDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // There was none.
  }
}
