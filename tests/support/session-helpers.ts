/** Helpers of journeys about the session. */

import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated, type Visit } from "./visit.ts";

/** Records every call to `/api`, as `METHOD /path`. */
export function apiCallsOf(target: Page | BrowserContext): string[] {
  const calls: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  };
  if ("pages" in target) target.on("request", note);
  else target.on("request", note);
  return calls;
}

export interface StoredState {
  user: { username?: string; cart_user_type?: string } | null;
  cart: unknown[];
  access_token: string | null;
  refresh_token: string | null;
  sessionId: string | null;
  orderInfo?: unknown;
}

/** The `user-state` cookie, decoded as other systems on the host do; null without one. */
export async function storedState(context: BrowserContext): Promise<StoredState | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === "user-state");
  return cookie === undefined ? null : (JSON.parse(decodeURIComponent(cookie.value)) as StoredState);
}

/** Waits until the cookie fits. */
export async function untilStored(
  context: BrowserContext,
  isWanted: (state: StoredState | null) => boolean,
): Promise<StoredState | null> {
  await expect.poll(() => storedState(context)).toSatisfy(isWanted);
  return storedState(context);
}

/**
 * Runs the clock of a page with Playwright's clock until a condition holds, `atMost` seconds of page time. The clock stands
 * still while requests are pending, so time limits are met on a busy machine.
 */
export async function passTime(visit: Visit, atMost: number, isSo: () => boolean): Promise<void> {
  for (let seconds = 0; seconds <= atMost; seconds++) {
    if (isSo()) return;
    await visit.page.clock.runFor(1_000);
    await visit.page.waitForTimeout(20);
    await visit.settled();
  }
  throw new Error(`The condition did not hold within ${atMost} s of page time.`);
}

/** Collects toast events. Call before the page is opened. */
export async function collectToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(window, { toasts });
    window.addEventListener("site:toast", (event) => {
      const { status, message } = (event as CustomEvent<{ status: string; message: string }>).detail;
      toasts.push(`${status}: ${message}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { toasts: string[] }).toasts);
}

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
