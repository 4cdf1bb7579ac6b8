/** Accessibility tree of calendar and forms: what a screen reader announces. */

import { describe, expect, it } from "vitest";
import { anyDate, treeOf } from "#tests/support/accessibility-tree.ts";
import { load, openStill, startJourneys } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";

startJourneys();

describe("the accessibility tree", () => {
  it("of the calendar with a chosen day", async () => {
    const page = await openStill(`/tours/121?month=${monthFromNow(1)}`);
    const departures = page.locator(".book-button");
    for (let day = 3; (await departures.count()) === 0; day++) {
      const link = page.locator(".day-link").nth(day);
      const date = await link.getAttribute("data-day");
      await link.click();
      await page.waitForURL(`**date=${date}**`);
      await page.locator(".departure").first().waitFor();
    }
    expect(anyDate(await treeOf(page, ".month-head"))).toMatchInlineSnapshot(`
      "- link "Previous, {month} {year}":
        - /url: "?month={date}&date={date}"
      - heading "{month} {year}" [level=3]
      - link "Next, {month} {year}":
        - /url: "?month={date}&date={date}""
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
          - /url: "?month={date}&date={date}""
    `);
    expect(anyDate(await treeOf(page, "td:has(.day-link:not([aria-current]))"))).toMatchInlineSnapshot(`
      "- gridcell "{weekday}, {month} {day}, from {price}":
        - link "{weekday}, {month} {day}, from {price}":
          - /url: "?month={date}&date={date}""
    `);
    expect(anyDate(await treeOf(page, ".departure:not([data-sold-out])"))).toMatchInlineSnapshot(`
      "- listitem:
        - radio "{time} first pick-up, Las Vegas time {price} adult, {price} child · {n} seats left" [checked]
        - text: {time} first pick-up, Las Vegas time {price} adult, {price} child · {n} seats left"
    `);
    expect(anyDate(await treeOf(page, ".departures-hint a"))).toMatchInlineSnapshot(`
      "- link "Add the {time} departure to your calendar":
        - /url: /tours/121/{date}.ics?session=121-{departure}"
    `);
  });

  it("of the contact form with something wrong", async () => {
    const page = await openStill("/contact-us");
    await page.getByRole("button", { name: "Send message" }).click();
    expect(await treeOf(page, ".contact-form")).toMatchInlineSnapshot(`
      "- paragraph:
        - strong: "Not sent: please check 4 fields."
        - link "Name":
          - /url: "#contact-name"
        - link "Email address":
          - /url: "#contact-email"
        - link "Subject":
          - /url: "#contact-subject"
        - link "Message":
          - /url: "#contact-message"
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Please enter your name
      - text: Email address
      - textbox "Email address" [invalid]
      - paragraph: Please enter an email address like ana@example.com
      - text: Phone (optional)
      - textbox "Phone (optional)"
      - paragraph
      - text: Subject
      - textbox "Subject" [invalid]
      - paragraph: Please enter a subject, such as “Lost bag”
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Add your booking number if you have one.
      - paragraph: Please write a message
      - button "Send message""
    `);
  });

  it("of the newsletter form before and after", async () => {
    const page = await openStill("/news-letter");
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
    const page = await openStill("/hotel/");
    await page.getByLabel("Check-out").fill("");
    await page.getByRole("button", { name: "Search hotels" }).click();
    const checkOut = page.getByLabel("Check-out");
    expect(await checkOut.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (await checkOut.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please choose both dates.");
    await load("/our-tours?destination=zion-national-park");
    expect(await treeOf(page, ".filters")).toMatchInlineSnapshot(`
      "- search "Find tours":
        - text: When?
        - textbox "When?"
        - text: How many people?
        - combobox "How many people?":
          - option "Any" [selected]
          - option "1"
          - option "2"
          - option "3"
          - option "4"
          - option "5"
          - option "6"
          - option "7"
          - option "8"
          - option "9"
          - option "10"
          - option "11"
          - option "12"
          - option "13"
          - option "14"
          - option "15"
          - option "16"
          - option "17"
          - option "18"
          - option "19"
          - option "20"
        - group:
          - text: Kind of tour
          - combobox "Kind of tour":
            - option "Any kind" [selected]
            - option "Day tours (5)"
            - option "Family tours (1)"
            - option "Small-group tours (5)"
            - option "Overnight tours (2)"
            - option "Photography tours (1)"
            - option "Half-day tours (0)" [disabled]
            - option "Kayak and hike (2)"
            - option "Private tours (1)"
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
            - option "Overnight (2)"
          - text: Price per adult
          - combobox "Price per adult":
            - option "Any price" [selected]
            - option "Under $100 (0)" [disabled]
            - option "$100 to $200 (2)"
            - option "Over $200 (5)""
    `);
  });
});
