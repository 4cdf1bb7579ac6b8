/** A page with a paused clock, for tests that advance time by exact steps. */

import type { Page } from "playwright-core";
import { hydrated } from "./visit.ts";

/** Opens a page, waits until it has hydrated, and pauses its clock. Advance it with `page.clock.runFor`. */
export async function openStopped(page: Page, url: string): Promise<void> {
  // Not an earlier time: cookies that the page writes would have expired.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  await page.clock.pauseAt(start + 60_000);
}
