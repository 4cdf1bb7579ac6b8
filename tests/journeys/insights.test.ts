import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { load, navigate, newTab, stack, startJourneys, type TabOptions, url } from "#tests/support/journey.ts";
import { apiCallsOf } from "#tests/support/session-helpers.ts";
import { CONTACT } from "#tests/support/site-forms.ts";
import { monthFromNow, roomsPath } from "#tests/support/today.ts";
import { OPEN_DAY } from "#tests/support/visit.ts";

startJourneys();
beforeEach(() => stack.forgetInsights());

const receivedReports = async () => (await stack.insightsReports()).length;
const writtenPoints = async () => (await stack.insightsReports()).flatMap(({ points }) => points);
/** Metrics and steps, without the one metric that depends on how busy the machine is. */
const figures = async () =>
  (await writtenPoints()).map(({ blobs }) => `${blobs[1]} ${blobs[5]}`.trim()).filter((name) => name !== "INP");

interface Seen {
  page: Page;
  /** Requests for the chunk that measures. */
  chunks: string[];
  trouble: string[];
}

async function open(path: string, prepare?: (page: Page) => unknown, options: TabOptions = {}): Promise<Seen> {
  const { page, trouble } = await newTab(options);
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/send-insights-")) chunks.push(request.url());
  });
  await prepare?.(page);
  await load(path);
  return { page, chunks, trouble };
}

describe("figures of a page load", () => {
  it("are sent once, on leaving, with the metrics and the steps to the checkout", async () => {
    const { page, chunks, trouble } = await open("/contact-us");
    await expect.poll(() => chunks.length).toBe(1);
    for (const [name, text] of Object.entries(CONTACT)) await page.locator(`#contact-${name}`).fill(text);
    await page.locator(".contact-form [type=submit]").click();
    await page.locator("main .form-success").waitFor();
    await navigate(roomsPath());
    await page.getByRole("button", { name: /Add to cart Queen room/ }).click();
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await page.getByRole("link", { name: "Check out" }).waitFor();
    expect([await receivedReports(), trouble]).toEqual([0, []]);
    await page.getByRole("link", { name: "Check out" }).click();
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    await expect.poll(figures).toEqual(["LCP", "CLS", "contact", "cart-add", "checkout"]);
    expect(await receivedReports()).toBe(1);
    const points = await writtenPoints();
    for (const { indexes, blobs } of points) {
      expect(indexes).toEqual(["localhost"]);
      expect(blobs[2]).toBe("routes/contact-us");
      expect(blobs[3]).not.toBe("earlier");
    }
    const lcp = points.find(({ blobs }) => blobs[1] === "LCP")?.doubles[0] ?? 0;
    expect(lcp).toBeGreaterThan(0);
  });

  it("have the steps after the page was hidden in a second report, without the metrics, up to a tour's booking", async () => {
    const { page, chunks } = await open(`/tours/121?month=${monthFromNow(1)}`);
    await expect.poll(() => chunks.length).toBe(1);
    const setHidden = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, state);
    await setHidden("hidden");
    await setHidden("hidden");
    await expect.poll(figures).toEqual(["LCP", "CLS", "tour-viewed 121"]);
    await setHidden("visible");
    await page.locator(OPEN_DAY).nth(3).click();
    await page.locator(".book-button").first().waitFor();
    await page.locator("#footer-newsletter-email").fill("ana@example.org");
    // Both ends close a connection after 5 s. A form that meets this moment is not sent again; this call is, and opens another.
    await stack.get("/api/cart");
    await page.locator("footer .newsletter-form").getByRole("button").click();
    await page.locator("footer .form-success").waitFor();
    await page.locator(".book-button").first().click();
    const steps = ["tour-viewed 121", "date-chosen 121", "newsletter", "book 121"];
    await expect.poll(figures).toEqual(["LCP", "CLS", ...steps]);
    expect(await receivedReports()).toBe(2);
  });
});

/** Idle callbacks run in order: one that loads the chunk would have run before. Without the chunk, nothing is sent. */
async function expectNotMeasured({ page, chunks }: Seen): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([chunks, await receivedReports()]).toEqual([[], 0]);
}

describe("nothing is measured", () => {
  it("with Global Privacy Control, nor is the click of an advertisement kept", async () => {
    const refuse = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const seen = await open("/faq?gclid=c-1", refuse);
    await expectNotMeasured(seen);
    expect(await seen.page.evaluate(() => sessionStorage.getItem("ad-click"))).toBeNull();
  });

  it("for a crawler, which gets no session either", async () => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/150.0.0.0";
    let calls: string[] = [];
    await expectNotMeasured(await open("/faq", (page) => (calls = apiCallsOf(page)), { userAgent }));
    expect(calls).toEqual([]);
  });

  it("where the tenant turned it off", async () => {
    await stack.setAnswer("/api/tenant-config", { visitorStatistics: false });
    await expectNotMeasured(await open(url("/faq", "unmeasured.localhost")));
  });
});
