/** The accessibility tree as text. */

import type { Page } from "playwright-core";

/** The tree below an element, with placeholders for what depends on the hour or the stack's ports. */
export async function treeOf(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).first().ariaSnapshot();
  return tree
    .replace(/Phones (?:open now,|closed\. Open)/g, "{Phones open or closed}")
    .replace(/http:\/\/localhost:\d+/g, "{operator}");
}

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";

/** Replaces dates and prices by placeholders, so that the tree is the same in every month. */
export function anyDate(tree: string): string {
  return tree
    .replace(/-\d{8}-\d{4}/g, "-{departure}")
    .replace(new RegExp(`\\b\\w+day, (${MONTHS}) \\d+`, "g"), "{weekday}, {month} {day}")
    .replace(new RegExp(`\\b(${MONTHS}) \\d{4}`, "g"), "{month} {year}")
    .replace(/\d{4}-\d{2}(-\d{2})?/g, "{date}")
    .replace(/\d+:\d{2} [AP]M/g, "{time}")
    .replace(/\$\d+/g, "{price}")
    .replace(/\d+ seats? left/g, "{n} seats left");
}
