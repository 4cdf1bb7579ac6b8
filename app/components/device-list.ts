/**
 * Lists that one browser keeps in its own storage (specification 10.24): saved and viewed tours, chosen departures, bookings.
 * Each entry has a key of its own, so that a tab never overwrites what another one keeps. Where storage is off or full, an entry
 * lasts until the document is left, and the visitor is told so.
 */

import { useSyncExternalStore } from "react";
import { isObject, parsedJson } from "#app/domain/json.ts";
import { deviceStorage } from "./browser-storage.ts";
import { showToast } from "./toast.ts";

interface Entry {
  /** ms since the epoch, greater than that of every older entry of the list. */
  at: number;
  /** Name of the signed-in user who made it; null: a guest. */
  by: string | null;
  value: unknown;
}

const PREFIX = "list:";

/** What to do when something has changed, of each list. */
const lists = new Set<() => void>();

let nameOfUser = (): string | null => null;

function keysWith(prefix: string): string[] {
  return deviceStorage.keys().filter((key) => key.startsWith(prefix));
}

function entryAt(key: string): Entry | null {
  const entry = parsedJson(deviceStorage.get(key));
  if (!isObject(entry) || typeof entry.at !== "number") return null;
  return { at: entry.at, by: typeof entry.by === "string" ? entry.by : null, value: entry.value };
}

function changed(): void {
  for (const tell of lists) tell();
}

/** Entries of the signed-in user are made and shown from now on. @param name of that user; null: a guest */
export function setDeviceUser(name: () => string | null): void {
  nameOfUser = name;
}

/** Name of the user who is signed in; null: a guest, or nobody yet. */
export function deviceUser(): string | null {
  return nameOfUser();
}

/** Shows the lists of another user. What a user made while signed in goes with that session. */
export function deviceUserChanged(): void {
  const user = nameOfUser();
  for (const key of keysWith(PREFIX)) {
    const by = entryAt(key)?.by ?? null;
    if (by !== null && by !== user) deviceStorage.remove(key);
  }
  changed();
}

let isWatching = false;

/** Other tabs tell of their changes by `storage` events, which a page in the back/forward cache does not get. */
function watchOtherTabs(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) changed();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) changed();
  });
}

interface Options<T> {
  name: string;
  /** null for what is no entry of this list. */
  read: (value: unknown) => T | null;
  idOf: (value: T) => number | string;
  /** How many are kept; the oldest go. */
  most: number;
  /** What cannot be kept, at the beginning of a sentence: "Your booking"; null where nobody needs to know. */
  lost: string | null;
}

/** Makes a list, once for all who use it. Its functions are for the browser only, but for `useList`, which is empty on the server. */
export function deviceList<T>({ name, read, idOf, most, lost }: Options<T>) {
  const NONE: readonly T[] = [];
  const prefix = `${PREFIX}${name}:`;
  const keyOf = (value: T) => prefix + idOf(value);
  const listeners = new Set<() => void>();
  let known: readonly T[] | null = null;
  let isLossTold = false;

  lists.add(() => {
    known = null;
    for (const listener of listeners) listener();
  });

  /** All readable entries, the newest first. */
  function entries() {
    return keysWith(prefix)
      .flatMap((key) => {
        const entry = entryAt(key);
        const value = read(entry?.value);
        return entry === null || value === null ? [] : { ...entry, key, value };
      })
      .toSorted((one, other) => other.at - one.at);
  }

  /** The newest first. */
  function current(): readonly T[] {
    watchOtherTabs();
    if (known === null) {
      const user = nameOfUser();
      const shown = entries().filter(({ by }) => by === null || by === user);
      known = shown.length === 0 ? NONE : shown.slice(0, most).map(({ value }) => value);
    }
    return known;
  }

  /**
   * Adds an entry, or replaces the one with the same id, as the newest. An entry that says the same stays whose it was.
   *
   * @returns false when storage did not take it
   */
  function keep(value: T): boolean {
    const key = keyOf(value);
    const all = entries();
    const newest = all[0];
    const same = all.find((entry) => entry.key === key && JSON.stringify(entry.value) === JSON.stringify(value));
    if (same !== undefined && same === newest && !deviceStorage.isUnstored(key)) return true;
    const at = Math.max(Date.now(), (newest?.at ?? 0) + 1);
    const entry: Entry = { at, by: same === undefined ? nameOfUser() : same.by, value };
    const isKept = deviceStorage.set(key, JSON.stringify(entry));
    for (const old of all.filter((entry) => entry.key !== key).slice(most - 1)) deviceStorage.remove(old.key);
    changed();
    if (!isKept && lost !== null && !isLossTold) {
      isLossTold = true;
      showToast("warning", `${lost} is kept only until you leave this page`, "Your browser has no room for it.");
    }
    return isKept;
  }

  /** Removes what these tell of, by their ids. */
  function remove(values: readonly T[]): void {
    for (const value of values) deviceStorage.remove(keyOf(value));
    changed();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // Version 0.2 kept a list as one text.
  const old = parsedJson(deviceStorage.get(name));
  if (Array.isArray(old)) {
    deviceStorage.remove(name);
    for (const value of old.toReversed().map(read)) if (value !== null) keep(value);
  }

  return { current, keep, remove, subscribe, useList: () => useSyncExternalStore(subscribe, current, () => NONE) };
}
