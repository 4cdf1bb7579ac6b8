/** A page with a paused clock, for tests that advance time by exact steps. */

import type { Page } from "playwright-core";
import { hydrated } from "./visit.ts";

const START = new Date("2026-11-21T09:00:00Z");

/** Opens a page, waits until it has hydrated, and pauses its clock. Advance it with `page.clock.runFor`. */
export async function openStopped(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
}
