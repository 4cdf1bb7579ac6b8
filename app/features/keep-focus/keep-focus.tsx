import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** What may take the focus: no fields for text, which open the keyboard of a phone. */
const STOPS =
  'a[href], button:enabled, summary, select:enabled, output[tabindex], :is([type="checkbox"], [type="radio"]):enabled';

interface Focused {
  element: Element;
  /** What it is in, from the inside out: within the page's content, header or footer. */
  around: Element[];
  /** Stops before it. */
  before: Element[];
  /** The page does not move for a neighbor of what was pressed: something else may be under the finger. */
  isByKeyboard: boolean;
}

function focused(element: Element): Focused {
  const region = element.closest("main > *, .site-header, .site-footer");
  const around: Element[] = [];
  for (let box = element.parentElement; box !== null && region?.contains(box) === true; box = box.parentElement) {
    around.push(box);
  }
  const before = [...(region?.querySelectorAll(STOPS) ?? [])].filter(
    (stop) => (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return { element, around, before, isByKeyboard: element.matches(":focus-visible") };
}

/** What has come in the place of what is gone, else what follows, else what stands before; null when nothing there takes the focus. */
function neighborOf({ around, before }: Focused): HTMLElement | null {
  for (const box of around.filter(({ isConnected }) => isConnected)) {
    // Safari has `checkVisibility` since 17.4.
    const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0,
    );
    const next = 1 + stops.findLastIndex((stop) => before.includes(stop));
    const neighbor = stops[next] ?? stops.at(-1);
    if (neighbor !== undefined) return neighbor;
  }
  return null;
}

/**
 * The one place that says where the focus goes when what had it is removed (WCAG 2.4.3): to a neighbor, else to the page's
 * content. Renders nothing.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Focused | null = null;

    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? focused(target) : null;
    };
    const onBlur = ({ target }: FocusEvent) => {
      // Later: some browsers tell of a removal in this way, too. A button that is disabled loses the focus against its will.
      setTimeout(() => {
        if (last?.element !== target || document.activeElement === target) return;
        if (last.element.isConnected && !last.element.matches(":disabled")) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return;
      const neighbor = neighborOf(last);
      const preventScroll = !last.isByKeyboard;
      last = null;
      if (neighbor === null) document.getElementById("main")?.focus({ preventScroll: true });
      else neighbor.focus({ preventScroll });
    });

    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
      observer.disconnect();
    };
  }, []);
  return null;
}

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
