/** What a visitor does: goes from a list to a tour, and touches the page before React has taken it over. */

import type { Browser, Page } from "playwright-core";
import { hydrated } from "#tests/support/visit.ts";
import { openPhone } from "./page-visit.ts";

/** Longer than the pointer has to rest on a link (app/features/link-navigation), and the answer's way. */
const HOVER_MS = 700;

type Timed = { painted: Promise<number> };

/** Starts a clock at the next click and stops it when the frame with the new page's heading has been painted. */
function timeNextHeading(): void {
  const painted = new Promise<number>((resolve) => {
    const before = document.querySelector("h1");
    let clicked = 0;
    const isNew = () => {
      const heading = document.querySelector("h1");
      return heading !== null && heading !== before && document.querySelector(".tour-gallery") !== null;
    };
    document.addEventListener(
      "click",
      (event) => {
        clicked = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (!isNew()) return;
      observer.disconnect();
      // A frame callback runs before its frame is painted; a task made in it, after.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { painted } satisfies Timed);
}

/**
 * List to detail with the pointer resting on the link first, as a reader does; no throttling.
 *
 * @returns ms from the click to the painted tour, one a card
 */
export async function timeListToDetail(browser: Browser, origin: URL, cards: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  try {
    for (let card = 0; card < cards; card++) {
      await page.goto(new URL("/our-tours", origin).href, { waitUntil: "networkidle" });
      await hydrated(page);
      const link = page.locator(".tour-card-link").nth(card);
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
      // Before the click: a clock that comes after it would count from the start of the document.
      await page.evaluate(timeNextHeading);
      await page.mouse.down();
      await page.mouse.up();
      times.push(await page.evaluate(() => (window as unknown as Timed).painted));
    }
  } finally {
    await context.close();
  }
  return times;
}

export interface TouchFigures {
  /** The first touch came before React; did the menu open all the same? */
  opened: boolean;
  /** ms from navigation to that touch, and to React. */
  touched: number;
  hydrated: number;
  /** Longest time from a touch to the next paint, from the first paint to React and a little more. */
  slowest: number;
  touches: number;
}

async function center(page: Page, selector: string): Promise<[x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const TOUCH_EVERY_MS = 120;
/** Beside the open menu's close button: nothing happens there, but the browser has to answer. */
const QUIET_PLACE = [100, 30] as const;

/** Opens the menu as soon as there is something to see, then touches the page again and again until React is there. */
export async function touchWhileHydrating(
  browser: Browser,
  url: URL,
  ownOrigins: readonly string[],
): Promise<TouchFigures> {
  const phone = await openPhone(browser, ownOrigins);
  const { page } = phone;
  try {
    await page.goto(url.href, { waitUntil: "commit" });
    await page.waitForFunction(() => window.probe.fcp > 0);
    await page.touchscreen.tap(...(await center(page, ".drawer-open")));
    const touched = await page.evaluate(() => performance.now());
    await page.waitForTimeout(TOUCH_EVERY_MS);
    const opened = (await page.locator("dialog.drawer[open]").count()) > 0;
    const early = await page.evaluate(() => window.probe.hydrated === 0);
    let touches = 1;
    for (let last = false; !last; touches++) {
      last = await page.evaluate(() => window.probe.hydrated > 0);
      await page.touchscreen.tap(...QUIET_PLACE);
      await page.waitForTimeout(TOUCH_EVERY_MS);
    }
    const figures = await page.evaluate(() => ({
      hydrated: window.probe.hydrated,
      slowest: Math.max(0, ...window.probe.interactions),
    }));
    return { ...figures, opened: opened && early, touched, touches };
  } finally {
    await phone.close();
  }
}
