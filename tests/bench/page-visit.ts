/** One cold visit of a page on a slow phone, with an ordinary browser's user agent: crawlers get other answers. */

import type { Browser, BrowserContext, Page } from "playwright-core";

/** "Slow 4G" as in Lighthouse and WebPageTest. Applied by the browser, not simulated. */
export const THROTTLING = { rttMs: 150, downKbit: 1600, upKbit: 750, cpu: 4 };
const BYTES_PER_KBIT = 1000 / 8;

export interface Site {
  name: string;
  origin: URL;
  /** False: `hydrated` stays 0, because only our pages say when they are hydrated. */
  isOurs: boolean;
}

/** Times in ms since navigation started. */
interface Probe {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  /** From an input to the next paint (Event Timing), as INP counts. */
  inputs: number[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts; it must not refer to anything outside of itself. */
function startProbe(): void {
  const probe: Probe = { firstPaint: 0, largestPaint: 0, hydrated: 0, inputs: [] };
  window.probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") probe.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  observe("event", ({ duration }) => probe.inputs.push(duration), { durationThreshold: 16 });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    probe.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/** Opens a phone whose network and CPU are throttled. */
async function throttledPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: THROTTLING.rttMs,
    downloadThroughput: THROTTLING.downKbit * BYTES_PER_KBIT,
    uploadThroughput: THROTTLING.upKbit * BYTES_PER_KBIT,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING.cpu });
  await page.addInitScript(startProbe);
  return page;
}

const SETTLED_MS = 500;

/** From a tap on the first button that is on the screen to the next paint; 16 also stands for everything faster. */
async function tapMs(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.probe.inputs = [];
  });
  const button = page.locator(":is(button, summary):visible").first();
  if ((await button.count()) > 0) await button.tap();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Math.max(16, ...window.probe.inputs));
}

/** Measures until no request was pending for half a second. @throws when a request of the page failed */
export async function visitPage(
  browser: Browser,
  { origin, isOurs }: Site,
  path: string,
): Promise<Record<string, number>> {
  const version = browser.version().split(".", 1)[0];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...{ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  });
  try {
    const page = await throttledPhone(context);
    const failed: string[] = [];
    const sizes: Promise<number>[] = [];
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // An answer that the page does not read, such as one of a limit for many visitors at one address.
      if (reason !== "net::ERR_ABORTED") failed.push(`${request.url()} ${reason}`);
    });
    page.on("requestfinished", (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
    if (isOurs) await page.waitForFunction(() => window.probe.hydrated > 0);
    // Without what these would have loaded, a page is faster than it is.
    if (failed.length > 0) throw new Error(`${path} of ${origin.host} is not measured whole: ${failed.join(", ")}`);
    const bytes = (await Promise.all([...sizes])).reduce((sum, size) => sum + size, 0);
    const { firstPaint, largestPaint, hydrated } = await page.evaluate(() => window.probe);
    return {
      "first paint": Math.round(firstPaint),
      "largest paint": Math.round(largestPaint),
      hydrated: Math.round(hydrated),
      "tap to paint": await tapMs(page),
      requests: sizes.length,
      KB: Math.round(bytes / 1024),
    };
  } finally {
    await context.close();
  }
}
