/** Drafts of forms in sessionStorage, so that a reload does not lose what was typed. */

import { HONEYPOT_FIELD } from "#app/domain/forms/form-post.ts";

/** Fallback where storage is blocked or full. */
const draftMemory = new Map<string, string>();

function draftKey(name: string): string {
  return `draft:${name}`;
}

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== HONEYPOT_FIELD,
  );
}

export function saveDraft(form: HTMLFormElement, name: string): void {
  const text = JSON.stringify(Object.fromEntries(textFields(form).map((field) => [field.name, field.value])));
  draftMemory.set(name, text);
  try {
    sessionStorage.setItem(draftKey(name), text);
  } catch {
    // The draft remains in memory.
  }
}

/** Fills the fields that are empty. */
export function loadDraft(form: HTMLFormElement, name: string): void {
  let draft: unknown;
  try {
    draft = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? draftMemory.get(name) ?? "null");
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

export function removeDraft(name: string): void {
  draftMemory.delete(name);
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // Storage is blocked.
  }
}
