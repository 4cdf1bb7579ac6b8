import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { load, newTab, startJourneys, type TabOptions } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { roomsPath } from "#tests/support/today.ts";

startJourneys();

let own: TestStack;
beforeAll(async () => {
  own = await startTestStack();
});
afterAll(() => own.stop());
beforeEach(() => own.forgetInsights());

const receivedReports = async () => (await own.insightsReports()).length;
const writtenPoints = async () => (await own.insightsReports()).flatMap(({ points }) => points);

const at = (path: string, host = "localhost") => `http://${host}:${own.site.url.port}${path}`;

interface Seen {
  page: Page;
  /** Requests for the chunk that measures. */
  chunks: string[];
  trouble: string[];
}

async function open(path: string, prepare?: (page: Page) => Promise<unknown>, options: TabOptions = {}): Promise<Seen> {
  const tab = await newTab(options);
  const seen: Seen = { page: tab.page, chunks: [], trouble: tab.trouble };
  tab.page.on("request", (request) => {
    if (request.url().includes("/send-insights-")) seen.chunks.push(request.url());
  });
  await prepare?.(tab.page);
  await load(path.startsWith("/") ? at(path) : path, tab);
  return seen;
}

async function chooseDate({ page }: Seen): Promise<void> {
  await page.locator(".day-link").nth(3).click();
  await page.locator(".book-button").first().waitFor();
}

async function leave({ page }: Seen): Promise<void> {
  await page.goto("about:blank");
}

async function expectNothingSent(seen: Seen): Promise<void> {
  // Idle callbacks run in order: one that loads the chunk would have run before.
  await seen.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await chooseDate(seen);
  await leave(seen);
  await load(at("/faq"), await newTab({ javaScriptEnabled: false }));
  expect([seen.chunks, await receivedReports()]).toEqual([[], 0]);
}

const TOUR = `/tours/121?month=${monthFromNow(1)}`;

describe("figures of a page load", () => {
  it("are sent once, on leaving, with the metrics and the steps", async () => {
    const seen = await open(TOUR);
    await expect.poll(() => seen.chunks.length).toBe(1);
    await chooseDate(seen);
    expect(await receivedReports()).toBe(0);
    await leave(seen);
    await expect.poll(async () => (await writtenPoints()).length).toBeGreaterThanOrEqual(4);
    expect(await receivedReports()).toBe(1);
    const points = await writtenPoints();
    const found = points.map(({ blobs }) => `${blobs[1]} ${blobs[5]}`.trim()).filter((name) => name !== "INP");
    expect(found).toEqual(["LCP", "CLS", "tour-viewed 121", "date-chosen 121"]);
    for (const { indexes, blobs } of points) {
      expect(indexes).toEqual(["localhost"]);
      expect(blobs[2]).toBe("routes/tour");
      expect(blobs[3]).not.toBe("earlier");
    }
    const lcp = points.find(({ blobs }) => blobs[1] === "LCP")?.doubles[0] ?? 0;
    expect(lcp).toBeGreaterThan(0);
    expect(seen.trouble).toEqual([]);
  });

  it("have every step to a booking, also that of the link that leaves the site", async () => {
    const steps = async () => {
      const points = (await writtenPoints()).filter(({ blobs }) => blobs[0] === "step");
      return points.map(({ blobs }) => `${blobs[1]} ${blobs[5]}`.trim());
    };
    const hotel = await open(roomsPath());
    await expect.poll(() => hotel.chunks.length).toBe(1);
    await hotel.page.getByRole("button", { name: /Add to cart Queen room/ }).click();
    await hotel.page.getByRole("link", { name: "Cart, 1 item" }).click();
    await hotel.page.getByRole("link", { name: "Check out" }).click();
    await hotel.page.getByRole("heading", { name: "Checkout" }).waitFor();
    await expect.poll(steps).toEqual(["cart-add", "checkout"]);

    await own.forgetInsights();
    const contact = await open("/contact-us");
    const form = contact.page.locator(".contact-form");
    for (const label of ["Name", "Subject", "Message"]) await form.getByLabel(label).fill("Two seats");
    await form.getByLabel("Email address").fill("ana@example.org");
    await form.getByRole("button").click();
    await contact.page.locator("main .form-success").waitFor();
    await leave(contact);
    await expect.poll(steps).toEqual(["contact"]);

    await own.forgetInsights();
    const tour = await open(TOUR);
    await expect.poll(() => tour.chunks.length).toBe(1);
    await chooseDate(tour);
    await tour.page.locator("#footer-newsletter-email").fill("ana@example.org");
    // Both ends close a connection after 5 s. A form that meets this moment is not sent again; this call is, and opens another.
    await own.get("/api/cart");
    await tour.page.locator("footer .newsletter-form").getByRole("button").click();
    await tour.page.locator("footer .form-success").waitFor();
    await tour.page.locator(".book-button").first().click();
    await expect.poll(steps).toEqual(["tour-viewed 121", "date-chosen 121", "newsletter", "book 121"]);
  });

  it("have the steps after the page was hidden in a second report, without the metrics", async () => {
    const seen = await open(TOUR);
    await expect.poll(() => seen.chunks.length).toBe(1);
    const setHidden = (state: string) =>
      seen.page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, state);
    await setHidden("hidden");
    await expect.poll(receivedReports).toBe(1);
    await setHidden("visible");
    await chooseDate(seen);
    await setHidden("hidden");
    await setHidden("hidden");
    await expect.poll(receivedReports).toBe(2);
    const steps = async () => (await writtenPoints()).map(({ blobs }) => blobs[1]);
    await expect.poll(steps).toContain("date-chosen");
    expect((await steps()).filter((name) => name === "CLS" || name === "tour-viewed")).toEqual(["CLS", "tour-viewed"]);
    expect(await receivedReports()).toBe(2);
  });

  it("are neither measured nor sent with Global Privacy Control", async () => {
    const refuse = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await expectNothingSent(await open(TOUR, refuse));
  });

  it("are neither measured nor sent by a crawler", async () => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/150.0.0.0";
    await expectNothingSent(await open(TOUR, undefined, { userAgent }));
  });

  it("are neither measured nor sent where the tenant turned them off", async ({ onTestFinished }) => {
    onTestFinished(() => own.clearFaults());
    const config = { data: { visitorStatistics: false } };
    await own.setFault("/api/tenant-config", { kind: "wrong-type", body: config });
    await expectNothingSent(await open(at(TOUR, "vegas.localhost")));
  });
});
