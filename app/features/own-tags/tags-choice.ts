/** What the visitor has answered about the tenant's own tags, for all tabs. */

import { useSyncExternalStore } from "react";
import { deviceStorage } from "#app/components/browser-storage.ts";

/** A visitor is asked once; without storage, again with the next document. */
const KEY = "own-tags";

export type TagsChoice = "yes" | "no";

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function current(): TagsChoice | null {
  const value = deviceStorage.get(KEY);
  return value === "yes" || value === "no" ? value : null;
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
  deviceStorage.set(KEY, choice);
  changed();
}

/** null until the visitor has answered. */
export function useTagsChoice(): TagsChoice | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
