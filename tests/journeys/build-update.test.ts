import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startOperator, startSite } from "#scripts/stack.ts";
import { isSameDocument, load, markDocument, newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { OTHER_BUILD_ID, otherBuild } from "#tests/support/other-build.ts";
import { openStopped } from "#tests/support/stopped-clock.ts";
import { documentsOf, hydrated } from "#tests/support/visit.ts";

startJourneys();

const HOUR_MS = 3_600_000;
const home = () => url("/");
const followFaq = (page: Page) => page.locator('.main-menu a[href="/faq"]').click();
const faqIsThere = (page: Page) => page.locator("h1", { hasText: /question/i }).waitFor();

/** @returns how often the page has fetched the build's identity, counted in the page, at the call itself */
async function anotherBuildIsOut(page: Page): Promise<() => Promise<number>> {
  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "another", timestamp: "2026-11-21T10:00:00Z" } }),
  );
  await page.addInitScript(() => {
    const counts = { polls: 0 };
    Object.assign(window, { counts });
    const own = window.fetch;
    window.fetch = (...given) => {
      const [input] = given;
      if ((input instanceof Request ? input.url : String(input)).includes("/builds/latest.json")) counts.polls += 1;
      return own(...given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { counts: { polls: number } }).counts.polls);
}

/** From now on data comes from another build, with the same content. */
async function anotherBuildAnswers(page: Page): Promise<void> {
  await page.route("**/*.data*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-build": "another" } });
  });
}

function contentPageModule(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> } }
    ).__reactRouterManifest;
    return Object.values(routes).find(({ path }) => path === ":page")?.module ?? "no such route";
  });
}

