import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from "react-router";
import { onDocumentClick } from "#app/components/document-clicks.ts";
import { BUILD_POLL_INTERVAL_MS } from "#app/domain/constants.ts";
import { inAppTarget, leavesApp } from "#app/domain/http/visitor-paths.ts";
import { restOfVisit, SESSION, visitOf, withVisit } from "#app/domain/visit/visit.ts";
import {
  canRedirectReload,
  loadDocument,
  mayLoadDocument,
  setNavigationTarget,
  takeModules,
  watchMissingModules,
} from "./document-load.ts";
import { checkForNewBuild, isOutdated, setOwnBuild, showOfflineToast } from "./page-data.ts";

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 100;

/** Links in drawings too. */
type Link = HTMLAnchorElement | SVGAElement;

function linkOf(target: EventTarget | null): Link | null {
  return target instanceof Element ? target.closest<Link>("a[href]") : null;
}

/** The query that the router leads to; null while it does not. */
let pendingSearch: string | null = null;

const queryNow = () => new URLSearchParams(pendingSearch ?? location.search);

/** Address for the client router, with the visit, or null when the browser is to follow the link itself. */
function targetOf(link: Link | null): string | null {
  if (link === null) return null;
  const to = inAppTarget(
    {
      href: new URL(link.dataset.href ?? link.getAttribute("href") ?? "", location.href).href,
      target: link.getAttribute("target") ?? "",
      isDownload: link.hasAttribute("download"),
    },
    location.href,
  );
  return to === null ? null : withVisit(to, visitOf(queryNow()), link.dataset.without);
}

/** A link that is opened in another tab, or copied, has the visit while the browser reads its address. */
function lendVisit(event: MouseEvent): void {
  const link = linkOf(event.target instanceof Element ? event.target : null);
  const to = event.defaultPrevented ? null : targetOf(link);
  const own = link?.getAttribute("href");
  if (link === null || to === null || typeof own !== "string") return;
  link.setAttribute("href", to);
  setTimeout(() => link.setAttribute("href", own));
}

/**
 * A form that leads on takes the visit along, as far as it does not ask for it itself. One of the page itself keeps more of its
 * address in hidden fields, as it was when the page was rendered: they get what it says now.
 */
function addVisit({ target: form, formData }: FormDataEvent): void {
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return;
  const to = new URL(form.getAttribute("action") ?? "", location.href);
  if (to.origin !== location.origin || leavesApp(to.pathname)) return;
  const hidden = Array.from(form.querySelectorAll<HTMLInputElement>("input[type=hidden]"), ({ name }) => name);
  const kept = to.pathname === location.pathname ? [...hidden, SESSION] : [];
  for (const name of kept) formData.delete(name);
  const query = queryNow();
  const rest = restOfVisit(visitOf(query), [...formData.keys()]);
  for (const [name, value] of query)
    if (kept.includes(name) || rest.some(([own]) => own === name)) formData.append(name, value);
  for (const name of new Set(formData.keys()))
    if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * Follows a GET form that leaves the site as if it were a link: in Chromium, the policy's `form-action` would hold for every
 * redirect behind its address too, to a payment host for example. Others than GET forms have the visit in their address.
 */
function followForm(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const action = form.getAttribute("action") ?? "";
  if (form.method !== "get") {
    form.setAttribute("action", withVisit(action, visitOf(queryNow())));
    return;
  }
  const to = new URL(action, location.href);
  if (to.origin !== location.origin || !leavesApp(to.pathname)) return;
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  to.search = query.toString();
  location.assign(to);
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Opens the `<details>` that the fragment points into; browsers do so for document loads only. */
function useOpenDetails(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [location]);
}

/** Prefetches the page of a link on intent (pointer resting, focus, touch), unless the browser asks to save data. */
function usePrefetchTarget(): string | null {
  const [intent, setIntent] = useState<string | null>(null);
  useEffect(() => {
    if (savesData()) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (to: string) => {
      if (canRedirectReload()) return setIntent(to);
      // A module that is missing would make the router reload this page.
      void takeModules(new URL(to, window.location.href)).then((areThere) => areThere && setIntent(to));
    };
    const consider = (event: Event) => {
      clearTimeout(waiting);
      // Offline, a failed module load would make the router reload the page.
      const to = navigator.onLine ? targetOf(linkOf(event.target)) : null;
      if (to === null) return;
      // A touch becomes a click at once: in a later frame, rendering the navigation would hold these requests back.
      if (event.type === "touchstart") flushSync(() => prefetch(to));
      else waiting = setTimeout(() => prefetch(to), INTENT_MS);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, consider, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const name of events) document.removeEventListener(name, consider);
    };
  }, []);
  return intent;
}

