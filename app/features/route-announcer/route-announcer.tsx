import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** What the document said of its first page to machines (app/routes/page-head.ts): it is not true of the next one. */
const OF_THE_DOCUMENT = '[type="application/ld+json"],[property],[name^="twitter:"]';

/**
 * After a client navigation: the new title is announced, and a focus that fell to nowhere (its element is gone) goes to
 * the page's content. Focus that is somewhere stays there, so a keyboard user in the menu can go on.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  // With the page, not a turn later: React would catch that up in the middle of a Tab, when the focus is nowhere for the
  // moment between two elements, and the page's content would take it.
  useLayoutEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    for (const tag of document.head.querySelectorAll(OF_THE_DOCUMENT)) tag.remove();
    if (document.activeElement === null || document.activeElement === document.body) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite" data-announcer="route">
      {title}
    </div>
  );
}
