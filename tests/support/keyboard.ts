/** Keyboard navigation; checks after every key that the focus is visible. */

import type { Page } from "playwright-core";

/** More tab stops than any page has. */
const MAX_STOPS = 250;

interface Stop {
  /** Tag and text, for messages. */
  says: string;
  /** Why the focus is not visible there; empty when it is. */
  problems: string[];
}

/** The focused element, and whether its focus is visible (WCAG 2.4.7 and 2.4.11); null for none. */
function focusStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // The focus has left the page for the browser's controls.
    if (focused === null || focused === document.body) return null;
    const says = `${focused.tagName.toLowerCase()} "${(focused.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50)}"`;
    const problems: string[] = [];
    // The first line of a link that wraps.
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    // Only the part inside the window.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const isOn = right - left >= Math.min(24, box.width) && bottom - top >= Math.min(24, box.height);
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
    return { says, problems };
  });
}

/** Presses a key. @throws Error when the focus is not visible afterwards */
export async function press(page: Page, key: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  const stop = await focusStop(page);
  if (stop !== null && stop.problems.length > 0) throw new Error(`after ${key}, ${stop.says}: ${stop.problems.join()}`);
  return stop;
}

/** Presses Tab until the selector's element has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await press(page, key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`no way to ${selector} by ${key}`);
}

/** Tabs once through the page. @returns tag and text of each stop */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string[]> {
  const said: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    const stop = await press(page, key);
    if (stop === null) return said;
    said.push(stop.says);
  }
  throw new Error("the focus never leaves the page");
}

/** Stops in the header, which is sticky: reaching them must not scroll. */
export async function headerStops(page: Page): Promise<{ says: string; scrolledBy: number }[]> {
  const stops: { says: string; scrolledBy: number }[] = [];
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  for (let before = await top(); stops.length < MAX_STOPS; before = await top()) {
    const stop = await press(page, "Tab");
    const isInHeader = await page.evaluate(() => document.activeElement?.closest(".site-header, .skip-link") != null);
    if (stop === null || !isInHeader) return stops;
    stops.push({ says: stop.says, scrolledBy: (await top()) - before });
  }
  return stops;
}
