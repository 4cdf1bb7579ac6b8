/** What the visitor has answered about the tenant's own tags, for all tabs. */

import { useSyncExternalStore } from "react";

/** In localStorage: a visitor is asked once. */
const KEY = "own-tags";

export type TagsChoice = "yes" | "no";

/** Without storage, the visitor is asked again with the next document. */
let unstored: TagsChoice | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function current(): TagsChoice | null {
  try {
    const value = localStorage.getItem(KEY);
    if (value === "yes" || value === "no") return value;
  } catch {
    // Blocked.
  }
  return unstored;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has asked.
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", changed);
  };
}

export function chooseTags(choice: TagsChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Blocked or full.
  }
  changed();
}

/** null until the visitor has answered. */
export function useTagsChoice(): TagsChoice | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
