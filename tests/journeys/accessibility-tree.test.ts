/** What a screen reader is told: header, menu, calendar and forms, as text. A change here is a change for its users. */

import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { hydrated, openTab, type Visit } from "#tests/support/visit.ts";

let browser: Browser;
let stack: TestStack;
let tab: Visit;

beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), startTestStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});
afterEach(() => tab.close());

async function open(path: string, options: Parameters<typeof openTab>[1] = {}): Promise<Page> {
  tab = await openTab(browser, { reducedMotion: "reduce", ...options });
  await tab.page.goto(`http://localhost:${stack.site.url.port}${path}`, { waitUntil: "networkidle" });
  await hydrated(tab.page);
  return tab.page;
}

/** The tree below an element; what depends on the hour or the stack's ports is named instead. */
async function treeOf(page: Page, selector: string): Promise<string> {
  const tree = await page.locator(selector).first().ariaSnapshot();
  return tree.replace(/(Open|Closed) now/g, "{Open|Closed} now").replace(/http:\/\/localhost:\d+/g, "{operator}");
}

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";

/** Dates and prices by their form, so that the tree is the same in every month. */
function anyDate(tree: string): string {
  return tree
    .replace(/-\d{8}-\d{4}/g, "-{departure}")
    .replace(new RegExp(`\\b\\w+day, (${MONTHS}) \\d+`, "g"), "{weekday}, {month} {day}")
    .replace(new RegExp(`\\b(${MONTHS}) \\d{4}`, "g"), "{month} {year}")
    .replace(/\d{4}-\d{2}(-\d{2})?/g, "{date}")
    .replace(/\d+:\d{2} [AP]M/g, "{time}")
    .replace(/\$\d+/g, "{price}")
    .replace(/\d+ seats? left/g, "{n} seats left");
}

