import { describe, expect, it } from "vitest";
import { newTab, stack, startJourneys } from "#tests/support/journey.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();

const HOURS = "Every day 7:00 AM to 7:00 PM, Las Vegas time";

describe("opening hours beside the phone and text-us links", () => {
  it("are words on a page that is the same at any hour", async () => {
    const { body } = await stack.get("/");
    expect(body.replaceAll("<!-- -->", "")).toContain(HOURS);
    expect(body).not.toMatch(/(?:Open|Closed) now/);
  });

  it.each([
    ["2026-12-07T20:00:00Z", "Open now", "Asia/Tokyo"],
    ["2026-12-07T08:00:00Z", "Closed now", "Europe/London"],
  ])("at %s the browser adds: %s, wherever the visitor is", async (time, state, timezoneId) => {
    const tab = await newTab({ timezoneId });
    await tab.page.clock.setFixedTime(new Date(time));
    await tab.page.goto(stack.site.url.href, { waitUntil: "networkidle" });
    await hydrated(tab.page);
    const hours = tab.page.locator(".top-bar .phone-hours");
    await hours.getByText(state).waitFor();
    expect((await hours.innerText()).replace(/\s+/g, " ")).toBe(`${state} ${HOURS}`);
    expect(tab.trouble).toEqual([]);
    await tab.close();
  });

  it("move nothing when the word comes, and change when the hour does", async () => {
    const tab = await newTab();
    await tab.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { __shifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          // Elsewhere it is a heading's font that comes a moment after its box.
          const inBar = entry.sources.some(({ node }) => node?.parentElement?.closest(".top-bar") != null);
          if (inBar) shifts.push(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await tab.page.clock.install({ time: new Date("2026-12-08T02:57:00Z") });
    await tab.page.goto(stack.site.url.href, { waitUntil: "networkidle" });
    await hydrated(tab.page);
    await tab.page.locator(".top-bar .phone-hours").getByText("Open now").waitFor();
    expect(await tab.page.evaluate(() => (window as unknown as { __shifts: number[] }).__shifts)).toEqual([]);
    await tab.page.clock.runFor("04:00");
    await tab.page.locator(".top-bar .phone-hours").getByText("Closed now").waitFor();
    await tab.close();
  });

  it("a tenant that says no hours promises none", async () => {
    const { body } = await stack.get("/", { host: "vegas.localhost" });
    expect(body).not.toContain("phone-hours");
  });
});

describe("a page nobody finds", () => {
  it("leads on: eight places, the tours, the questions, the phone", async () => {
    const tab = await newTab({ viewport: { width: 320, height: 800 } });
    await tab.page.goto(new URL("/nope", stack.site.url).href, { waitUntil: "networkidle" });
    await hydrated(tab.page);
    const main = tab.page.locator("main");
    expect(await main.locator("h1").innerText()).toBe("Page Not Found");
    const text = (await main.innerText()).replace(/\s+/g, " ");
    expect(text).toContain("Oops! The page you're looking for doesn't exist.");
    expect(text).toContain("Page not found: /nope");
    expect(text).toContain(HOURS);
    expect(await main.locator('a[href^="/tours-detail/"]').count()).toBe(8);
    for (const href of ["/our-tours", "/faq", "tel:+17025550142", "sms:+17025550143"]) {
      expect(await main.locator(`a[href="${href}"]`).count(), href).toBe(1);
    }
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axeViolations(tab.page)).toEqual([]);
    await tab.close();
  });
});
