/** From an input to the next paint (INP) of what visitors press and type into, with a CPU 4 times slower. */

import type { Browser, Locator } from "playwright-core";
import { THROTTLING } from "./page-visit.ts";
import { openTab, type Tab, touch } from "./tab.ts";
import type { Device } from "./user-agent.ts";

export interface Input {
  name: string;
  path: string;
  device: Device;
  /** Elements to use, in this order. */
  steps: readonly (readonly [selector: string, use: (target: Locator, tab: Tab) => Promise<void>])[];
}

const press = (target: Locator) => target.click();
const tap = (target: Locator, tab: Tab) => touch(tab, target);
const type = (target: Locator) => target.pressSequentially("Jo");
/** Chooses the next option; the list of options itself is the browser's. */
const choose = async (target: Locator, { page }: Tab) => {
  await target.focus();
  await page.keyboard.press("ArrowDown");
};

export const DRAWER_OPENED: Input = {
  name: "drawer opened",
  path: "/",
  device: "phone",
  steps: [[".drawer-open", tap]],
};

/** @param date a day with departures of the tour, `YYYY-MM-DD` */
export function inputsOf(tour: string, date: string): Input[] {
  const calendar = `${tour}?month=${date.slice(0, 7)}&date=${date}`;
  return [
    { name: "menu opened by its button", path: "/", device: "desktop", steps: [[".menu-open >> nth=0", press]] },
    DRAWER_OPENED,
    {
      name: "drawer opened and closed",
      path: "/",
      device: "phone",
      steps: [
        [".drawer-open", tap],
        [".drawer-close", tap],
      ],
    },
    { name: "question opened", path: "/faq", device: "phone", steps: [[".faq-item summary >> nth=1", tap]] },
    { name: "next month", path: calendar, device: "phone", steps: [["a.month-step >> nth=-1", tap]] },
    { name: "day chosen", path: calendar, device: "phone", steps: [[".day-link >> nth=3", tap]] },
    { name: "one adult more", path: calendar, device: "phone", steps: [[".party-step >> nth=1", tap]] },
    { name: "filters opened", path: "/our-tours", device: "phone", steps: [[".filter-more summary", tap]] },
    {
      name: "list filtered",
      path: "/our-tours",
      device: "phone",
      steps: [
        [".filter-more summary", tap],
        ["select[name=duration]", choose],
      ],
    },
    { name: "people chosen", path: "/our-tours", device: "phone", steps: [["select[name=people]", choose]] },
    { name: "letter typed", path: "/contact-us", device: "phone", steps: [["main input[name=name]", type]] },
    {
      name: "empty form sent",
      path: "/contact-us",
      device: "phone",
      steps: [[".contact-form button[type=submit]", tap]],
    },
    { name: "newsletter address typed", path: "/faq", device: "phone", steps: [["#footer-newsletter-email", type]] },
  ];
}

/** A visitor scrolls first and presses later. Without it, painting what Playwright scrolled to would count as part of the input. */
const SCROLLED_MS = 700;
/** Longer than a navigation on this machine takes, so that its rendering counts. */
const AFTERWARDS_MS = 1500;

/**
 * @param isOurs false: does not wait for hydration, which only our pages report
 * @returns ms of the slowest input; 16 also stands for all that were faster
 */
export async function timeInput(
  browser: Browser,
  origin: URL,
  { path, device, steps }: Input,
  isOurs = true,
): Promise<number> {
  const tab = await openTab(browser, device);
  const { page } = tab;
  try {
    await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
    if (isOurs) await page.waitForFunction(() => window.probe.hydratedMs > 0);
    await tab.cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING.cpu });
    await page.evaluate(() => {
      window.probe.interactionsMs = [];
    });
    for (const [selector, use] of steps) {
      const target = page.locator(selector);
      // oxlint-disable-next-line no-await-in-loop -- one input after the other
      await target.scrollIntoViewIfNeeded();
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForTimeout(SCROLLED_MS);
      // oxlint-disable-next-line no-await-in-loop
      await use(target, tab);
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForTimeout(AFTERWARDS_MS);
    }
    return await page.evaluate(() => Math.max(16, ...window.probe.interactionsMs));
  } finally {
    await tab.close();
  }
}
