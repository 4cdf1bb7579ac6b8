/**
 * A module of the next page that is gone (it belonged to an earlier build). React Router then reloads the page the
 * visitor is leaving (`loadRouteModule`); here that reload becomes a document load of the page they asked for.
 */

import { showToast } from "#app/components/toast.ts";
import { leaveFor } from "./reload-guard.ts";

/**
 * Works by the Navigation API; browsers without it are reloaded by React Router and keep the page they were on.
 *
 * @param target the page being navigated to
 * @returns ends the watch
 */
export function watchMissingChunks(target: URL): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  const redirectReload = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    // The address bar shows the target already (back, forward): the reload is right as it is.
    if (target.href === window.location.href) return;
    event.preventDefault();
    if (!leaveFor(target)) showToast("error", "This page could not be loaded just now. Please try again in a moment.");
  };
  navigation.addEventListener("navigate", redirectReload);
  return () => navigation.removeEventListener("navigate", redirectReload);
}
