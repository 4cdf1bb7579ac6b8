/** What an operator does around going live, as a visitor's browser shows it. */

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { load, navigate, newTab, openPage, stack, startJourneys, url } from "#tests/support/journey.ts";
import { CONTACT, submissions } from "#tests/support/site-forms.ts";
import { READY_TOKEN } from "#tests/support/test-stack.ts";
import { arrive, hydrated, OPEN_DAY } from "#tests/support/visit.ts";
import { previewOf, sign } from "#worker/gateway/signed-link.ts";

startJourneys();

it("an editor sees a draft in the preview, on every page that is opened there, until the preview ends", async () => {
  const draft = { title: "Edited page", blocks: [{ type: "richText", html: "<p>An edited paragraph</p>" }] };
  const { page, trouble } = await newTab();
  const edited = page.getByRole("heading", { name: draft.title });
  await stack.get("/about-us");
  await stack.setAnswer("/api/website/builder/page/1/about-us", draft);
  const inAMinute = Math.round(Date.now() / 1_000) + 60;
  await load(`/faq?preview=${sign(READY_TOKEN, previewOf("localhost"), inAMinute)}`);
  const bar = page.getByRole("complementary", { name: "Preview" });
  await navigate("/about-us");
  await edited.waitFor();
  expect(await bar.count()).toBe(1);
  await bar.getByRole("link", { name: "End preview" }).click();
  await bar.waitFor({ state: "detached" });
  await hydrated(page);
  expect(await edited.count()).toBe(0);
  expect(trouble).toEqual([]);
});

const CLICK = "gclid=c-1&utm_source=mail";

/** The query that a link or a form to `/search` leads to, without going there. */
async function searchAfter(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  await page.route("**/search?*", (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/search");
  await act();
  return new URL((await asked).url()).searchParams;
}

async function writeToOperator(page: Page): Promise<Record<string, string> | undefined> {
  await navigate("/contact-us");
  for (const [name, text] of Object.entries(CONTACT)) await page.locator(`#contact-${name}`).fill(text);
  await page.locator(".contact-form [type=submit]").click();
  await page.getByText("Thanks for contacting us!").waitFor();
  return (await submissions(stack)).contact.at(-1)?.fields;
}

const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    document.body.insertAdjacentHTML("beforeend", '<a id="test-link">a link of the operator</a>');
    const link = document.querySelector<HTMLAnchorElement>("#test-link");
    link?.setAttribute("href", to);
    link?.click();
  }, href);

describe("the click of an advertisement", () => {
  it("goes along to the form, to the operator's links and to the booking of a later page", async () => {
    const page = await openPage(`/faq?${CLICK}`);
    const followed = await searchAfter(page, () => followLink(page, "/search?activity=7"));
    expect(followed.toString()).toBe(`activity=7&${CLICK}`);
    expect(await writeToOperator(page)).toMatchObject({ gclid: "c-1", utm_source: "mail", subject: CONTACT.subject });
    await load("/tours/121");
    await page.locator(OPEN_DAY).nth(3).click();
    const sent = await searchAfter(page, () => page.locator(".book-button").first().click());
    expect([sent.get("tour"), sent.get("gclid"), sent.get("utm_source")]).toEqual(["121", "c-1", "mail"]);
  });

  it("is kept when the landing page is left before the module that hands it on has come", async () => {
    const { page } = await newTab();
    await page.route("**/hand-on-*.js", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.goto(url(`/faq?${CLICK}`));
    await lost;
    // Not by itself after the first: the next page's requests would be held while Playwright ends the route.
    await page.unroute("**/hand-on-*.js");
    await load("/about-us");
    expect((await searchAfter(page, () => followLink(page, "/search?activity=7"))).get("gclid")).toBe("c-1");
  });

  it("is kept when the landing page is left before its scripts have run", async () => {
    const tab = await newTab();
    const { page } = tab;
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(url(`/faq?${CLICK}`));
    await page.unroute("**/assets/*.js");
    await page.locator('.menu-link[href="/contact-us"]').click();
    await arrive(page, /contact-us/);
    await tab.settled();
    expect((await searchAfter(page, () => followLink(page, "/search?activity=7"))).get("gclid")).toBe("c-1");
  });
});

describe("a tenant's own tags", () => {
  const tags = { scriptUrl: "https://tags.example/manager.js", hosts: ["tags.example"] };
  const faq = () => url("/faq", "tagged.localhost");
  const isRunning = (page: Page) => page.evaluate(() => document.documentElement.dataset.tags === "run");
  const banner = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
  const answer = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
  const ask = (page: Page) => page.getByRole("link", { name: "Privacy choices" });

  beforeEach(() => stack.setAnswer("/api/tenant-config", { tags }));

  const tagsAnswer = (page: Page) =>
    page.route("https://tags.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'document.documentElement.dataset.tags = "run"' }),
    );

  it("are loaded after consent only, in all tabs, and end in all tabs when it is taken back", async () => {
    const { page, trouble } = await newTab();
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await tagsAnswer(each);
      await each.goto(faq());
      await banner(each).waitFor();
      expect(await isRunning(each)).toBe(false);
    }
    await answer(page, "Allow").click();
    for (const each of [page, other]) {
      await expect.poll(() => isRunning(each)).toBe(true);
      await banner(each).waitFor({ state: "detached" });
    }
    await hydrated(page);
    await navigate("/about-us");
    await ask(page).click();
    const loads = [page, other].map((each) => each.waitForEvent("load"));
    await answer(page, "Do not allow").click();
    await Promise.all(loads);
    for (const each of [page, other]) {
      await hydrated(each);
      expect([await banner(each).count(), await isRunning(each)]).toEqual([0, false]);
    }
    expect(trouble).toEqual([]);
  });

  it("are asked for by keyboard: the question says what holds, closes on Escape, and gives the focus back", async () => {
    const { page } = await newTab();
    await load(faq());
    await answer(page, "Do not allow").press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await ask(page).press("Enter");
    expect(await answer(page, "Do not allow").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    await banner(page).waitFor({ state: "detached" });
    expect(await ask(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it("are never loaded for a browser that refuses tracking, which is told so", async () => {
    const { page } = await newTab();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      localStorage.setItem("own-tags", "yes");
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).host));
    await load(faq());
    await ask(page).click();
    await page.getByText("No scripts of other companies are loaded").first().waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(asked).not.toContain("tags.example");
  });
});
