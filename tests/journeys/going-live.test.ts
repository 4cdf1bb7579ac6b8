/** What an operator does around going live, as a visitor's browser shows it. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { navigate, newTab, openPage, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { CONTACT, submissions } from "#tests/support/site-forms.ts";
import { hydrated } from "#tests/support/visit.ts";

startJourneys();

const CLICK = "gclid=c-1&utm_source=mail";

/** Where a link or a form to `/search` leads, without going there. */
async function searchAfter(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  await page.route("**/search?*", (route) => route.fulfill({ body: "The booking engine" }));
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

const bookFirstDate = async (page: Page) => {
  await page.locator(".day-link").nth(3).click();
  await page.locator(".book-button").first().click();
};

describe("the click of an advertisement", () => {
  it("goes along to the form and to the booking of a later page", async () => {
    const page = await openPage(`/faq?${CLICK}`);
    expect(await writeToOperator(page)).toMatchObject({ gclid: "c-1", utm_source: "mail", subject: CONTACT.subject });
    await navigate("/tours/121");
    const sent = await searchAfter(page, () => bookFirstDate(page));
    expect([sent.get("tour"), sent.get("gclid"), sent.get("utm_source")]).toEqual(["121", "c-1", "mail"]);
  });

  it("is not kept of a browser with Global Privacy Control", async () => {
    await newTab();
    await tab.page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await tab.page.goto(url(`/faq?${CLICK}`));
    await hydrated(tab.page);
    expect(Object.keys((await writeToOperator(tab.page)) ?? {})).toEqual(Object.keys(CONTACT));
    await navigate("/tours/121");
    const sent = await searchAfter(tab.page, () => bookFirstDate(tab.page));
    expect([sent.get("tour"), sent.get("gclid")]).toEqual(["121", null]);
    expect(await tab.page.evaluate(() => sessionStorage.getItem("ad-click"))).toBeNull();
  });
});

describe("a tenant's own tags", () => {
  it("are loaded after consent only, which can be taken back at the foot of the page", async () => {
    const tags = { scriptUrl: "https://tags.example/manager.js", hosts: ["tags.example"] };
    await stack.setFault("/api/tenant-config", { kind: "wrong-type", body: { data: { tags } } });
    const { page, trouble } = await newTab();
    await page.route("https://tags.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'document.documentElement.dataset.tags = "run"' }),
    );
    const isRunning = () => page.evaluate(() => document.documentElement.dataset.tags === "run");
    const open = async () => {
      await page.goto(url("/faq", "tagged.localhost"));
      await hydrated(page);
    };
    const banner = page.getByRole("region", { name: "Privacy choices" });
    await open();
    await banner.getByRole("button", { name: "Do not allow" }).click();
    await open();
    expect([await banner.count(), await isRunning()]).toEqual([0, false]);

    await page.getByRole("link", { name: "Privacy choices" }).click();
    await banner.getByRole("button", { name: "Allow", exact: true }).click();
    await expect.poll(isRunning).toBe(true);
    await navigate("/about-us");
    await page.getByRole("link", { name: "Privacy choices" }).click();
    await Promise.all([page.waitForEvent("load"), banner.getByRole("button", { name: "Do not allow" }).click()]);
    await hydrated(page);
    expect([await banner.count(), await isRunning()]).toEqual([0, false]);
    expect(trouble).toEqual([]);
  });
});
