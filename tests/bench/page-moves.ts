/** Client navigations, from the click to the painted page, and input before hydration. */

import type { Browser, Page } from "playwright-core";
import { openThrottledPhone, throttle } from "./page-visit.ts";
import { openTab, touch } from "./tab.ts";

/** Longer than the pointer must rest on a link before its page is prefetched, plus the answer. */
const HOVER_MS = 700;

/** Far longer than any navigation. */
const NAVIGATION_TIMEOUT_MS = 20_000;

export interface Move {
  name: string;
  from: string;
  /** The link to click. */
  link: string;
  /** An element that only the next page has, besides another `h1`. */
  next: string;
}

const CARDS = [0, 1, 2, 3, 4];

export const MOVES: readonly Move[] = [
  ...CARDS.map((card) => ({
    name: "list to tour",
    from: "/our-tours",
    link: `.tour-card-link >> nth=${card}`,
    next: ".tour-gallery",
  })),
  ...[
    ["/about-us", "/meet-the-team"],
    ["/about-us", "/contact-us"],
    ["/faq", "/terms-conditions"],
    ["/faq", "/contact-us"],
    ["/why-use-national-park-express", "/licenses"],
  ].map(([from = "", to = ""]) => ({
    name: "content page to content page",
    from,
    link: `a[href="${to}"]:visible >> nth=0`,
    next: "h1",
  })),
];

export const HOME_TO_LIST: Move = {
  name: "home to list",
  from: "/",
  link: 'main a[href="/our-tours"] >> nth=0',
  next: "h1",
};

/** Between two content pages that other sites have, too. */
export const FAQ_TO_HOME: Move = {
  name: "FAQ to home",
  from: "/faq",
  link: 'header a[href="/"]:visible >> nth=0',
  next: "h1",
};

/** Taps that nothing announced: no prefetch but that of the touch itself. */
export const TAPS: readonly Move[] = [
  HOME_TO_LIST,
  { name: "list to tour", from: "/our-tours", link: ".tour-card-link >> nth=1", next: ".tour-gallery" },
  {
    name: "content page to content page",
    from: "/faq",
    link: 'main a[href="/contact-us"]:visible >> nth=0',
    next: "h1",
  },
];

type Timed = { paintedMs: Promise<number> };

/** Runs in the page. Resolves with the time from the next click to the frame that shows another `h1` and `next`. */
function timeNextPage([next, timeoutMs]: readonly [next: string, timeoutMs: number]): void {
  const heading = () => document.querySelector("h1")?.textContent;
  const paintedMs = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`no page with ${next} in ${timeoutMs} ms`)), timeoutMs);
    const before = heading();
    let clickedMs = 0;
    document.addEventListener(
      "click",
      (event) => {
        clickedMs = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      const now = heading();
      if (now === undefined || now === before || document.querySelector(next) === null) return;
      observer.disconnect();
      // A frame callback runs before its frame is painted; a task made in it runs after.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedMs)));
    });
    // Not the body: other sites replace it.
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  Object.assign(window, { paintedMs } satisfies Timed);
}

/**
 * Taps a link that nothing has pointed at before, on the throttled phone, once the page has long settled.
 *
 * @returns ms from the finger's leaving, which is the click, to the painted page
 */
export async function timeTap(browser: Browser, origin: URL, { from, link, next }: Move): Promise<number> {
  const tab = await openTab(browser, "phone");
  const { page } = tab;
  try {
    await page.goto(new URL(from, origin).href, { waitUntil: "networkidle" });
    await page.waitForTimeout(HOVER_MS);
    await throttle(tab);
    const target = page.locator(link);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(timeNextPage, [next, NAVIGATION_TIMEOUT_MS] as const);
    await touch(tab, target);
    return await page.evaluate(() => (window as unknown as Timed).paintedMs);
  } finally {
    await tab.close();
  }
}

/**
 * Rests the pointer on the link first, as readers do. Not throttled.
 *
 * @returns ms from the click to the painted page
 */
export async function timeMove(browser: Browser, origin: URL, { from, link, next }: Move): Promise<number> {
  const tab = await openTab(browser, "desktop");
  const { page } = tab;
  try {
    await page.goto(new URL(from, origin).href, { waitUntil: "networkidle" });
    await page.waitForTimeout(HOVER_MS);
    await page.locator(link).hover();
    await page.waitForTimeout(HOVER_MS);
    // Installed before the click, whose own time stamp starts the clock.
    await page.evaluate(timeNextPage, [next, NAVIGATION_TIMEOUT_MS] as const);
    await page.mouse.down();
    await page.mouse.up();
    return await page.evaluate(() => (window as unknown as Timed).paintedMs);
  } finally {
    await tab.close();
  }
}

export interface TouchFigures {
  /** The first touch came before hydration and opened the menu. */
  opened: boolean;
  /** The first touch, since navigation started. */
  touchedMs: number;
  hydratedMs: number;
  /** Longest time from a touch to the next paint, from FCP until shortly after hydration. */
  slowestMs: number;
  touches: number;
}

async function center(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const TOUCH_EVERY_MS = 120;
/** Beside the open menu's close button: a touch does nothing there, but the browser must answer it. */
const QUIET_PLACE = [100, 30] as const;

/** Opens the menu at the first paint, then touches the page until it is hydrated. On the throttled phone. */
export async function touchWhileHydrating(browser: Browser, url: URL): Promise<TouchFigures> {
  const tab = await openThrottledPhone(browser);
  const { page } = tab;
  try {
    await page.goto(url.href, { waitUntil: "commit" });
    await page.waitForFunction(() => window.probe.fcpMs > 0);
    await page.touchscreen.tap(...(await center(page, ".drawer-open")));
    const touchedMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(TOUCH_EVERY_MS);
    const isOpen = (await page.locator("dialog.drawer[open]").count()) > 0;
    let touches = 1;
    for (let last = false; !last; touches++) {
      last = await page.evaluate(() => window.probe.hydratedMs > 0);
      await page.touchscreen.tap(...QUIET_PLACE);
      await page.waitForTimeout(TOUCH_EVERY_MS);
    }
    const { hydratedMs, interactionsMs } = await page.evaluate(() => window.probe);
    const opened = isOpen && touchedMs < hydratedMs;
    return { opened, touchedMs, hydratedMs, slowestMs: Math.max(0, ...interactionsMs), touches };
  } finally {
    await tab.close();
  }
}
