/** Accessibility tree of header and menus: what a screen reader announces. */

import { describe, expect, it } from "vitest";
import { treeOf } from "#tests/support/accessibility-tree.ts";
import { openStill, startJourneys } from "#tests/support/journey.ts";

startJourneys();

describe("the accessibility tree", () => {
  it("of the header", async () => {
    const page = await openStill("/faq");
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
        - text: {Phones open or closed} daily 7 AM to 7 PM, Las Vegas time
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
    const page = await openStill("/faq");
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
            - link "Get inspired":
              - /url: /get-inspired
          - listitem:
            - link "Photo gallery":
              - /url: /photo-gallery
          - listitem:
            - link "Trip ideas":
              - /url: /ideas
          - listitem:
            - link "Hotels":
              - /url: /hotel/
          - listitem:
            - link "Activities":
              - /url: /activities/
          - listitem:
            - link "Blog":
              - /url: /blog"
    `);
  });

  it("of the drawer with a group open", async () => {
    const page = await openStill("/faq", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator("summary", { hasText: "Explore" }).click();
    expect(await treeOf(page, ".drawer")).toMatchInlineSnapshot(`
      "- dialog "Menu":
        - paragraph: Menu
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
                    - link "Explore overview":
                      - /url: /things-to-do-in-las-vegas
                  - listitem:
                    - link "Things to do in Las Vegas":
                      - /url: /things-to-do-in-las-vegas
                  - listitem:
                    - link "Get inspired":
                      - /url: /get-inspired
                  - listitem:
                    - link "Photo gallery":
                      - /url: /photo-gallery
                  - listitem:
                    - link "Trip ideas":
                      - /url: /ideas
                  - listitem:
                    - link "Hotels":
                      - /url: /hotel/
                  - listitem:
                    - link "Activities":
                      - /url: /activities/
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
        - list "Your account":
          - listitem:
            - link "Messages":
              - /url: /account/message/
          - listitem:
            - link "Sign in":
              - /url: /signin
          - listitem:
            - link "Sign up":
              - /url: /signup
          - listitem:
            - link "Agent login":
              - /url: {operator}/admin/#/login
        - text: {Phones open or closed} daily 7 AM to 7 PM
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
        - link "BOOK A TOUR":
          - /url: /our-tours
        - link "Text us":
          - /url: sms:+17025550143
        - link "+1 702 555 0142":
          - /url: tel:+17025550142"
    `);
  });
});
