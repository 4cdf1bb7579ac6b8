/** A browser tab as a visitor has it: own context, empty cache, no cookie, and nothing sent that names a measuring tool. */

import type { Browser, CDPSession, Locator, Page } from "playwright-core";
import { startProbe } from "./page-probe.ts";
import { type Device, userAgent } from "./user-agent.ts";

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  /** Lighthouse's phone (moto g power), so that its figures and ours are for the same screen. */
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

const MEASURING_TOOL = /headless|lighthouse/i;

export interface Tab {
  page: Page;
  cdp: CDPSession;
  /** @throws Error when a request named a measuring tool */
  close: () => Promise<void>;
}

/** Headless Chromium calls itself "HeadlessChrome", in `User-Agent` and in `Sec-CH-UA`; this replaces both. */
async function identifyAsChrome(cdp: CDPSession, device: Device, majorVersion: string): Promise<void> {
  await cdp.send("Emulation.setUserAgentOverride", {
    userAgent: userAgent(device, majorVersion),
    userAgentMetadata: {
      brands: ["Chromium", "Google Chrome"].map((brand) => ({ brand, version: majorVersion })),
      platform: device === "phone" ? "Android" : "Linux",
      platformVersion: "",
      architecture: "",
      model: "",
      mobile: device === "phone",
    },
  });
}

export async function openTab(browser: Browser, device: Device): Promise<Tab> {
  const context = await browser.newContext(SCREENS[device]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const giveaways = new Set<string>();
  cdp.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
    for (const [name, value] of Object.entries(headers)) {
      if (MEASURING_TOOL.test(value)) giveaways.add(`${name}: ${value}`);
    }
  });
  await cdp.send("Network.enable");
  await identifyAsChrome(cdp, device, browser.version().split(".", 1)[0] ?? "");
  await page.addInitScript(startProbe);
  return {
    page,
    cdp,
    async close() {
      await context.close();
      if (giveaways.size > 0) throw new Error(`The site was told that it is measured: ${[...giveaways].join(", ")}`);
    },
  };
}

/** How long a finger rests on the glass at least, and the default of Chromium's own `Input.synthesizeTapGesture`. Playwright lifts it at once. */
const TOUCH_MS = 50;

/** Touches the middle of an element that is on the screen. */
export async function touch({ page, cdp }: Tab, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the screen`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(TOUCH_MS);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
