/** The accessibility tree as text. */

import type { Page } from "playwright-core";

/** The tree below an element, with placeholders for what depends on the hour or the stack's ports. */
export async function treeOf(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).first().ariaSnapshot();
  return tree
    .replace(/Phones (?:open now,|closed\. Open)/g, "{Phones open or closed}")
    .replace(/http:\/\/localhost:\d+/g, "{operator}");
}