describe("the accessibility tree", () => {
  it("of the header", async () => {
    const page = await open("/faq");
    expect(await treeOf(page, ".site-header")).toMatchInlineSnapshot(`
      "- banner:
        - list "Social media":
          - listitem:
            - link "Instagram":
              - /url: https://www.instagram.com/
          - listitem:
            - link "Facebook":
              - /url: https://www.facebook.com/
          - listitem:
            - link "YouTube":
              - /url: https://www.youtube.com/
        - text: {Open|Closed} now Every day 7:00 AM to 7:00 PM, Las Vegas time
        - link "Text us":
          - /url: sms:+17025550143
        - link "+1 702 555 0142":
          - /url: tel:+17025550142
        - link "Agent login":
          - /url: {operator}/admin/#/login
        - link "National Park Express":
          - /url: /
          - img "National Park Express"
        - navigation "Main":
          - list:
            - listitem:
              - link "Tours":
                - /url: /our-tours
              - 'button "Tours: more"'
            - listitem:
              - link "Explore":
                - /url: /things-to-do-in-las-vegas
              - 'button "Explore: more"'
            - listitem:
              - link "Shuttle":
                - /url: /shuttle-service
            - listitem:
              - link "Why us":
                - /url: /why-use-national-park-express
              - 'button "Why us: more"'
            - listitem:
              - link "FAQ":
                - /url: /faq
            - listitem:
              - link "Contact":
                - /url: /contact-us
            - listitem:
              - link "BOOK A TOUR":
                - /url: /our-tours
        - list:
          - listitem:
            - link "Messages":
              - /url: /account/message/
          - listitem:
            - link "Cart":
              - /url: /cart/
          - listitem:
            - link "Account":
              - /url: /account
            - button "Account menu""
    `);
  });

  it("of the menu's open dropdown", async () => {
    const page = await open("/faq");
    await page.getByRole("button", { name: "Explore: more" }).press("Enter");
    expect(await treeOf(page, ".menu-item[data-open]")).toMatchInlineSnapshot(`
      "- listitem:
        - link "Explore":
          - /url: /things-to-do-in-las-vegas
        - 'button "Explore: more" [expanded]'
        - list:
          - listitem:
            - link "Things to do in Las Vegas":
              - /url: /things-to-do-in-las-vegas
          - listitem:
            - 'link "Get inspired: videos"':
              - /url: /get-inspired
          - listitem:
            - link "Photo gallery":
              - /url: /photo-gallery
          - listitem:
            - link "Trip ideas":
              - /url: /ideas
          - listitem:
            - link "Blog":
              - /url: /blog"
    `);
  });

  it("of the drawer with a group open", async () => {
    const page = await open("/faq", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator("summary", { hasText: "Explore" }).click();
    expect(await treeOf(page, ".drawer")).toMatchInlineSnapshot(`
      "- dialog "Menu":
        - button "Close menu"
        - navigation "Mobile":
          - list:
            - listitem:
              - group: Tours
            - listitem:
              - group:
                - text: Explore
                - list:
                  - listitem:
                    - 'link "All: Explore"':
                      - /url: /things-to-do-in-las-vegas
                  - listitem:
                    - link "Things to do in Las Vegas":
                      - /url: /things-to-do-in-las-vegas
                  - listitem:
                    - 'link "Get inspired: videos"':
                      - /url: /get-inspired
                  - listitem:
                    - link "Photo gallery":
                      - /url: /photo-gallery
                  - listitem:
                    - link "Trip ideas":
                      - /url: /ideas
                  - listitem:
                    - link "Blog":
                      - /url: /blog
            - listitem:
              - link "Shuttle":
                - /url: /shuttle-service
            - listitem:
              - group: Why us
            - listitem:
              - link "FAQ":
                - /url: /faq
            - listitem:
              - link "Contact":
                - /url: /contact-us
            - listitem:
              - link "BOOK A TOUR":
                - /url: /our-tours
        - link "Agent login":
          - /url: {operator}/admin/#/login
        - list "Social media":
          - listitem:
            - link "Instagram":
              - /url: https://www.instagram.com/
          - listitem:
            - link "Facebook":
              - /url: https://www.facebook.com/
          - listitem:
            - link "YouTube":
              - /url: https://www.youtube.com/
        - link "Text us":
          - /url: sms:+17025550143
        - link "+1 702 555 0142":
          - /url: tel:+17025550142
        - text: {Open|Closed} now Every day 7:00 AM to 7:00 PM, Las Vegas time"
    `);
  });

  it("of the calendar with a chosen day", async () => {
    const page = await open(`/tours/121?month=${monthFromNow(1)}`);
    const departures = page.locator(".departure a.button");
    for (let day = 3; (await departures.count()) === 0; day++) {
      const link = page.locator(".day-link").nth(day);
      const date = await link.getAttribute("data-day");
      await link.click();
      await page.waitForURL(`**date=${date}**`);
      await page.locator(".departure").first().waitFor();
    }
    expect(anyDate(await treeOf(page, ".month-head"))).toMatchInlineSnapshot(`
      "- link "Previous, {month} {year}":
        - /url: /tours/121?month={date}&date={date}
      - heading "{month} {year}" [level=3]
      - link "Next, {month} {year}":
        - /url: /tours/121?month={date}&date={date}"
    `);
    expect(anyDate(await treeOf(page, ".month-grid thead"))).toMatchInlineSnapshot(`
      "- rowgroup:
        - row "Sunday Monday Tuesday Wednesday Thursday Friday Saturday":
          - columnheader "Sunday"
          - columnheader "Monday"
          - columnheader "Tuesday"
          - columnheader "Wednesday"
          - columnheader "Thursday"
          - columnheader "Friday"
          - columnheader "Saturday""
    `);
    expect(anyDate(await treeOf(page, "td:has([aria-current])"))).toMatchInlineSnapshot(`
      "- gridcell "{weekday}, {month} {day}, from {price}" [selected]:
        - link "{weekday}, {month} {day}, from {price}":
          - /url: /tours/121?month={date}&date={date}"
    `);
    expect(anyDate(await treeOf(page, "td:has(.day-link:not([aria-current]))"))).toMatchInlineSnapshot(`
      "- gridcell "{weekday}, {month} {day}, from {price}":
        - link "{weekday}, {month} {day}, from {price}":
          - /url: /tours/121?month={date}&date={date}"
    `);
    expect(anyDate(await treeOf(page, ".departure:not([data-sold-out])"))).toMatchInlineSnapshot(`
      "- listitem:
        - paragraph: {time}
        - paragraph: {price} adult, {price} child {n} seats left
        - 'link "Add to calendar : the {time} departure"':
          - /url: /tours/121/{date}.ics?session=121-{departure}
        - link "Book the {time} departure on {weekday}, {month} {day}":
          - /url: /search?tour=121&date={date}&session=121-{departure}"
    `);
  });

  it("of the contact form with something wrong", async () => {
    const page = await open("/contact-us");
    await page.getByRole("button", { name: "SEND MESSAGE" }).click();
    expect(await treeOf(page, ".contact-form")).toMatchInlineSnapshot(`
      "- text: Name
      - textbox "Name" [invalid]
      - paragraph: Please enter your name
      - text: Email address
      - textbox "Email address" [invalid]
      - paragraph: Please enter your email address
      - text: Phone (optional)
      - textbox "Phone (optional)"
      - paragraph
      - text: Subject
      - textbox "Subject" [invalid]
      - paragraph: Please enter a subject
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Please write a message
      - button "SEND MESSAGE""
    `);
  });

  it("of the newsletter form before and after", async () => {
    const page = await open("/news-letter");
    expect(await treeOf(page, "main .newsletter-form")).toMatchInlineSnapshot(`
      "- text: Email address
      - textbox "Email address"
      - paragraph
      - button "SUBSCRIBE""
    `);
    await page.locator("main .newsletter-form").getByRole("textbox").fill("ana@example.org");
    await page.locator("main .newsletter-form").getByRole("button").click();
    await page.locator("main .form-success").waitFor();
    expect(await treeOf(page, "main .form-success")).toMatchInlineSnapshot(
      `"- status: Thanks for contacting us! We will get in touch with you shortly."`,
    );
  });

  it("of the hotel search with something wrong, and of the filters of the tour list", async () => {
    const page = await open("/hotel/");
    await page.getByLabel("Check-out").fill("");
    await page.getByRole("button", { name: "Search hotels" }).click();
    const checkOut = page.getByLabel("Check-out");
    expect(await checkOut.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (await checkOut.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please choose both dates.");
    await page.goto(`http://localhost:${stack.site.url.port}/our-tours?destination=zion-national-park`);
    await hydrated(page);
    expect(await treeOf(page, ".filters")).toMatchInlineSnapshot(`
      "- search "Filter tours":
        - text: Kind of tour
        - combobox "Kind of tour":
          - option "Any kind" [selected]
          - option "Day tours (5)"
          - option "Half-day tours (0)" [disabled]
          - option "Small group (5)"
          - option "Overnight tours (2)"
          - option "Kayak and hike (2)"
          - option "Photography (1)"
          - option "Private tours (1)"
          - option "With children (1)"
        - text: Destination
        - combobox "Destination":
          - option "Anywhere"
          - option "Grand Canyon (5)"
          - option "Antelope Canyon (4)"
          - option "Hoover Dam (6)"
          - option "Bryce Canyon National Park (3)"
          - option "Zion National Park (7)" [selected]
          - option "Boulder City (3)"
          - option "Death Valley (3)"
          - option "Valley of Fire (3)"
        - text: Duration
        - combobox "Duration":
          - option "Any length" [selected]
          - option "Half a day (up to 7 hours) (0)" [disabled]
          - option "A day (5)"
          - option "Two days (2)"
        - text: Price per adult
        - combobox "Price per adult":
          - option "Any price" [selected]
          - option "Under $100 (0)" [disabled]
          - option "$100 to $200 (2)"
          - option "Over $200 (5)"
        - text: Sort by
        - combobox "Sort by":
          - option "Recommended" [selected]
          - option "Price, low to high"
          - option "Price, high to low"
          - option "Duration, short to long"
        - list:
          - listitem:
            - 'link "Remove filter: Zion National Park"':
              - /url: /our-tours
          - listitem:
            - link "Clear all":
              - /url: /our-tours"
    `);
  });
});
