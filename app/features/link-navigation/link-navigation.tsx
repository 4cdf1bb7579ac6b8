import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { inAppTarget } from "#app/domain/http/in-app-target.ts";
import { useOpenTarget } from "./open-target.ts";

/** As long as a pointer may rest on a link by accident. */
const INTENT_MS = 100;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a[href]") : null;
}

/** Where the client router should go for this link, or null when the browser should follow it. */
function targetOf(link: HTMLAnchorElement | null): string | null {
  if (link === null) return null;
  return inAppTarget(
    { href: link.href, target: link.target, isDownload: link.hasAttribute("download") },
    location.href,
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Client navigation for every link of the site, the ones in CMS text included, by one listener on the document. A link
 * is a plain `<a>` then: it costs nothing to render, and works before and without scripts. With `data-stay` the window
 * stays where it is; `data-stay="replace"` also takes the place of the address before it: one step back leaves the page.
 *
 * The next page is fetched on intent (pointer resting, focus, touch), never because a link is in sight, and not for those
 * who asked to save data.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string | null>(null);
  useOpenTarget();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event.target);
      const to = targetOf(link);
      if (to === null) return;
      event.preventDefault();
      const stay = link?.dataset.stay;
      // By a pointer: to remove the focused element, browsers lay out the page that is about to go.
      if (event.detail > 0 && stay === undefined) link?.blur();
      void navigate(to, { preventScrollReset: stay !== undefined, replace: stay === "replace" });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    if (savesData()) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(waiting);
      // Offline, the router would reload the page because the next page's module cannot be had.
      const to = navigator.onLine ? targetOf(linkOf(event.target)) : null;
      if (to !== null) waiting = setTimeout(() => setIntent(to), event.type === "touchstart" ? 0 : INTENT_MS);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, consider, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const name of events) document.removeEventListener(name, consider);
    };
  }, []);

  return intent === null ? null : <PrefetchPageLinks page={intent} />;
}
