import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isSameDocument, load, markDocument, newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/session-helpers.ts";
import { arrive, documentsOf, hydrated } from "#tests/support/visit.ts";

startJourneys();

const HOUR_MS = 3_600_000;
const home = () => url("/");
const followFaq = (page: Page) => page.locator('.main-menu a[href="/faq"]').click();
const faqIsThere = (page: Page) => page.locator("h1", { hasText: /question/i }).waitFor();

const goHome = async (page: Page) => {
  await page.locator(".header-logo").click();
  await arrive(page, home());
};
const newsletterEmail = (page: Page) => page.locator(".site-footer").getByLabel("Email address");

/** From now on the data of a page comes from another build, with the same content. */
async function anotherBuildAnswers(page: Page, path: string): Promise<void> {
  await page.route(`**${path}.data*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-build": "another" } });
  });
}

const withoutNavigationApi = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));

function moduleOf(page: Page, path: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> } }
    ).__reactRouterManifest;
    return Object.values(routes).find((route) => route.path === wanted)?.module ?? "no such route";
  }, path);
}

it("an open page asks every hour for a new build: only then the next page is a document, once, and typed text survives", async () => {
  const { page } = await newTab();
  // Counted in the page, at the call itself.
  await page.addInitScript(() => {
    Object.assign(window, { polls: 0 });
    const own = window.fetch;
    window.fetch = (...given) => {
      const [input] = given;
      if ((input instanceof Request ? input.url : String(input)).includes("/builds/latest.json"))
        (window as unknown as { polls: number }).polls += 1;
      return own(...given);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { polls: number }).polls);
  await page.route("**/builds/latest.json", (route) => route.abort());
  await openStopped(tab, home());
  const documents = documentsOf(page);
  const anHourPasses = async (polls: number) => {
    // The hour began while the page was loading, less than a minute before the clock was stopped.
    await page.clock.fastForward(HOUR_MS - 60_000);
    expect(await asked()).toBe(polls - 1);
    await page.clock.fastForward(60_000);
    expect(await asked()).toBe(polls);
    await tab.settled();
  };
  await anHourPasses(1);
  await followFaq(page);
  await faqIsThere(page);
  expect(documents, "after no answer").toEqual([]);

  await page.unroute("**/builds/latest.json");
  const latest = JSON.parse((await stack.get("/builds/latest.json")).body);
  expect(latest).toEqual({ id: expect.any(String), timestamp: expect.any(String) });
  await anHourPasses(2);
  await goHome(page);
  expect(documents, "after the same build").toEqual([]);

  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "another", timestamp: "2026-11-21T10:00:00Z" } }),
  );
  await newsletterEmail(page).fill("ana@exam");
  const told = page.waitForResponse("**/builds/latest.json");
  await page.clock.fastForward(HOUR_MS);
  await (await told).finished();
  await tab.settled();
  await followFaq(page);
  await expect.poll(() => documents, { message: "after another build" }).toEqual(["/faq"]);
  await faqIsThere(page);
  await hydrated(page);
  await expect.poll(() => newsletterEmail(page).inputValue()).toBe("ana@exam");
  await goHome(page);
  expect(documents).toEqual(["/faq"]);
});

describe("data or scripts of another build", () => {
  it("fault: Stale `.data` shape from a new build: a document load, never twice within 10,000 ms for one path", async () => {
    const { page } = await newTab();
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await load("/");
    await anotherBuildAnswers(page, "/faq");
    const isFaqClientSide = async () => {
      await markDocument(page);
      await followFaq(page);
      await arrive(page, /\/faq$/);
      await faqIsThere(page);
      await tab.settled();
      return isSameDocument(page);
    };
    expect(await isFaqClientSide()).toBe(false);
    await goHome(page);
    await page.clock.setFixedTime(start + 9_999);
    expect(await isFaqClientSide()).toBe(true);
    // Now this page knows of the other build, and a click is held to the same rule.
    await page.goBack();
    await arrive(page, home());
    expect(await isFaqClientSide()).toBe(true);
  });

  it("fault: Asset 404 after deploy: the link leads to its page, not back, also without the Navigation API", async () => {
    const { page } = await newTab();
    const documents = documentsOf(page);
    const follow = async (path: string, route = path.slice(1)) => {
      const before = documents.length;
      await page.route(`**${await moduleOf(page, route)}`, (request) =>
        documents.length > before ? request.continue() : request.fulfill({ status: 404, body: "gone" }),
      );
      await page
        .locator(`.main-menu a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await arrive(page, url(path));
    };
    await load("/");
    await withoutNavigationApi(page);
    await follow("/faq", "*");
    await faqIsThere(page);
    expect(await page.evaluate(() => "navigation" in window)).toBe(false);
    await follow("/contact-us");
    await page.locator(".contact-form").waitFor();
    expect(documents).toEqual(["/", "/faq", "/contact-us"]);
  });

  it("a module that is found missing after the data of another build does not lead back", async () => {
    const { page } = await newTab();
    await page.addInitScript(() => {
      window.addEventListener("site:toast", () => sessionStorage.setItem("toasted", "yes"));
    });
    await load("/");
    await anotherBuildAnswers(page, "/faq");
    const documents = documentsOf(page);
    const requested = page.waitForRequest("**/faq");
    const noticed = page.waitForEvent("console", (message) => message.text().includes("Error loading route module"));
    let isMissing = true;
    await page.route(`**${await moduleOf(page, "*")}`, async (route) => {
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
