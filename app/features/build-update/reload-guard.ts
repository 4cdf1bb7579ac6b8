/** Loads a page as a document because the build changed; never twice within the guard window for one path. */

import { mayReload, type Reloads, readReloads, withReload } from "#app/domain/http/build.ts";

const STORAGE_KEY = "build-reloads";
/** Where storage is switched off. Then a document load forgets it, and the browser's own reload limits remain. */
let memory: Reloads = {};
/** The page this document is being left for. */
let leavingFor: string | null = null;

function stored(): Reloads {
  try {
    return { ...memory, ...readReloads(sessionStorage.getItem(STORAGE_KEY)) };
  } catch {
    return memory;
  }
}

/** This document is being left for good, by us. */
export function isLeaving(): boolean {
  return leavingFor !== null;
}

/** @returns false when this path was loaded for the same reason a moment ago */
export function mayLeaveFor(url: URL, now = Date.now()): boolean {
  return mayReload(stored(), url.pathname, now);
}

/** Takes note that `url` is being loaded as a document. */
export function noteReload(url: URL, now = Date.now()): void {
  leavingFor = url.href;
  window.addEventListener("pageshow", () => (leavingFor = null), { once: true });
  memory = withReload(stored(), url.pathname, now);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Kept in memory.
  }
}

/** Loads `url` as a document, in place of the entry when the address bar already shows it (back and forward). */
export function leaveFor(url: URL): boolean {
  if (leavingFor === url.href) return true;
  if (!mayLeaveFor(url)) return false;
  noteReload(url);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url.href);
  return true;
}
