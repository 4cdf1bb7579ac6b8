/** Pages with another clock than the machine's. */

import { untilStored } from "./session-helpers.ts";
import { hydrated, type Visit } from "./visit.ts";

/**
 * Opens a page, waits until nothing of it is under way, the session included, and pauses its clock: a call that is open when
 * the clock jumps would run out of time. Advance it with `page.clock.runFor`.
 */
export async function openStopped(visit: Visit, url: string): Promise<void> {
  const { page } = visit;
  // Not an earlier time: cookies that the page writes would have expired.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  await untilStored(page.context(), (state) => state?.access_token !== undefined);
  await visit.settled();
  await page.clock.pauseAt(start + 60_000);
}
