/**
 * Loads a page as a document instead of through the router, because the build changed; at most once per path within the
 * guard window, so that a broken deploy cannot cause a reload loop.
 */

import { type ClientInstrumentation, matchRoutes } from "react-router";
import { tabStorage } from "#app/components/browser-storage.ts";
import { showToast } from "#app/components/toast.ts";
import { mayReload, reloadKey } from "#app/domain/http/build-id.ts";

/** True once this document is being left for another one. */
let isLeaving = false;
/** The address that the current navigation leads to; null when there is none. */
let target: URL | null = null;

/** @returns false when this path was loaded as a document within the guard window */
export function mayLoadDocument(url: URL): boolean {
  return mayReload(tabStorage.get(reloadKey(url.pathname)), Date.now());
}

export function loadDocument(url: URL): void {
  isLeaving = true;
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  // Without storage, nothing guards.
  tabStorage.set(reloadKey(url.pathname), String(Date.now()));
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

/** Set on click already: a module of the next page can be missing before React renders the navigation. */
export function setNavigationTarget(url: URL | null): void {
  target = url;
}

/** Loads a page whose module is missing as a document. */
function loadOrTell(url: URL): void {
  // Offline, a document load would end in the browser's own error page.
  if (navigator.onLine && mayLoadDocument(url)) loadDocument(url);
  else showToast("error", "This page could not be loaded right now. Please try again in a moment.");
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
  loadOrTell(target);
}

/**
 * When a module of the next page is missing (after a deploy), React Router reloads the page being left
 * (`loadRouteModule`). This loads the requested page instead. Needs the Navigation API; elsewhere `modulesFirst` does.
 *
 * @returns stops watching
 */
export function watchMissingModules(): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener("navigate", redirectReload);
  return () => navigation.removeEventListener("navigate", redirectReload);
}

/** Only the Navigation API can redirect the router's reload. */
export const canRedirectReload = (): boolean => "navigation" in window;

interface ManifestRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
}

/** Imports all modules of a page, as React Router's manifest names them. @returns false when one is missing */
export async function takeModules(url: URL): Promise<boolean> {
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, ManifestRoute> } })
    .__reactRouterManifest;
  const pages = Object.entries(routes).filter(([, { path, index }]) => path !== undefined || index === true);
  const [match] =
    matchRoutes(
      pages.map(([id, { path = "/" }]) => ({ id, path })),
      url.pathname,
    ) ?? [];
  const modules: string[] = [];
  for (let route = routes[match?.route.id ?? ""]; route !== undefined; route = routes[route.parentId ?? ""])
    modules.push(route.module);
  try {
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    return true;
  } catch {
    return false;
  }
}

let navigations = 0;

/**
 * Takes the modules of the next page before the router asks for them, so that it finds none missing and never reloads the page
 * being left. For browsers without the Navigation API: the data of a page's first view waits for its modules.
 */
export const modulesFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        navigations += 1;
        const own = navigations;
        const url = new URL(String(to), window.location.href);
        const areThere = typeof to === "number" || (await takeModules(url));
        if (areThere && own === navigations) await go();
        else {
          if (own === navigations) loadOrTell(url);
          // The router goes on by itself when this ends without a call.
          await new Promise(() => undefined);
        }
      },
    }),
};
