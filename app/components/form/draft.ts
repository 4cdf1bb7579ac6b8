/** What somebody is typing, kept for this tab, so that a reload (a build update, a slip of the hand) loses nothing. */

import { HONEYPOT_FIELD } from "#app/domain/forms/form-post.ts";

/** Storage can be switched off or full: then a draft lives as long as the page. */
export const draftMemory = new Map<string, string>();

export function draftKey(name: string): string {
  return `draft:${name}`;
}

export function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
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
    // Kept in memory.
  }
}

/** Whether this tab holds something that was being typed. */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null;
  } catch {
    return draftMemory.has(name);
  }
}
