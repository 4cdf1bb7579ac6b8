import { useEffect } from "react";
import { useNavigation } from "react-router";
import { BUILD_POLL_INTERVAL_MS } from "#app/domain/constants.ts";
import { askForBuild, isOutdated, setOwnBuild } from "./build-state.ts";
import { headFor, watchMissingChunks } from "./missing-chunk.ts";
import { mayLeaveFor, noteReload } from "./reload-guard.ts";

/** The link a plain click would follow inside this site; null for everything the router would not follow either. */
function followed(event: MouseEvent): URL | null {
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

/**
 * With this build still current, takes note of where a click leads. With another build out, keeps the click from the
 * router (LinkNavigation, which listens behind this): the browser follows the link by itself and loads the new page.
 */
function onClick(event: MouseEvent): void {
  const url = followed(event);
  if (url === null) return;
  if (!isOutdated() || !mayLeaveFor(url)) return headFor(url);
  noteReload(url);
  event.stopImmediatePropagation();
}

/** Specification 4 "Build updates": asks every hour, and when a tab comes back after longer than that. */
function usePoll(): void {
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      void askForBuild();
    };
    const timer = setInterval(ask, BUILD_POLL_INTERVAL_MS);
    const askWhenBack = () => {
      // Browsers slow the timers of hidden tabs down, and stop them while the machine sleeps.
      if (document.visibilityState === "visible" && Date.now() - askedAt > BUILD_POLL_INTERVAL_MS) ask();
    };
    document.addEventListener("visibilitychange", askWhenBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askWhenBack);
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

  useEffect(watchMissingChunks, []);
  useEffect(() => {
    if (pending === undefined) return undefined;
    headFor(new URL(pending.pathname + pending.search + pending.hash, window.location.origin));
    return () => headFor(null);
  }, [pending]);

  return null;
}
