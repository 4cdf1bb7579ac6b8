/** Keyboard navigation; checks after every key that the focus is visible. */

import type { Page } from "playwright-core";

/** More tab stops than any page has. */
const MAX_STOPS = 250;

/** Pixels by which places and sizes may differ, by rounding. */
const ROUNDING_PX = 2;

/**
 * The focused element, and whether its focus is visible (WCAG 2.4.7 and 2.4.11); null for none.
 *
 * @param scrolledFrom where the page was before: it may only have moved to an element that was out of view; null: it may move
 * @param wanted selector of the element that is looked for
 */
function focusStop(page: Page, scrolledFrom: number | null, wanted = "html") {
  const given = { scrolledFrom, roundingPx: ROUNDING_PX, wanted };
  return page.evaluate(({ scrolledFrom, roundingPx, wanted }) => {
    const focused = document.activeElement;
    // The focus has left the page for the browser's controls.
    if (focused === null || focused === document.body) return null;
    /** Tag and text, for messages. */
    const says = `${focused.tagName.toLowerCase()} "${(focused.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50)}"`;
    /** Why the focus is not visible there. */
    const problems: string[] = [];
    // The first line of a link that wraps.
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    // Only the part inside the window.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const isShown = (shown: number, size: number) => shown >= Math.min(24, size) - roundingPx;
    const isOn = isShown(right - left, box.width) && isShown(bottom - top, box.height);
    if (isOn) {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOnTop = at !== null && (focused.contains(at) || at.contains(focused));
      if (!isOnTop) problems.push(`covered by ${at?.className || at?.tagName}`);
    } else problems.push(`off the screen, at ${Math.round(box.left)}, ${Math.round(box.top)}`);
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // A card is ringed as a whole, by an ancestor.
    let ringed: Element | null = focused;
    while (ringed !== null && !isRinged(ringed)) ringed = ringed.parentElement;
    if (ringed === null) problems.push("no ring");
    const movedBy = scrolledFrom === null ? 0 : window.scrollY - scrolledFrom;
    if (Math.abs(movedBy) > roundingPx) {
      let pinned: Element | null = focused;
      const isPinned = (element: Element) => {
        const { position } = getComputedStyle(element);
        return position === "fixed" || (position === "sticky" && element.matches(".site-header"));
      };
      while (pinned !== null && !isPinned(pinned)) pinned = pinned.parentElement;
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(focused);
      const px = (length: string) => Number.parseFloat(length) || 0;
      const [highest, lowest] = [px(scrollPaddingTop), window.innerHeight - px(scrollPaddingBottom)];
      const all = focused.getBoundingClientRect();
      const wasInView =
        all.top + movedBy - px(scrollMarginTop) >= highest && all.bottom + movedBy + px(scrollMarginBottom) <= lowest;
      if (pinned !== null || wasInView) problems.push(`moved the page by ${Math.round(movedBy)} px`);
    }
    return { says, problems, scrollTop: window.scrollY, isWanted: focused.matches(wanted) };
  }, given);
}

/** Presses a key. @throws Error when the focus is not visible afterwards */
export async function press(page: Page, key: string, wanted?: string) {
  await page.keyboard.press(key);
  // Keys other than Tab may move the page: the lightbox follows its picture.
  const stop = await focusStop(page, null, wanted);
  if (stop !== null && stop.problems.length > 0) throw new Error(`after ${key}, ${stop.says}: ${stop.problems.join()}`);
  return stop;
}

/** Presses Tab until the selector's element has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if ((await press(page, key, selector))?.isWanted) return;
  }
  throw new Error(`no way to ${selector} by ${key}`);
}

/**
 * Tabs once through the page, from its start or end whatever is in view.
 *
 * @returns how many stops it has, and what is wrong at them
 */
export async function tabThrough(
  page: Page,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  let before = await page.evaluate(() => window.scrollY);
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const stop = await focusStop(page, before);
    if (stop === null) return { stops, problems };
    problems.push(...stop.problems.map((problem) => `${key} to ${stop.says}: ${problem}`));
    before = stop.scrollTop;
  }
  throw new Error("the focus never leaves the page");
}
