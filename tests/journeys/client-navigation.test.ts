import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { newTab, openPage, startJourneys, url } from "#tests/support/journey.ts";
import { openStopped } from "#tests/support/session-helpers.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();

const bar = (page: Page) => page.locator(".loading-bar");
const prefetches = (page: Page) => page.locator('link[rel="prefetch"]').count();

/** Follows a link of the menu to a page whose data is held back. Returns what lets it arrive. */
async function follow(page: Page, path: string): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<Route>();
  await page.route(`**${path}.data*`, asked.resolve);
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`.menu-link[href="${href}"]`)?.click(), path);
  const route = await asked.promise;
  return () => route.continue();
}

const headNow = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.head.querySelectorAll(selector).length;
    const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
    return {
      title: document.title,
      canonical: attribute('link[rel="canonical"]', "href"),
      description: attribute('meta[name="description"]', "content"),
      sharing: count('[property^="og:"], [name^="twitter:"]'),
      structured: count('script[type="application/ld+json"]'),
    };
  });

it("the next page is waited for under a bar after 200 ms, which fills in 2 s; it has its own head, is announced and focused", async () => {
  const tab = await newTab();
  const { page, trouble } = tab;
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openStopped(tab, url("/tours/101"));
  const tour = await headNow(page);
  expect(tour).toMatchObject({ canonical: url("/tours/101"), structured: 1 });
  expect(tour.sharing).toBeGreaterThan(8);
  // A browser that saves data does not prefetch what the pointer rests on.
  await page.locator('.menu-link[href="/faq"]').hover();
  await page.clock.runFor(5_000);
  expect(await prefetches(page)).toBe(0);

  const answerFaq = await follow(page, "/faq");
  await page.clock.runFor(199);
  expect(await bar(page).count()).toBe(0);
  await page.clock.runFor(1);
  await bar(page).waitFor();
  const fill = () =>
    page.locator(".loading-bar-fill").evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return { animationName, animationDuration };
    });
  expect(await fill()).toEqual({ animationName: expect.not.stringMatching(/^none$/), animationDuration: "2s" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await fill()).toMatchObject({ animationName: "none" });
  await answerFaq();
  await arrive(page, /\/faq$/);
  await bar(page).waitFor({ state: "detached" });
  const announcer = page.locator('[data-announcer="route"]');
  await announcer.filter({ hasText: /National Park Express/ }).waitFor({ state: "attached" });
  expect(await announcer.textContent()).toBe(await page.title());
  // No element had the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  const faq = await headNow(page);
  expect(faq).toMatchObject({ canonical: url("/faq"), sharing: 0, structured: 0 });
  expect(faq.title).not.toBe(tour.title);
  expect(faq.description).not.toBe(tour.description);

  // One that arrives sooner needs no bar; a focus that still exists stays where it is.
  await page.locator('.menu-link[href="/contact-us"]').focus();
  const answerContact = await follow(page, "/contact-us");
  await page.clock.runFor(150);
  await answerContact();
  await arrive(page, /\/contact-us$/);
  await page.locator(".contact-form").waitFor();
  await page.clock.runFor(5_000);
  expect(await bar(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("/contact-us");
  expect(trouble).toEqual([]);
});

it("a link to the page one is on adds nothing to the history, as in browsers", async () => {
  const page = await openPage("/faq");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.locator('.main-menu a[href="/faq"]').click();
  await page.locator('.main-menu a[href="/contact-us"]').click();
  await arrive(page, /contact-us$/);
  expect(await entries()).toBe(before + 1);
});
