import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** JSON-LD and share card of the document's first page (app/routes/document-head.server.ts); wrong for the next one. */
const FIRST_PAGE_TAGS = '[type="application/ld+json"],[property],[name^="twitter:"]';

/** After a client navigation, announces the new title. The focus stays, or goes where keep-focus.tsx says. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    for (const tag of document.head.querySelectorAll(FIRST_PAGE_TAGS)) tag.remove();
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite" data-announcer="route">
      {title}
    </div>
  );
}
