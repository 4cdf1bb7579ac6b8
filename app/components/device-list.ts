/** A short list that one browser keeps in its own storage, and in memory where storage is off. Other tabs see it when they load. */

import { useSyncExternalStore } from "react";

/** @param read what was stored; [] for what is none of it */
export function deviceList<T>(key: string, read: (stored: string | null) => readonly T[]) {
  const NONE: readonly T[] = [];
  let kept: readonly T[] | null = null;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function current(): readonly T[] {
    if (kept !== null) return kept;
    try {
      kept = read(localStorage.getItem(key));
    } catch {
      // Storage is off.
      kept = NONE;
    }
    return kept;
  }

  /** Replaces the list; an empty one leaves nothing behind. */
  function keep(list: readonly T[]): void {
    kept = list;
    try {
      if (list.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(list));
    } catch {
      // Storage is off or full.
    }
    for (const listener of listeners) listener();
  }

  return { current, keep, useList: () => useSyncExternalStore(subscribe, current, () => NONE) };
}
