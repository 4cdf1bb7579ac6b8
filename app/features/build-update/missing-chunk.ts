/**
 * A module of the next page that is gone (it belonged to an earlier build). React Router then reloads the page the
 * visitor is leaving (`loadRouteModule`); here that reload becomes a document load of the page they asked for.
 */

import { showToast } from "#app/components/toast.ts";
import { isLeaving, leaveFor } from "./reload-guard.ts";

/** The page the visitor is on the way to; null when nobody goes anywhere. */
let target: URL | null = null;

/** Takes note of where a navigation leads, as early as it is known: a module can be gone before React renders again. */
export function headFor(url: URL | null): void {
  target = url;
}

function redirectReload(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isLeaving()) return;
  // Vite's development server reloads too.
  if (target === null && import.meta.env.DEV) return;
  // Only a prefetch failed: nobody went anywhere. Or there is no network: the browser would show its own error page.
  if (target === null || !navigator.onLine) {
    event.preventDefault();
    if (target !== null) showToast("warning", "You are offline. Please try again when you are back.");
    return;
  }
  // The address bar shows the target already (back, forward): the reload is right as it is.
  if (target.href === window.location.href) return;
  event.preventDefault();
  if (!leaveFor(target)) showToast("error", "This page could not be loaded just now. Please try again in a moment.");
}

/**
 * Works by the Navigation API; browsers without it are reloaded by React Router and keep the page they were on.
 *
 * @returns ends the watch
 */
export function watchMissingChunks(): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener("navigate", redirectReload);
  return () => navigation.removeEventListener("navigate", redirectReload);
}
