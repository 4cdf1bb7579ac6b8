/** One cold visit of a page on a slow phone: its timings, and what it loaded. */

import type { Browser, CDPSession, Page } from "playwright-core";
import { openTab, type Tab } from "./tab.ts";

/** "Slow 4G" as in Lighthouse and WebPageTest. Applied by the browser, not simulated. */
export const THROTTLING = { rttMs: 150, downKbit: 1600, upKbit: 750, cpu: 4 };

const BYTES_PER_KBIT = 1000 / 8;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image"] as const;
type Kind = (typeof KINDS)[number] | "Other";

export interface Transfer {
  /** Bytes on the wire, headers included. */
  bytes: Record<Kind | "total", number>;
  requests: number;
  thirdParty: string[];
  /** Without what these would have loaded, a page is faster than it is. */
  failed: string[];
}

export interface PageFigures extends Transfer {
  fcpMs: number;
  lcpMs: number;
  lcpElement: string;
  cls: number;
  tbtMs: number;
  longestTaskMs: number;
  /** End of the last task over 50 ms; FCP when there was none. */
  quietMs: number;
  hydratedMs: number;
  /** The document and every resource the browser reports as render-blocking. */
  blocking: number;
}

/** @returns sums that grow as responses arrive */
function countTransfer(cdp: CDPSession, ownOrigins: readonly string[]): Transfer {
  const transfer: Transfer = {
    bytes: { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0, total: 0 },
    requests: 0,
    thirdParty: [],
    failed: [],
  };
  const asked = new Map<string, { kind: Kind; url: string }>();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    asked.set(requestId, { kind: KINDS.find((kind) => kind === type) ?? "Other", url: request.url });
    transfer.requests += 1;
    if (!ownOrigins.includes(new URL(request.url).origin)) transfer.thirdParty.push(request.url);
  });
  cdp.on("Network.responseReceived", ({ response }) => {
    if (response.status >= 400) transfer.failed.push(`${response.status} ${response.url}`);
  });
  cdp.on("Network.loadingFailed", ({ requestId, errorText, canceled }) => {
    const url = asked.get(requestId)?.url;
    if (url !== undefined && canceled !== true) transfer.failed.push(`${errorText} ${url}`);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = asked.get(requestId)?.kind;
    if (kind === undefined) return;
    transfer.bytes[kind] += encodedDataLength;
    transfer.bytes.total += encodedDataLength;
  });
  return transfer;
}

export async function throttle(tab: Tab): Promise<void> {
  await tab.cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: THROTTLING.rttMs,
    downloadThroughput: THROTTLING.downKbit * BYTES_PER_KBIT,
    uploadThroughput: THROTTLING.upKbit * BYTES_PER_KBIT,
  });
  await tab.cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING.cpu });
}

export async function openThrottledPhone(browser: Browser): Promise<Tab> {
  const tab = await openTab(browser, "phone");
  await throttle(tab);
  return tab;
}

function readProbe(page: Page) {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      ...window.probe,
      blocking: 1 + resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length,
    };
  });
}

const BLOCKING_MS = 50;

const ELSEWHERE = "http://search.example/";

/** Visitors come from another site, so their browser starts another process for ours, whatever the page's headers are. */
async function startElsewhere(page: Page): Promise<void> {
  await page.route(ELSEWHERE, (route) => route.fulfill({ contentType: "text/html", body: "<title>Search</title>" }));
  await page.goto(ELSEWHERE);
  await page.unroute(ELSEWHERE);
}

/**
 * Measures until no request was pending for half a second. Throws when a request failed.
 *
 * @param ownOrigins the site and the admin host; all others count as third parties
 * @param isOurs false: `hydratedMs` stays 0, because only our pages say when they are hydrated
 */
export async function visitPage(
  browser: Browser,
  url: URL,
  ownOrigins: readonly string[],
  isOurs = true,
): Promise<PageFigures> {
  const tab = await openThrottledPhone(browser);
  const { page } = tab;
  try {
    await startElsewhere(page);
    const transfer = countTransfer(tab.cdp, ownOrigins);
    await page.goto(url.href, { waitUntil: "networkidle" });
    if (isOurs) await page.waitForFunction(() => window.probe.hydratedMs > 0);
    if (transfer.failed.length > 0) throw new Error(`${url.href} is not measured whole: ${transfer.failed.join(", ")}`);
    const { longTasks, interactionsMs: _none, ...figures } = await readProbe(page);
    // As Lighthouse counts: only after FCP, and of a task that runs across it only the rest.
    const tasksMs = longTasks.map(({ startMs, durationMs }) => startMs + durationMs - Math.max(startMs, figures.fcpMs));
    return {
      ...figures,
      ...transfer,
      tbtMs: tasksMs.reduce((sum, taskMs) => sum + Math.max(0, taskMs - BLOCKING_MS), 0),
      longestTaskMs: Math.max(0, ...tasksMs),
      quietMs: Math.max(figures.fcpMs, ...longTasks.map(({ startMs, durationMs }) => startMs + durationMs)),
    };
  } finally {
    await tab.close();
  }
}

/** Characters of JavaScript that ran until the page was idle, not throttled. */
export async function executedBytes(browser: Browser, url: URL): Promise<number> {
  const tab = await openTab(browser, "phone");
  const { page } = tab;
  try {
    await page.coverage.startJSCoverage();
    await page.goto(url.href, { waitUntil: "networkidle" });
    await page.waitForTimeout(1000);
    const scripts = await page.coverage.stopJSCoverage();
    return scripts.reduce((sum, { source = "", functions }) => {
      const ran = new Uint8Array(source.length);
      const ranges = functions.flatMap((each) => each.ranges);
      // Inner ranges say more than those around them.
      ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
      for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      return sum + ran.reduce((total, each) => total + each, 0);
    }, 0);
  } finally {
    await tab.close();
  }
}
