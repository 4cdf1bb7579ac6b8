import { describe, expect, it } from "vitest";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { DEFAULT_TIME_ZONE } from "#app/domain/constants.ts";
import { load, newTab, stack, startJourneys, visit } from "#tests/support/journey.ts";
import { setClockWrong } from "#tests/support/stopped-clock.ts";
import type { Visit } from "#tests/support/visit.ts";

startJourneys();

const HOURS = "daily 7 AM to 7 PM, Las Vegas time";
/** Ahead of the clock: at an earlier time, cookies that the page writes would have expired. */
const WINTER_DAY = `${new Date().getUTCFullYear() + 1}-01-12`;

/** The page then goes by the visitor's clock, which Playwright sets. (Its clock hides when the document came.) */
async function hideServerTime({ page }: Visit) {
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

describe("opening hours beside the phone and text-us links", () => {
  it("are text in a page that is the same at any hour", async () => {
    const { body } = await stack.get("/");
    expect(body.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ")).toContain(HOURS);
    expect(body).not.toMatch(/Phones (?:open now|closed)/);
  });

  it("say whether phones are open, in any time zone of the visitor, shift nothing, and change with the hour", async () => {
    const tab = await newTab({ timezoneId: "Asia/Tokyo" });
    await hideServerTime(tab);
    await tab.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { __shifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          // Elsewhere, a heading's font arrives after its box.
          const inBar = entry.sources.some(({ node }) => node?.parentElement?.closest(".top-bar") != null);
          if (inBar) shifts.push(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await tab.page.clock.install({ time: new Date(`${WINTER_DAY}T02:57:00Z`) });
    await load("/");
    const hours = tab.page.locator(".top-bar .phone-hours");
    const said = async () => (await hours.innerText()).replace(/\s+/g, " ");
    await expect.poll(said).toBe(`Phones open now, ${HOURS}`);
    expect(await tab.page.evaluate(() => (window as unknown as { __shifts: number[] }).__shifts)).toEqual([]);
    await tab.page.clock.runFor("04:00");
    await expect.poll(said).toBe(`Phones closed. Open ${HOURS}`);
    expect(tab.trouble).toEqual([]);
  });

  it("go by the server's clock where the visitor's is wrong", async () => {
    const nowThere = placeTime(Date.now(), DEFAULT_TIME_ZONE);
    const isOpen = nowThere.time >= "07:00" && nowThere.time < "19:00";
    const tab = await newTab();
    // At which the phone is closed, or open.
    await setClockWrong(tab.page, Date.parse(`${WINTER_DAY}T${isOpen ? "08" : "20"}:00:00Z`) - Date.now());
    await load("/");
    const state = tab.page.locator(".top-bar .phone-hours-now");
    await expect.poll(() => state.innerText()).toBe(isOpen ? "Phones open now," : "Phones closed. Open");
  });

  it("are absent for a tenant without hours", async () => {
    const { body } = await stack.get("/", { host: "vegas.localhost" });
    expect(body).not.toContain("phone-hours");
  });
});

describe("a page that does not exist", () => {
  it("links to eight places, the tours, the questions and the phone", async () => {
    const tab = await visit("/nope", { viewport: { width: 320, height: 800 } });
    const main = tab.page.locator("main");
    expect([await tab.page.title(), await main.locator("h1").innerText()]).toEqual([
      "Page Not Found",
      "Page Not Found",
    ]);
    const text = (await main.innerText()).replace(/\s+/g, " ");
    expect(text).toContain("Oops! The page you're looking for doesn't exist.");
    expect(text).toContain("Page not found: /nope");
    expect(text).toContain(HOURS);
    expect(await main.locator('a[href^="/tours-detail/"]').count()).toBe(8);
    for (const href of ["/our-tours", "/faq", "tel:+17025550142", "sms:+17025550143"]) {
      expect(await main.locator(`a[href="${href}"]`).count(), href).toBe(1);
    }
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
