import { useEffect } from "react";
import { useNavigation } from "react-router";
import { BUILD_POLL_INTERVAL_MS } from "#app/domain/constants.ts";
import { checkForNewBuild, isOutdated, setOwnBuild } from "./build-state.ts";
import { mayLoadDocument, noteDocumentLoad, setNavigationTarget, watchMissingModules } from "./document-load.ts";

/** The page of this site that a plain click leads to; null for clicks the router does not follow. */
function clickedPage(event: MouseEvent): URL | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !samePage ? url : null;
}

/** When another build is deployed, hides the click from LinkNavigation, so that the browser loads the page itself. */
function onClick(event: MouseEvent): void {
  const url = clickedPage(event);
  if (url === null) return;
  if (!isOutdated() || !mayLoadDocument(url)) return setNavigationTarget(url);
  noteDocumentLoad(url);
  event.stopImmediatePropagation();
}

/** Specification 4 "Build updates": checks every hour, and when a tab becomes visible after longer than that. */
function usePoll(): void {
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void checkForNewBuild();
    };
    const timer = setInterval(check, BUILD_POLL_INTERVAL_MS);
    const checkWhenVisible = () => {
      // Browsers throttle the timers of hidden tabs.
      if (document.visibilityState === "visible" && Date.now() - checkedAt > BUILD_POLL_INTERVAL_MS) check();
    };
    document.addEventListener("visibilitychange", checkWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkWhenVisible);
    };
  }, []);
}

/** @param build id of the build that rendered this document */
export function BuildUpdate({ build }: { build: string }) {
  usePoll();
  const pending = useNavigation().location;

  useEffect(() => setOwnBuild(build), [build]);

  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(watchMissingModules, []);
  useEffect(() => {
    if (pending === undefined) return undefined;
    setNavigationTarget(new URL(pending.pathname + pending.search + pending.hash, window.location.origin));
    return () => setNavigationTarget(null);
  }, [pending]);

  return null;
}
