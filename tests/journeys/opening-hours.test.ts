import { describe, expect, it } from "vitest";
import { load, newTab, stack, startJourneys } from "#tests/support/journey.ts";
import { untilStored } from "#tests/support/session-helpers.ts";
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
    // A call that is open when the clock jumps would run out of time.
    await untilStored(tab.page.context(), (state) => state?.access_token !== undefined);
    await tab.settled();
    await tab.page.clock.runFor("04:00");
    await expect.poll(said).toBe(`Phones closed. Open ${HOURS}`);
    expect(tab.trouble).toEqual([]);
  });

  it("are absent for a tenant without hours", async () => {
    const { body } = await stack.get("/", { host: "vegas.localhost" });
    expect(body).not.toContain("phone-hours");
  });
});
