import { useEffect } from "react";
import { useNavigation } from "react-router";
import { BUILD_POLL_INTERVAL_MS } from "#app/domain/constants.ts";
import { inAppTarget } from "#app/domain/http/in-app-target.ts";
import { checkForNewBuild, isOutdated, setOwnBuild } from "./build-state.ts";
import { loadDocument, mayLoadDocument, setNavigationTarget, watchMissingModules } from "./document-load.ts";

/** The page that a click leads the router to; null for clicks it does not follow. */
function clickedPage(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null) return null;
  const { href, target } = link;
  const to = inAppTarget({ href, target, isDownload: link.hasAttribute("download") }, window.location.href);
  return to === null ? null : new URL(to, window.location.origin);
}

/** Before LinkNavigation, which follows no click whose default is prevented. */
function onClick(event: MouseEvent): void {
  const url = clickedPage(event);
  if (url === null) return;
  if (!isOutdated() || !mayLoadDocument(url)) return setNavigationTarget(url);
  event.preventDefault();
  loadDocument(url);
}

/** @param build id of the build that rendered this document */
export function BuildUpdate({ build }: { build: string }) {
  const pending = useNavigation().location;

  useEffect(() => setOwnBuild(build), [build]);

  // Specification 4 "Build updates".
  useEffect(() => {
    const timer = setInterval(() => void checkForNewBuild(), BUILD_POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);

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
