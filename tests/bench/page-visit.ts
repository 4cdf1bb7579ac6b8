/** One cold visit of a page on a slow phone: its vital figures, and what it loaded. */

import type { Browser, CDPSession, Page } from "playwright-core";
import { startProbe } from "./page-probe.ts";

/** Lighthouse's phone (moto g power), so that its figures and ours speak of the same screen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** "Slow 4G" as Lighthouse and WebPageTest have it. */
export const THROTTLING = { rttMs: 150, downKbit: 1600, upKbit: 750, cpu: 4 };

const BYTES_PER_KBIT = 1000 / 8;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image"] as const;
type Kind = (typeof KINDS)[number] | "Other";

export interface Weight {
  /** Bytes on the wire, headers included. */
  bytes: Record<Kind | "total", number>;
  requests: number;
  thirdParty: string[];
}

export interface PageFigures extends Weight {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  longestTask: number;
  hydrated: number;
  /** The document and what the browser says it had to wait for. */
  blocking: number;
  /** Requests that had started when something was painted first. */
  beforePaint: number;
}

/** Counts what goes over the wire until it is asked. */
async function weigh(cdp: CDPSession, ownOrigins: readonly string[]): Promise<Weight> {
  const weight: Weight = {
    bytes: { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0, total: 0 },
    requests: 0,
    thirdParty: [],
  };
  const kinds = new Map<string, Kind>();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? "Other");
    weight.requests += 1;
    if (!ownOrigins.includes(new URL(request.url).origin)) weight.thirdParty.push(request.url);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    weight.bytes[kind] += encodedDataLength;
    weight.bytes.total += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return weight;
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: THROTTLING.rttMs,
    downloadThroughput: THROTTLING.downKbit * BYTES_PER_KBIT,
    uploadThroughput: THROTTLING.upKbit * BYTES_PER_KBIT,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING.cpu });
}

/** A new phone with empty caches. */
export async function openPhone(
  browser: Browser,
  ownOrigins: readonly string[],
): Promise<{ page: Page; weight: Weight; close(): Promise<void> }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(startProbe);
  const weight = await weigh(cdp, ownOrigins);
  await throttle(cdp);
  return { page, weight, close: () => context.close() };
}

/** What the page has taken down by now (page-probe.ts), and the browser's own word on what blocked. */
function readProbe(page: Page) {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      ...window.probe,
      blocking: 1 + resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length,
      beforePaint: 1 + resources.filter(({ startTime }) => startTime < window.probe.fcp).length,
    };
  });
}

const BLOCKING_MS = 50;

/**
 * @param ownOrigins origins that are not a third party: the site and the admin host
 * @returns figures until the network has been silent for half a second
 */
export async function visitPage(browser: Browser, url: URL, ownOrigins: readonly string[]): Promise<PageFigures> {
  const phone = await openPhone(browser, ownOrigins);
  try {
    await phone.page.goto(url.href, { waitUntil: "networkidle" });
    await phone.page.waitForFunction(() => window.probe.hydrated > 0);
    const { longTasks, interactions: _none, ...figures } = await readProbe(phone.page);
    // As Lighthouse counts: from the first paint on, and of a task that paints only what follows.
    const late = longTasks.map(({ start, duration }) => start + duration - Math.max(start, figures.fcp));
    return {
      ...figures,
      ...phone.weight,
      tbt: late.reduce((sum, duration) => sum + Math.max(0, duration - BLOCKING_MS), 0),
      longestTask: Math.max(0, ...late),
    };
  } finally {
    await phone.close();
  }
}
