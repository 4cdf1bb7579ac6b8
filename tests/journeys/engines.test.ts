/** What went wrong in one engine and not in others, and what a phone does. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isEngineRun, load, newTab, openPage, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

const TAGS = { tags: "engines" };
const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

/** Pixels by which the page is wider than the window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Below 16 px an iPhone zooms in when a field gets the focus, and stays there. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea")]
      .filter((field) => field.closest(".honeypot") === null)
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );

/** `npm test` loads every page once already. */
it.runIf(isEngineRun)(
  "every address of the sitemap hydrates, is silent, fits a phone and has fields of 16 px",
  TAGS,
  async () => {
    const sitemap = (await stack.get("/sitemap.xml")).body;
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address = ""]) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(40);
    const walk = async () => {
      const visit = await newTab({ viewport: PORTRAIT });
      await visit.page.addInitScript(() => {
        // oxlint-disable-next-line unbound-method -- called on its target below
        const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
          // It would keep the page out of the back/forward cache.
          if (args[0] === "unload") console.log("A script listens to unload.");
          addEventListener.apply(this, args);
        };
      });
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        // oxlint-disable-next-line no-await-in-loop
        const page = await load(path, visit);
        // oxlint-disable-next-line no-await-in-loop
        expect([path, await excess(page), await smallFields(page), visit.trouble]).toEqual([path, 0, [], []]);
      }
    };
    await Promise.all([walk(), walk()]);
  },
);

/** In Chromium, every-page.test.ts and adapted.test.ts judge all widths and large texts. */
const TURNED = isEngineRun ? ["/", "/videos/en", "/tours/121", "/hotel/", "/our-tours", "/contact-us"] : ["/tours/121"];

it("fits the window when a phone is turned, and on its side with texts twice as large", TAGS, async () => {
  const { page } = await newTab({ viewport: LANDSCAPE });
  for (const path of TURNED) {
    await load(path);
    expect(await excess(page), `${path} on its side`).toBe(0);
    await page.setViewportSize(PORTRAIT);
    await expect.poll(() => excess(page), { message: `${path} upright` }).toBe(0);
    await page.setViewportSize(LANDSCAPE);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => excess(page), { message: `${path} with large texts` }).toBe(0);
  }
});

it("a reload keeps what was typed, and the way back from another system's page or a plain text leads to a page that works", {
  tags: "engines",
}, async () => {
  const page = await openPage("/faq");
  const newsletter = page.locator(".site-footer").getByLabel("Email address");
  await newsletter.fill("ana@exam");
  await reload();
  await expect.poll(() => newsletter.inputValue()).toBe("ana@exam");
  for (const path of ["/search", "/llms.txt"]) {
    // Firefox fails the calls of a page that is left.
    await page.waitForFunction(() => document.cookie.includes("access_token"));
    await page.evaluate((to) => location.assign(to), url(path));
    await page.waitForFunction(() => !location.pathname.startsWith("/faq") && document.readyState === "complete");
    await page.goBack();
    await arrive(page, url("/faq"));
    const more = page.getByRole("button", { name: "Explore: more" });
    await more.focus();
    await more.press("Enter");
    await page.waitForFunction(() => document.querySelector('.main-menu [aria-expanded="true"]') !== null);
    // A page from the back/forward cache comes back as it was left.
    await page.keyboard.press("Escape");
    expect(tab.trouble).toEqual([]);
  }
});

it("fetches the page of a link that is about to be followed, which the policy allows", TAGS, async () => {
  const page = await openPage("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).focus();
  await page.locator('link[rel="prefetch"][href*="/faq.data"]').waitFor({ state: "attached" });
  await tab.settled();
  expect(tab.trouble).toEqual([]);
});

/** Pages on which an engine leaves something alone if nothing prevents it. Chromium does so on the first page. */
const IN_COLUMNS = ["/about-us", "/why-use-national-park-express"];

it("no heading stands alone at the foot of a column, no last point of a list at the head of one", TAGS, async () => {
  const { page } = await newTab({ viewport: { width: 1_280, height: 900 }, javaScriptEnabled: false });
  for (const path of isEngineRun ? IN_COLUMNS : IN_COLUMNS.slice(0, 1)) {
    await load(path);
    const lonely = await page.evaluate(() =>
      [...document.querySelectorAll(".rich-text-columns :is(h2, h3, li:nth-last-child(2))")].flatMap((one) => {
        const [next] = one.nextElementSibling?.getClientRects() ?? [];
        return next === undefined || next.left === one.getBoundingClientRect().left ? [] : [one.textContent];
      }),
    );
    expect(lonely, path).toEqual([]);
  }
});
