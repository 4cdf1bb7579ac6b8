import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** JSON-LD and share card of the document's first page (app/routes/document-head.server.ts); wrong for the next one. */
const FIRST_PAGE_TAGS = '[type="application/ld+json"],[property],[name^="twitter:"]';

/**
 * After a client navigation, announces the new title. The focus stays, or goes where keep-focus.tsx says; where nothing had it, the
 * content takes it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  // Not a passive effect: that could run in the middle of a Tab, while no element has the focus, and steal it.
  useLayoutEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    for (const tag of document.head.querySelectorAll(FIRST_PAGE_TAGS)) tag.remove();
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite" data-announcer="route">
      {title}
    </div>
  );
}
