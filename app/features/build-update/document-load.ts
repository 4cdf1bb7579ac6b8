/**
 * Loads a page as a document instead of through the router, because the build changed; at most once per path within the
 * guard window, so that a broken deploy cannot cause a reload loop.
 */

import { showToast } from "#app/components/toast.ts";
import { mayReload, type Reloads, readReloads, withReload } from "#app/domain/http/build.ts";

const STORAGE_KEY = "build-reloads";
/** Fallback where storage is blocked; lost with the document. */
let memory: Reloads = {};
/** True once this document is being left for another one. */
let isLeaving = false;
/** Where the current navigation leads; null when there is none. */
let target: URL | null = null;

function stored(): Reloads {
  try {
    return { ...memory, ...readReloads(sessionStorage.getItem(STORAGE_KEY)) };
  } catch {
    return memory;
  }
}

/** @returns false when this path was loaded as a document within the guard window */
export function mayLoadDocument(url: URL): boolean {
  return mayReload(stored(), url.pathname, Date.now());
}

/** Records that `url` is being loaded as a document. */
export function noteDocumentLoad(url: URL): void {
  isLeaving = true;
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  memory = withReload(stored(), url.pathname, Date.now());
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Remains in memory.
  }
}

/** Set on click already: a module of the next page can be missing before React renders the navigation. */
export function setNavigationTarget(url: URL | null): void {
  target = url;
}

function redirectReload(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isLeaving) return;
  // Vite's development server reloads too.
  if (target === null && import.meta.env.DEV) return;
  // A prefetch failed (no target), or the browser is offline and would show its own error page.
  if (target === null || !navigator.onLine) {
    event.preventDefault();
    if (target !== null) showToast("warning", "You are offline. Please try again when you are back.");
    return;
  }
  // Back and forward change the address first: then the reload loads the right page.
  if (target.href === window.location.href) return;
  event.preventDefault();
  if (!mayLoadDocument(target)) {
    showToast("error", "This page could not be loaded just now. Please try again in a moment.");
    return;
  }
  noteDocumentLoad(target);
  window.location.assign(target.href);
}

/**
 * When a module of the next page is missing (after a deploy), React Router reloads the page being left
 * (`loadRouteModule`). This loads the requested page instead. Needs the Navigation API; elsewhere the reload remains.
 *
 * @returns stops watching
 */
export function watchMissingModules(): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener("navigate", redirectReload);
  return () => navigation.removeEventListener("navigate", redirectReload);
}
