/** Static parts: rendered to HTML in the loader, written by `StaticHtml`, marked by `data-static`. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  isSameDocument,
  load,
  markDocument,
  navigate,
  newTab,
  stack,
  startJourneys,
  tab,
  url,
  visit,
} from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { arrive, hold, hydrated } from "#tests/support/visit.ts";

startJourneys();

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Opens a page whose scripts are held back until `release` is called. */
async function openWithoutScripts(path: string): Promise<{ page: Page; release: () => Promise<void> }> {
  const { page } = tab;
  await stack.whole(path);
  const runScripts = await hold(page, "**/assets/*.js");
  await page.goto(url(path), { waitUntil: "domcontentloaded" });
  const release = async () => {
    runScripts();
    await hydrated(page);
    await tab.settled();
  };
  return { page, release };
}

/**
 * HTML of elements, without what differs between server and client: order of attributes, comments, generated ids,
 * `selected`, which React sets as a property, the content of `noscript`, and the next departure on cards: page and data are
 * rendered at different times, and the later one may know more dates.
 */
const htmlOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return "";
      if (node.matches("noscript, .tour-card-departs")) return "";
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== "selected")
        .map(
          ({ name, value }) =>
            `${name}="${name === "style" ? node.style.cssText : value.replace(/_[rR]_\w*_/g, "{id}")}"`,
        );
      const inside = [...node.childNodes].map(write).join("");
      return `<${[node.localName, ...attributes.toSorted()].join(" ")}>${inside}</${node.localName}>`;
    };
    return [...document.querySelectorAll(wanted)].map(write).join("\n");
  }, selector);

describe("what a visitor chooses before scripts arrive", () => {
  const day = `${monthFromNow(1)}-15`;

  it("stays chosen in the search of the home page", async () => {
    await newTab();
    const { page, release } = await openWithoutScripts("/");
    const [date, people] = [page.getByLabel("When?"), page.getByLabel("Adults")];
    await date.fill(day);
    await people.selectOption("4");
    await release();
    expect([await date.inputValue(), await people.inputValue()]).toEqual([day, "4"]);
  });

  it("stays chosen in the searches for rooms and activities, whose forms are made anew for their address", async () => {
    await newTab();
    const { page, release } = await openWithoutScripts("/hotel/?destination=las-vegas&guests=3");
    await page.getByLabel("Check-in").fill(day);
    await page.getByLabel("Check-out").fill(`${monthFromNow(1)}-18`);
    await page.getByLabel("Where").selectOption({ index: 2 });
    const place = await page.getByLabel("Where").inputValue();
    await release();
    await expect.poll(() => page.getByLabel("Guests").inputValue()).toBe("3");
    await page.getByRole("button", { name: "Search hotels" }).click();
    const asked = new URLSearchParams({
      place,
      checkIn: day,
      checkOut: `${monthFromNow(1)}-18`,
      guests: "3",
    });
    await page.waitForURL((to) => [...asked].every(([name, value]) => to.searchParams.get(name) === value));

    await newTab();
    const activities = await openWithoutScripts("/activities/");
    const words = activities.page.getByLabel("What would you like to do?");
    await words.fill("kayak");
    await activities.release();
    expect(await words.inputValue()).toBe("kayak");
  });

  it("is applied by the list of tours, also where it is ticked", async () => {
    await newTab();
    const { page, release } = await openWithoutScripts("/our-tours");
    await page.getByLabel("When?").fill(day);
    await page.getByLabel("Adults").selectOption("4");
    await page.locator(".filter-more summary").click();
    const box = page.getByLabel(/^Wheelchair access/);
    await box.check();
    await release();
    const has = (name: string, value: string) => (to: URL) => to.searchParams.get(name) === value;
    await page.waitForURL((to) =>
      [has("date", day), has("adults", "4"), has("wheelchair", "yes")].every((is) => is(to)),
    );
    expect(await box.isChecked()).toBe(true);
  });
});

