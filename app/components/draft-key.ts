/** Where the draft of a form is kept (form-draft.ts). */
export function draftKey(name: string): string {
  return `draft:${name}`;
}

/** Whether this tab holds something that was being typed. False where storage is switched off. */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null;
  } catch {
    return false;
  }
}
