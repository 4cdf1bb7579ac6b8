/** Tells crawlers from visitors by user agent. The browser has a short version of it (`SCRIPTED_CRAWLER`). */

import { createIsbotFromList, list } from "isbot";

/**
 * isbot's patterns of tools that measure pages in a real browser (headless Chrome, Lighthouse, WebPageTest, SpeedCurve).
 * They count as visitors, so that what is measured is what visitors get.
 */
const MEASURING_TOOLS: ReadonlySet<string> = new Set(["headless", "chrome-lighthouse", "ptst[ /]\\d", "speedcurve"]);

/** False without a user agent. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => !MEASURING_TOOLS.has(pattern)));
