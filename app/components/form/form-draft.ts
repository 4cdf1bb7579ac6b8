/** Giving a draft back to its form, and forgetting it. Kept apart from `draft.ts`, which every page carries. */

import { draftKey, draftMemory, textFields } from "./draft.ts";

/** Fills fields nobody has typed into since the page came. */
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

export function forgetDraft(name: string): void {
  draftMemory.delete(name);
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // There was none.
  }
}