/** Specification 4 "Build updates", and what a missing module of the next page leads to. */
function useBuildUpdates(build: string): void {
  const pending = useNavigation().location;
  useEffect(() => setOwnBuild(build), [build]);
  useEffect(() => {
    const timer = setInterval(() => void checkForNewBuild(), BUILD_POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(watchMissingModules, []);
  useEffect(() => {
    if (pending === undefined) return undefined;
    setNavigationTarget(new URL(pending.pathname + pending.search + pending.hash, window.location.origin));
    return () => setNavigationTarget(null);
  }, [pending]);
}

/**
 * Follows every plain `<a>` of the site, links in CMS text included:
 *
 * - by the client router; as a document when another build is deployed;
 * - while offline not at all: the last one is followed when the network is back.
 *
 * GET forms that leave the site are followed like links. `data-stay` keeps the scroll position.
 *
 * @param build id of the build that rendered this document
 */
export function Navigation({ build }: { build: string }) {
  const navigate = useNavigate();
  const prefetched = usePrefetchTarget();
  const pending = useNavigation().location;
  useEffect(() => {
    pendingSearch = pending?.search ?? null;
  }, [pending]);
  useOpenDetails();
  useBuildUpdates(build);

  useEffect(() => {
    /** What a click while offline asked for. */
    let held: string | null = null;
    const stopFollowing = onDocumentClick("*", (clicked, event) => {
      held = null;
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(clicked);
      const to = targetOf(link);
      if (to === null) return;
      event.preventDefault();
      // The page that is being loaded is not given up for a place on this one.
      if (pendingSearch !== null && link?.getAttribute("href")?.startsWith("#"))
        return document.getElementById(new URL(to, window.location.href).hash.slice(1))?.scrollIntoView();
      if (!navigator.onLine) {
        held = to;
        return showOfflineToast();
      }
      const url = new URL(to, window.location.origin);
      if (isOutdated() && mayLoadDocument(url)) return loadDocument(url);
      setNavigationTarget(url);
      const stay = link?.dataset.stay;
      // Removing a focused element would force a layout of the old page. Keyboard users keep their focus.
      if (event.detail > 0 && stay === undefined) link?.blur();
      void navigate(to, {
        preventScrollReset: stay !== undefined,
        replace: url.href === window.location.href,
      });
    });
    const resume = () => {
      const to = held;
      held = null;
      if (to !== null) void navigate(to);
    };
    document.addEventListener("submit", followForm);
    document.addEventListener("formdata", addVisit);
    for (const name of ["click", "auxclick", "contextmenu"] as const) document.addEventListener(name, lendVisit);
    window.addEventListener("online", resume);
    return () => {
      stopFollowing();
      document.removeEventListener("submit", followForm);
      document.removeEventListener("formdata", addVisit);
      for (const name of ["click", "auxclick", "contextmenu"] as const) document.removeEventListener(name, lendVisit);
      window.removeEventListener("online", resume);
    };
  }, [navigate]);

  return prefetched === null ? null : <PrefetchPageLinks page={prefetched} />;
}
