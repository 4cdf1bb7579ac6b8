import { useEffect } from "react";

/** The position of an element: in a parent, between two neighbors. */
interface Place {
  parent: Element;
  previous: Element | null;
  next: Element | null;
}

/** The places of an element and of what it is in, within the page's content, header or footer. */
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  const region = element.closest("main, .site-header, .site-footer");
  for (let child = element; child.parentElement !== null && child !== region; child = child.parentElement) {
    // A child of the content is the page itself.
    if (region === null || child.parentElement.matches("main")) break;
    places.push({
      parent: child.parentElement,
      previous: child.previousElementSibling,
      next: child.nextElementSibling,
    });
  }
  return places;
}

/** What may take the focus: no fields for text, which open the keyboard of a phone. */
const STOPS = 'a[href], button:enabled, summary, select:enabled, :is([type="checkbox"], [type="radio"]):enabled';

function stopsIn(element: Element, isNew: boolean): HTMLElement[] {
  const selector = isNew ? `${STOPS}, [tabindex="-1"]` : STOPS;
  const own = element.matches(selector) ? [element as HTMLElement] : [];
  const all = [...own, ...element.querySelectorAll<HTMLElement>(selector)];
  // Safari has `checkVisibility` since 17.4.
  return all.filter((stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0);
}

/** What has come in this place, else what follows, else what stands before; null when nothing there takes the focus. */
function neighborAt({ parent, previous, next }: Place): HTMLElement | null {
  // Fields of a form stand in for its properties: one may be called `children`.
  const children = [...parent.querySelectorAll(":scope > *")];
  const from = previous === null ? 0 : children.indexOf(previous) + 1;
  const end = next === null ? -1 : children.indexOf(next);
  const to = end === -1 ? children.length : end;
  const stops = (some: Element[], isNew = false) => some.flatMap((child) => stopsIn(child, isNew));
  return (
    stops(children.slice(from, to), true)[0] ??
    stops(children.slice(to))[0] ??
    stops(children.slice(0, from)).at(-1) ??
    null
  );
}

/**
 * The one place that says where the focus goes when what had it is removed (WCAG 2.4.3): to a neighbor, else to the page's
 * content. Renders nothing.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: { element: Element; places: Place[] } | null = null;

    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { element: target, places: placesOf(target) } : null;
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
      const left = last.places.filter(({ parent }) => parent.isConnected);
      last = null;
      for (const place of left) {
        const neighbor = neighborAt(place);
        if (neighbor === null) continue;
        neighbor.focus();
        return;
      }
      document.getElementById("main")?.focus({ preventScroll: true });
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
