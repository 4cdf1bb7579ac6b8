/** What assistive technology finds in states a page can be brought into; pages as loaded: every-page.test.ts; toasts: toasts.test.ts. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { smallTargets, structureProblems, TOUCH_TARGET_PX } from "#tests/support/accessibility.ts";
import { openStill, stack, startJourneys } from "#tests/support/journey.ts";
import { monthFromNow, roomsPath } from "#tests/support/today.ts";
import { axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

interface StatesOfPage {
  what: string;
  path: string;
  options?: typeof PHONE;
  /** One after the other. */
  states: readonly ((page: Page) => Promise<void>)[];
}

const STATES: StatesOfPage[] = [
  {
    what: "the menus",
    path: "/faq",
    states: [
      async (page) => {
        await page.getByRole("button", { name: "Tours: more" }).press("Enter");
        await page.locator(".menu-mega").waitFor();
        expect(await page.getByRole("button", { name: "Tours: more", expanded: true }).count()).toBe(1);
      },
      async (page) => {
        await page.getByRole("button", { name: "Account menu" }).press("Enter");
        await page.getByRole("link", { name: "Sign in" }).waitFor();
      },
    ],
  },
  {
    what: "open questions, and the drawer with everything open",
    path: "/faq",
    options: PHONE,
    states: [
      async (page) => {
        for (const summary of (await page.locator("main summary").all()).slice(0, 3)) await summary.click();
      },
      async (page) => {
        await page.getByRole("button", { name: "Open menu" }).click();
        for (const summary of await page.getByRole("dialog").locator("summary").all()) await summary.click();
      },
    ],
  },
  {
    what: "the calendar with a chosen day",
    path: `/tours/121?month=${monthFromNow(1)}`,
    options: PHONE,
    states: [
      async (page) => {
        await page.locator(".day-link").nth(3).click();
        await page.locator(".departure").first().waitFor();
        const chosen = page.getByRole("gridcell", { selected: true });
        expect(await chosen.getByRole("link", { name: /^\w+day, \w+ \d+, / }).count()).toBe(1);
      },
    ],
  },
  {
    what: "an opened picture",
    path: "/gallery#photo-2",
    options: PHONE,
    states: [
      async (page) => {
        await page.getByRole("dialog", { name: "Pictures" }).waitFor();
      },
    ],
  },
  {
    what: "chosen filters that leave no tour",
    path: "/our-tours?destination=boulder-city&price=over-200&duration=two-days",
    options: PHONE,
    states: [
      async (page) => {
        await page.locator(".chosen-filters").waitFor();
      },
    ],
  },
  {
    what: "the contact form with something wrong",
    path: "/contact-us",
    options: PHONE,
    states: [
      async (page) => {
        await page.getByRole("button", { name: "Send message" }).click();
        await page.getByText("Please enter your name").waitFor();
      },
    ],
  },
  {
    what: "found hotels below a search with something wrong",
    path: roomsPath(),
    options: PHONE,
    states: [
      async (page) => {
        await page.getByText(/hotels for 2 nights/).waitFor();
        await page.getByText("Las Vegas, 2 guests").click();
        await page.getByLabel("Check-out").fill("");
        await page.getByRole("button", { name: "Search hotels" }).click();
        await page.getByText("Please choose both dates.").waitFor();
      },
    ],
  },
];

describe("with assistive technology", () => {
  it.each(STATES)("$what: names, order and contrast", async ({ path, options, states }) => {
    const page = await openStill(path, options);
    for (const bring of states) {
      await page.emulateMedia({ colorScheme: "light" });
      await bring(page);
      expect(await axeViolationsInBothSchemes(page)).toEqual([]);
      // Everything behind a modal dialog is inert.
      const isModal = (await page.locator("dialog[open]").count()) > 0;
      if (!isModal) expect(await structureProblems(page)).toEqual([]);
      if (options === PHONE && !path.startsWith("/tours"))
        expect(await smallTargets(page, TOUCH_TARGET_PX)).toEqual([]);
    }
  });

  it("a page that the operator fails to deliver has names, order and contrast", async () => {
    await stack.setFault("/api/website/content/", { kind: "status", status: 500 });
    // No cache can have a post that does not exist; while the operator fails, the site cannot know that.
    const page = await openStill("/blog/never-published", PHONE);
    await page.getByRole("heading", { level: 1, name: "This page is not available right now" }).waitFor();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    expect(await structureProblems(page)).toEqual([]);
  });
});