describe("the poll", () => {
  it("asks every 3,600,000 ms", async () => {
    await newTab();
    const { page } = tab;
    const asked = await anotherBuildIsOut(page);
    await openStopped(page, home());
    // The hour began while the page was loading, less than a minute before the clock was stopped.
    await page.clock.runFor(HOUR_MS - 60_000);
    expect(await asked()).toBe(0);
    for (let second = 0; second < 60 && (await asked()) === 0; second++) await page.clock.runFor(1_000);
    expect(await asked()).toBe(1);
    await page.clock.runFor(HOUR_MS - 2_000);
    expect(await asked()).toBe(1);
    await page.clock.runFor(2_000);
    expect(await asked()).toBe(2);
  });

  it("makes the next navigation a document load, once, and typed text survives", async () => {
    await newTab();
    const { page } = tab;
    await anotherBuildIsOut(page);
    await openStopped(page, home());
    const documents = documentsOf(page);
    await page.locator(".site-footer").getByLabel("Email address").fill("ana@exam");
    const told = page.waitForResponse("**/builds/latest.json");
    await page.clock.runFor(HOUR_MS);
    await (await told).finished();
    await tab.settled();
    await markDocument(page);
    await followFaq(page);
    await faqIsThere(page);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(documents).toEqual(["/faq"]);
    await expect.poll(() => page.locator(".site-footer").getByLabel("Email address").inputValue()).toBe("ana@exam");
    await markDocument(page);
    await page.locator(".header-logo").click();
    await page.waitForURL(home());
    expect(await isSameDocument(page)).toBe(true);
  });

  it("changes nothing when it fails or finds the same build", async () => {
    await newTab();
    const { page } = tab;
    await page.route("**/builds/latest.json", (route) => route.abort());
    await openStopped(page, home());
    await page.clock.runFor(HOUR_MS);
    await page.unroute("**/builds/latest.json");
    await page.clock.runFor(HOUR_MS);
    await tab.settled();
    await markDocument(page);
    await followFaq(page);
    await faqIsThere(page);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe("data or scripts of another build", () => {
  it("fault: Stale `.data` shape from a new build: a document load, never twice within 10,000 ms for one path", async () => {
    await newTab();
    const { page } = tab;
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await anotherBuildAnswers(page);
    const goOnce = async () => {
      await load("/");
      await markDocument(page);
      await followFaq(page);
      await page.waitForURL(/\/faq$/);
      await faqIsThere(page);
      await tab.settled();
      return isSameDocument(page);
    };
    expect(await goOnce()).toBe(false);
    expect(await goOnce()).toBe(true);
    await page.clock.setFixedTime(start + 10_000);
    expect(await goOnce()).toBe(false);
  });

  it("fault: Asset 404 after deploy: the link leads to its page, not to an error or back", async () => {
    await newTab();
    const { page } = tab;
    await load("/");
    const documents = documentsOf(page);
    await page.route(`**${await contentPageModule(page)}`, (route) =>
      documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: "gone" }),
    );
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.main-menu a[href="/faq"]')?.click());
    await page.waitForURL(/\/faq$/);
    await faqIsThere(page);
    await hydrated(page);
    expect(documents).toEqual(["/faq"]);
  });

  it("where browsers have no Navigation API, too", async () => {
    await newTab();
    const { page } = tab;
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    await load("/");
    expect(await page.evaluate(() => "navigation" in window)).toBe(false);
    const module = await contentPageModule(page);
    let isMissing = true;
    page.on("framenavigated", () => (isMissing = false));
    await page.route(`**${module}`, (route) =>
      isMissing ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
    );
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.main-menu a[href="/faq"]')?.click());
    await page.waitForURL(/\/faq$/);
    await faqIsThere(page);
    await hydrated(page);
  });

  it("a module that is found missing after the data of another build does not lead back", async () => {
    await newTab();
    const { page } = tab;
    await page.addInitScript(() => {
      window.addEventListener("site:toast", () => sessionStorage.setItem("toasted", "yes"));
    });
    await load("/");
    await anotherBuildAnswers(page);
    const documents = documentsOf(page);
    const requested = page.waitForRequest("**/faq");
    const noticed = page.waitForEvent("console", (message) => message.text().includes("Error loading route module"));
    let isMissing = true;
    await page.route(`**${await contentPageModule(page)}`, async (route) => {
      if (!isMissing) return route.continue();
      isMissing = false;
      await requested;
      return route.fulfill({ status: 404, body: "gone" });
    });
    await page.route("**/faq", async (route) => {
      await noticed;
      await route.continue();
    });
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.main-menu a[href="/faq"]')?.click());
    await faqIsThere(page);
    await hydrated(page);
    expect(await page.evaluate(() => sessionStorage.getItem("toasted"))).toBeNull();
    expect(documents).toEqual(["/faq"]);
  });
});

describe("two real builds", () => {
  it("a page of the first build works after the second replaced it: one reload, no error screen", {
    tags: "engines",
  }, async () => {
    const operator = await startOperator(await anyFreePort(), DEMO_API_KEY);
    const ports = { sitePort: await anyFreePort(), operatorPort: Number(operator.url.port) };
    const second = await otherBuild();
    let site = await startSite(ports);
    try {
      await newTab();
      const { page } = tab;
      await load(`http://localhost:${ports.sitePort}/`);
      await page.locator(".site-footer").getByLabel("Email address").fill("half an addr");
      await site.stop();
      site = await startSite({ ...ports, build: second });
      const documents = documentsOf(page);
      await followFaq(page);
      await faqIsThere(page);
      await hydrated(page);
      expect(documents).toEqual(["/faq"]);
      await expect
        .poll(() => page.locator(".site-footer").getByLabel("Email address").inputValue())
        .toBe("half an addr");
      const latest = await page.evaluate(async () => (await fetch("/builds/latest.json")).json());
      expect(latest).toMatchObject({ id: OTHER_BUILD_ID });
      await page.locator('.main-menu a[href="/contact-us"]').click();
      await page.locator(".contact-form").waitFor();
      await page.goBack();
      await faqIsThere(page);
      expect(documents).toEqual(["/faq"]);
    } finally {
      await site.stop();
      await operator.stop();
    }
  });
});
