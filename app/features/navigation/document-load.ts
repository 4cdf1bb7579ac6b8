/**
 * Loads a page as a document instead of through the router, because the build changed; at most once per path within the
 * guard window, so that a broken deploy cannot cause a reload loop.
 */

import { showToast } from "#app/components/toast.ts";
import { mayReload, reloadKey } from "#app/domain/http/build-id.ts";

/** True once this document is being left for another one. */
let isLeaving = false;
/** The address that the current navigation leads to; null when there is none. */
let target: URL | null = null;

/** @returns false when this path was loaded as a document within the guard window */
export function mayLoadDocument(url: URL): boolean {
  try {
    return mayReload(sessionStorage.getItem(reloadKey(url.pathname)), Date.now());
  } catch {
    return true;
  }
}

export function loadDocument(url: URL): void {
  isLeaving = true;
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  try {
    sessionStorage.setItem(reloadKey(url.pathname), String(Date.now()));
  } catch {
    // Storage is blocked: nothing guards.
  }
  window.location.assign(url.href);
}

/**
 * Imports a module that a page needs. When that fails, the page is loaded once more, as a document.
 *
 * @returns null when it fails again within the guard window, or offline
 */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    const page = new URL(target ?? window.location.href);
    // The same address with a fragment would not be loaded.
    page.hash = "";
    if (!navigator.onLine || !mayLoadDocument(page)) return null;
    loadDocument(page);
    return new Promise(() => undefined);
  }
}

const TARGET_KEY = "navigation-target";
/** A reload that comes later than this after a click has another cause. */
const TARGET_MS = 10_000;

/** Set on click already: a module of the next page can be missing before React renders the navigation. */
export function setNavigationTarget(url: URL | null): void {
  target = url;
  if ("navigation" in window) return;
  try {
    if (url === null) sessionStorage.removeItem(TARGET_KEY);
    else sessionStorage.setItem(TARGET_KEY, JSON.stringify({ href: url.href, at: Date.now() }));
  } catch {
    // Storage is blocked: the reload shows the page that was left.
  }
}

/**
 * Without the Navigation API, the router's reload because of a missing module cannot be redirected. The reloaded page
 * goes on to where the click led.
 *
 * @returns true when this document is being left
 */
export function resumeNavigation(): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(TARGET_KEY) ?? "null") as { href: string; at: number } | null;
    sessionStorage.removeItem(TARGET_KEY);
    if (stored === null || Date.now() - stored.at > TARGET_MS || stored.href === window.location.href) return false;
    window.location.replace(stored.href);
    return true;
  } catch {
    return false;
  }
}

function redirectReload(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
  // Vite's development server reloads too.
  if (target === null && import.meta.env.DEV) return;
  // Back and forward change the address first: then the reload loads the right page.
  if (target?.href === window.location.href && navigator.onLine) return;
  event.preventDefault();
  // Without a target, a prefetch failed.
  if (isLeaving || target === null) return;
  // Offline, a document load would end in the browser's own error page.
  if (navigator.onLine && mayLoadDocument(target)) loadDocument(target);
  else showToast("error", "This page could not be loaded right now. Please try again in a moment.");
}

/**
 * When a module of the next page is missing (after a deploy), React Router reloads the page being left
 * (`loadRouteModule`). This loads the requested page instead. Needs the Navigation API; elsewhere `resumeNavigation` does.
 *
 * @returns stops watching
 */
export function watchMissingModules(): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener("navigate", redirectReload);
  return () => navigation.removeEventListener("navigate", redirectReload);
}
