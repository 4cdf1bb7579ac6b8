import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, stack, startJourneys, tab } from "#tests/support/journey.ts";
import { hold, retype } from "#tests/support/visit.ts";

startJourneys();

const UNKNOWN = /We do not know whether it arrived/;
const BLOCKED = { success: false, data: null, error: "This address is blocked" };
const THANKS = "Thanks for contacting us! We will get in touch with you shortly.";
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

describe("the newsletter form", () => {
  const form = (page: Page) => page.locator(".site-footer .newsletter-form");
  const email = (page: Page) => form(page).getByLabel("Email address");
  const FAILED = "Subscription failed. Please try again later.";
  const signups = async () => stack.operator.calls.filter(({ path }) => path.includes("signup"));

  it("by keyboard: shows the error at the field, moves the focus there, and sends nothing", {
    tags: "engines",
  }, async () => {
    const page = await openPage("/faq");
    await email(page).focus();
    await page.keyboard.press("Enter");
    await form(page).getByText("Please enter your email address", { exact: true }).waitFor();
    await page.keyboard.type("ana at example");
    await page.keyboard.press("Enter");
    await form(page).getByText("Please enter a valid email address", { exact: true }).waitFor();
    expect(await email(page).getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => email(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const described = await email(page).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please enter a valid email address");
    expect(await signups()).toEqual([]);
    await retype(email(page), "ana@example.org");
    await page.keyboard.press("Enter");
    await page.locator(".site-footer").getByText(THANKS).waitFor();
    // The form is gone; the focus moved to the message in its place.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(THANKS);
    expect(tab.trouble).toEqual([]);
  });

  async function send(page: Page, said: RegExp): Promise<void> {
    await form(page).getByRole("button").click();
    await form(page).getByRole("alert").filter({ hasText: said }).waitFor();
    expect(await email(page).inputValue()).toBe("ana@example.org");
    // The focus is on the button again.
    await form(page).getByRole("button", { name: "SUBSCRIBE" }).and(page.locator(":enabled:focus")).waitFor();
    await page.locator('[data-announcer="assertive"]', { hasText: FAILED }).waitFor({ state: "attached" });
  }

  it("fault: Newsletter/contact 5xx: keeps the address when failing, refused or offline, and is then sent once, despite several clicks", async () => {
    const page = await openPage("/faq");
    await email(page).fill("ana@example.org");
    await stack.setFault("/api/newsletter", { kind: "status", status: 500 });
    await send(page, UNKNOWN);
    await toast(page, FAILED).first().waitFor();
    await stack.setFault("/api/newsletter", { kind: "status", status: 422, body: BLOCKED });
    await send(page, /^Subscription failed.*This address is blocked$/);
    await page.route("**/news-letter", (route) => route.abort("connectionreset"), { times: 1 });
    await send(page, UNKNOWN);
    await page.route("**/news-letter", (route) => route.fulfill({ status: 429, body: "slow down" }), { times: 1 });
    await send(page, /not sent.*in a minute/);
    await stack.clearFaults();
    await page.context().setOffline(true);
    await send(page, /could not be reached/);
    await page.context().setOffline(false);

    stack.operator.calls.length = 0;
    const release = await hold(page, "**/news-letter");
    const button = form(page).getByRole("button");
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.form?.requestSubmit();
      element.click();
    });
    await form(page).getByRole("button", { name: "SUBSCRIBING...", exact: true }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    release();
    await page.locator(".site-footer").getByText(THANKS, { exact: true }).waitFor();
    expect(await form(page).count()).toBe(0);
    await toast(page, "Subscription successful!").waitFor();
    expect(await signups()).toHaveLength(1);
  });
});
