import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dateWhere, hasRoomFor } from "#tests/support/assistant.ts";
import { engine, load, newTab, stack, startJourneys } from "#tests/support/journey.ts";

startJourneys();

const MARGIN = "10mm";

/** How many pages of US Letter it takes. */
async function pagesOf(page: Page): Promise<number> {
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const pdf = await page.pdf({ format: "Letter", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

// The longest, with and without a night.
it.runIf(engine === "chromium").each([105, 121])(
  "tour %i is printed on two pages, without what a device keeps, and with what a person takes along of the chosen departure",
  async (tour) => {
    const tab = await newTab();
    const { page } = tab;
    // On a slow network a page has the system's font, which is wider.
    await page.route("**/*.woff2", (route) => route.abort());
    const [date] = await dateWhere(stack, tour, hasRoomFor(2));
    await load(`/tours/${tour}?month=${date.slice(0, 7)}&date=${date}`);
    await page.locator(".booking-total strong", { hasText: "Total" }).waitFor();
    const departure = page.locator(".departure", { has: page.locator("input:enabled") }).last();
    const [time = "none"] = /\d+:\d\d [AP]M/.exec(await departure.innerText()) ?? [];
    // The only one of a day is no choice.
    if (tour === 121) await departure.getByRole("radio").check();
    await tab.settled();
    expect(await pagesOf(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    expect(await shown(page, ".recent-tours, .similar-tours, .saved-tours, [data-save]")).toBe(0);
    await expect.poll(() => shown(page, ".booking-total strong")).toBe(1);
    expect(await shown(page, ".cancellation-line")).toBe(1);
    expect(await shown(page, 'main a[href^="tel:"]')).toBeGreaterThan(0);
    const booking = await page.locator(".tour-booking").innerText();
    expect(booking.match(/\d+:\d\d [AP]M/g)).toEqual([time]);
    expect(booking).toMatch(/^[^]*\w+day, \w+ \d+\s+Departures/);
    expect(booking).not.toMatch(/Book|to your calendar|Adults/);
    expect(await page.getByRole("region", { name: "Where we pick you up" }).innerText()).toMatch(/\d+:\d\d AM/);
    expect(await page.getByRole("region", { name: "What to bring" }).locator("li").count()).toBeGreaterThan(1);
  },
);

it.runIf(engine === "chromium")(
  "a confirmation is printed on one page, with total, calendar and whom to call",
  async () => {
    const { page } = await newTab();
    await load("/faq");
    const order = {
      number: "NP-ABC234",
      items: [{ title: "Zion day", details: "Saturday", tour: 141, date: "2026-12-05" }],
      total: 258,
      next: ["Be there."],
      cancelTerms: "Free until Thursday.",
    };
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "user-state");
    const state = JSON.parse(decodeURIComponent(cookie?.value ?? "{}")) as object;
    const value = encodeURIComponent(JSON.stringify({ ...state, orderInfo: order }));
    await page.context().addCookies([{ name: "user-state", value, url: page.url() }]);
    await load("/cart/");
    const confirmed = page.getByRole("region", { name: "Your booking", exact: true });
    await confirmed.getByText("Total $258").waitFor();
    await confirmed.getByText("Canceling: Free until Thursday.").waitFor();
    expect(await pagesOf(page)).toBe(1);
  },
);
