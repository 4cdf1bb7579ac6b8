/** Pages with another clock than the machine's. */

import type { Page } from "playwright-core";
import { hydrated } from "./visit.ts";

/** The visitor's clock is wrong by so much; Playwright's own clock would hide when the document came. */
export async function setClockWrong(page: Page, byMs: number): Promise<void> {
  await page.addInitScript((offset) => {
    const Right = Date;
    const now = () => Right.now() + offset;
    window.Date = class extends Right {
      constructor(value: number | string = now()) {
        super(value);
      }
      static override now = now;
    } as unknown as DateConstructor;
  }, byMs);
}

/** Opens a page, waits until it has hydrated, and pauses its clock. Advance it with `page.clock.runFor`. */
export async function openStopped(page: Page, url: string): Promise<void> {
  // Not an earlier time: cookies that the page writes would have expired.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  await page.clock.pauseAt(start + 60_000);
}
