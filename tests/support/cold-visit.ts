/** What a browser reports about the first visit of a page. */

import type { Page } from "playwright-core";

/** Farther down than the browser's threshold for lazy pictures. */
const FAR_PX = 4_000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Seen {
  shifts: number;
  /** Elements, and from where to where they moved. */
  moved: string[];
  formatters: string[];
  largest: string;
}

/** Sums layout shifts and names what moved, notes slow formatters of Intl (docs/performance.md) and the largest paint, from the start of the document. */
export function observe(): void {
  const seen: Seen = { shifts: 0, moved: [], formatters: [], largest: "" };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      seen.shifts += value;
      for (const { node, previousRect, currentRect } of sources)
        seen.moved.push(
          `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${previousRect.y} -> ${currentRect.y}`,
        );
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      seen.largest = element?.className ?? "";
  }).observe({ type: "largest-contentful-paint", buffered: true });
  for (const name of ["DateTimeFormat", "RelativeTimeFormat", "Collator"] as const) {
    const counted = new Proxy(Intl[name], {
      construct(target, given) {
        seen.formatters.push(name);
        return Reflect.construct(target, given) as object;
      },
    });
    Object.assign(Intl, { [name]: counted });
  }
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
    const own = Date.prototype[name];
    const counted = function (this: Date, ...given: []) {
      seen.formatters.push(name);
      return own.apply(this, given);
    };
    Object.assign(Date.prototype, { [name]: counted });
  }
}

/** What the browser's timeline and `observe` say about a cold visit. */
export function coldVisit(page: Page) {
  return page.evaluate((farPx) => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    const names = new Set(resources.map(({ name }) => name));
    const { images } = document;
    const far = [...images].filter(({ src }) => ![...images].some((one) => one.src === src && !isFar(one)));
    function isFar(image: HTMLImageElement) {
      return image.getBoundingClientRect().top > innerHeight + farPx;
    }
    return {
      isPainted: performance.getEntriesByName("first-contentful-paint").length > 0,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name),
      farPictures: far.map((one) => one.currentSrc).filter((src) => names.has(src)),
      scripts: [...names]
        .map((name) => new URL(name).pathname)
        .filter((path) => /\/(?!send-insights-)[^/]+\.js$/.test(path)),
      origins: [...new Set(resources.map(({ name }) => new URL(name).origin))],
      ...(window as unknown as { seen: Seen }).seen,
    };
  }, FAR_PX);
}

/**
 * Writes a document into the page in pieces, as a slow network brings it.
 *
 * @param page has `observe` as its init script, and ignores the policy of the document that it has
 * @returns the layout shifts so far, and what moved
 */
export function arriveSlowly(page: Page, html: string) {
  const pieces = html.replace(/<script\b[^]*?<\/script>/g, "").match(/^[^]*?<main|[^]{1,1000}/g) ?? [];
  return page.evaluate(async (all) => {
    document.open();
    for (const piece of all) {
      document.write(piece);
      // oxlint-disable-next-line no-await-in-loop -- each is painted
      await new Promise(requestAnimationFrame);
    }
    document.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as unknown as { seen: Seen }).seen;
  }, pieces);
}