it("the number of adults typed before scripts arrive wins over the one remembered", async () => {
  await newTab();
  const { page, release } = await openWithoutScripts(`/tours/121?date=${monthFromNow(1)}-15`);
  await page.evaluate(() =>
    localStorage.setItem("list:party:last", '{"at":1,"by":null,"value":{"adults":3,"children":0}}'),
  );
  // They would do nothing yet.
  expect(await page.getByRole("button", { name: "More adults" }).isDisabled()).toBe(true);
  await page.getByLabel("Adults").fill("5");
  await release();
  expect(await page.getByLabel("Adults").inputValue()).toBe("5");
  await page
    .getByText(/5 adults × /)
    .or(page.getByText(/party of 5/))
    .first()
    .waitFor();
});

describe("hydration", () => {
  it("keeps open what was opened before it: a question and the menu", async () => {
    await newTab(PHONE);
    const { page, release } = await openWithoutScripts("/faq");
    const question = page.locator("main details").nth(1);
    await question.locator("summary").tap();
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    await release();
    expect(await menu.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await menu.waitFor({ state: "hidden" });
    expect(await question.getAttribute("open")).not.toBeNull();
    expect(tab.trouble).toEqual([]);
  });
});

describe("a client navigation", () => {
  it("shows the same HTML as a document load, and so does the way back", async () => {
    // The order of the list depends on the dates that are known when it is rendered; not by price.
    const paths = ["/get-inspired", "/photo-gallery", "/our-tours?sort=price", "/tours-detail/grand-canyon-tours/"];
    const { page, trouble } = await newTab();
    const main = () => htmlOf(page, "main");
    const documents: string[] = [];
    for (const path of paths) {
      await Promise.all([path, path.replace(/\/?(\?|$)/, ".data$1")].map((each) => stack.whole(each)));
      await load(path);
      documents.push(await main());
    }
    await markDocument(page);
    for (const [index, path] of paths.entries()) {
      await navigate(path);
      await expect.poll(main, { message: path }).toBe(documents[index]);
    }
    // Pages that differ by the time they are rendered; the policy must not block anything of theirs either.
    for (const path of ["/contact-us", "/cart/", "/hotel/", "/tours/121"]) {
      await navigate(path);
      await page.waitForFunction((to) => location.pathname === to && document.querySelector("h1") !== null, path);
      await page.goBack();
    }
    await page.goForward();
    await arrive(page, /\/tours\/121$/);
    await page.goBack();
    await expect.poll(main, { message: "the way back" }).toBe(documents.at(-1));
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("leaves header and footer as they are, also to a page that cannot be shown; from a page without them they come back", async () => {
    const { page, trouble } = await visit("/faq");
    const frame = () => htmlOf(page, "header [data-static], footer [data-static]");
    const served = await frame();
    expect(served).toContain("All 28 tours");
    expect(served).toContain("Privacy");
    const header = await page.getByRole("banner").elementHandle();
    const footer = await page.getByRole("contentinfo").elementHandle();
    for (const path of ["/about-us", "/tours/999999"]) {
      const heading = await page.locator("h1").innerText();
      await navigate(path);
      await expect.poll(() => page.locator("h1").innerText()).not.toBe(heading);
      expect(await frame()).toBe(served);
      for (const element of [header, footer]) expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    }
    await load("/ideas");
    await markDocument(page);
    await page.locator('a[href="/"]').first().click();
    await page.getByRole("contentinfo").waitFor();
    await expect.poll(frame).toBe(served);
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble.filter((line) => !line.includes("404"))).toEqual([]);
  });
});

it("a page is complete after hydration where an extension has changed its document before", async () => {
  await stack.whole("/faq");
  await visit("/faq");
  const text = () =>
    Promise.all(["header", "main", "footer"].map((part) => tab.page.locator(part).first().innerText()));
  const headingFont = () => tab.page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  const [complete, font] = [await text(), await headingFont()];
  // Hydration fails where React compares elements, and the page is rendered anew; it does not compare static HTML.
  for (const [place, left] of [
    ["main", 0],
    ["footer [data-static]", 1],
  ] as const) {
    const { page } = await newTab();
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        const found = document.querySelector(selector);
        if (found === null) return;
        const added = document.createElement("form");
        added.id = "extension";
        found.insertAdjacentElement("afterbegin", added);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, place);
    await load("/faq");
    await expect.poll(text).toEqual(complete);
    expect(await page.locator("#extension").count(), place).toBe(left);
    expect(await headingFont(), place).toBe(font);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
    await arrive(page, "**/contact-us");
  }
});
