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

function store(name: string, text: string): void {
  draftMemory.set(name, text);
  try {
    sessionStorage.setItem(draftKey(name), text);
  } catch {
    // The draft remains in memory.
  }
}

export function saveDraft(form: HTMLFormElement, name: string): void {
  store(name, JSON.stringify(Object.fromEntries(textFields(form).map((field) => [field.name, field.value]))));
}

function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? draftMemory.get(name) ?? "null");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Puts texts into a draft before its form is opened. What was typed for another field is kept. */
export function addToDraft(name: string, texts: Record<string, string>): void {
  store(name, JSON.stringify({ ...readDraft(name), ...texts }));
}

/** Fills the fields that are empty. */
export function loadDraft(form: HTMLFormElement, name: string): void {
  const values = new Map(Object.entries(readDraft(name)));
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
