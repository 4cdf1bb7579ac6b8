import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, reload, stack, startJourneys, tab } from "#tests/support/journey.ts";
import { axeViolations } from "#tests/support/visit.ts";

startJourneys();

const THANKS = "Thanks for contacting us! We will get in touch with you shortly.";
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

/** Holds posts to a path back until the returned function is called. */
async function holdPosts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The same form in two places. */
const places = [
  ["the footer", "/faq", ".site-footer"],
  ["its page", "/news-letter", "main"],
] as const;

describe.each(places)("the newsletter form in %s", (_, path, root) => {
  const form = (page: Page) => page.locator(`${root} .newsletter-form`);
  const email = (page: Page) => form(page).getByLabel("Email address");

  it("says SUBSCRIBING... while it is sent, is sent once despite several clicks, then says thanks", async () => {
    const page = await openPage(path);
    const release = await holdPosts(page, "/news-letter");
    await email(page).fill("ana@example.org");
    const button = form(page).getByRole("button");
    expect(await button.textContent()).toBe("SUBSCRIBE");
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.form?.requestSubmit();
      element.click();
    });
    await form(page).getByRole("button", { name: "SUBSCRIBING...", exact: true }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    release();
    await page.locator(root).getByText(THANKS, { exact: true }).waitFor();
    expect(await form(page).count()).toBe(0);
    await toast(page, "Subscription successful!").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const calls = (await stack.operatorCalls()).filter((call) => call.path === "/api/newsletter/signup");
    expect(calls).toHaveLength(1);
    expect(tab.trouble).toEqual([]);
  });

  it("without JavaScript: the answer shows the error and keeps what was typed", async () => {
    const page = await openPage(path, { javaScriptEnabled: false });
    await email(page).fill("not an address");
    await form(page).getByRole("button").click();
    const own = page.locator("main .newsletter-form");
    expect(await own.locator(".field-error").textContent()).toBe("Please enter a valid email address");
    expect(await own.getByLabel("Email address").inputValue()).toBe("not an address");
    await stack.setFault("/api/newsletter", { kind: "status", status: 500 });
    await own.getByLabel("Email address").fill("ana@example.org");
    await own.getByRole("button").click();
    expect(await own.getByRole("alert").textContent()).toBe("Subscription failed. Please try again later.");
    await stack.clearFaults();
    await own.getByRole("button").click();
    await page.locator("main").getByText(THANKS).waitFor();
  });
});

describe("the newsletter form", () => {
  const form = (page: Page) => page.locator(".site-footer .newsletter-form");
  const email = (page: Page) => form(page).getByLabel("Email address");
  const FAILED = "Subscription failed. Please try again later.";

  it("by keyboard: shows the error at the field, moves the focus there, and sends nothing", async () => {
    const page = await openPage("/faq");
    await email(page).focus();
    await page.keyboard.press("Enter");
    await form(page).getByText("Please enter your email address", { exact: true }).waitFor();
    await page.keyboard.type("ana at example");
    await page.keyboard.press("Enter");
    await form(page).getByText("Please enter a valid email address", { exact: true }).waitFor();
    expect(await email(page).getAttribute("aria-invalid")).toBe("true");
    expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const described = await email(page).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please enter a valid email address");
    expect((await stack.operatorCalls()).filter((call) => call.path.includes("signup"))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await email(page).fill("ana@example.org");
    await page.keyboard.press("Enter");
    await page.locator(".site-footer").getByText(THANKS).waitFor();
    // The form is gone; the focus moved to the message in its place.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(THANKS);
    expect(tab.trouble).toEqual([]);
  });

  async function send(page: Page, said: RegExp): Promise<void> {
    await form(page).getByRole("button").click();
    await form(page).getByRole("alert").filter({ hasText: said }).waitFor();
    expect(await email(page).inputValue()).toBe("ana@example.org");
    expect(await form(page).getByRole("button", { name: "SUBSCRIBE" }).isEnabled()).toBe(true);
    await page.locator('[data-announcer="assertive"]', { hasText: FAILED }).waitFor({ state: "attached" });
  }

  it("fault: Newsletter/contact 5xx: keeps the address when the server is failing, refuses or hangs up, and sends it afterwards", async () => {
    const page = await openPage("/faq");
    await email(page).fill("ana@example.org");
    await stack.setFault("/api/newsletter", { kind: "status", status: 500 });
    await send(page, /^Subscription failed/);
    await toast(page, FAILED).first().waitFor();
    await page.route("**/news-letter", (route) => route.abort("connectionreset"), { times: 1 });
    await send(page, /could not be reached/);
    await page.route("**/news-letter", (route) => route.fulfill({ status: 429, body: "slow down" }), { times: 1 });
    await send(page, /wait a minute/);
    await stack.clearFaults();
    await form(page).getByRole("button").click();
    await page.locator(".site-footer").getByText(THANKS).waitFor();
  });

  it("keeps the address when the browser is offline, and sends it afterwards", async () => {
    const page = await openPage("/faq");
    await page.context().setOffline(true);
    await email(page).fill("ana@example.org");
    await send(page, /could not be reached/);
    // Sonner cannot be loaded: a plain toast stands in.
    await page.locator(".plain-toast", { hasText: FAILED }).first().waitFor();
    await page.context().setOffline(false);
    await form(page).getByRole("button").click();
    await page.locator(".site-footer").getByText(THANKS).waitFor();
  });
});

describe("the contact form", () => {
  const TYPED = {
    Name: "Ana Pérez",
    "Email address": "ana@example.org",
    Phone: "+1 702 555 0199",
    Subject: "Booking 4711",
    Message: "A red hat.\nSeat 12.",
  };
  const field = (page: Page, label: string) => page.locator(".contact-form").getByLabel(label);
  const fill = async (page: Page) => {
    for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text);
  };
  const typed = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(Object.keys(TYPED).map(async (label) => [label, await field(page, label).inputValue()])),
    );

  it("shows each error at its field, keeps everything through a failure and a reload, and is sent once", async () => {
    const page = await openPage("/contact-us");
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    for (const label of ["Name", "Email address", "Subject", "Message"]) {
      expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
    }
    expect(await field(page, "Name").evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await fill(page);
    await stack.setFault("/api/website/contact", { kind: "status", status: 500 });
    await send.click();
    await page.locator(".contact-form").getByRole("alert").filter({ hasText: "could not be sent" }).waitFor();
    expect(await typed(page)).toEqual(TYPED);
    await reload();
    expect(await typed(page)).toEqual(TYPED);
    await stack.clearFaults();
    const release = await holdPosts(page, "/contact-us");
    await send.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.form?.requestSubmit();
    });
    await page.getByRole("button", { name: "Sending…" }).waitFor();
    release();
    await page.locator("main").getByText(THANKS).waitFor();
    const submissions = await (await stack.control("/__submissions")).json<{
      contact: { fields: Record<string, string> }[];
    }>();
    const contact = submissions.contact.filter(({ fields }) => fields.subject === TYPED.Subject);
    expect(contact).toHaveLength(1);
    expect(contact[0]?.fields).toEqual({
      name: "Ana Pérez",
      email: "ana@example.org",
      phone: "+1 702 555 0199",
      subject: "Booking 4711",
      message: "A red hat.\nSeat 12.",
    });
    // A sent message is no longer kept as a draft.
    await reload();
    expect(await field(page, "Message").inputValue()).toBe("");
  });

  it("offline says so and keeps everything", async () => {
    const page = await openPage("/contact-us");
    await fill(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator(".contact-form").getByRole("alert").filter({ hasText: "could not be reached" }).waitFor();
    expect(await typed(page)).toEqual(TYPED);
  });

  it("works without JavaScript", async () => {
    const page = await openPage("/contact-us", { javaScriptEnabled: false });
    // The answer is a page of its own.
    const send = () =>
      Promise.all([page.waitForEvent("domcontentloaded"), page.getByRole("button", { name: "Send message" }).click()]);
    await fill(page);
    await field(page, "Email address").fill("ana");
    await send();
    expect(await typed(page)).toEqual({ ...TYPED, "Email address": "ana" });
    await field(page, "Email address").fill("ana@example.org");
    await send();
    await page.locator("main").getByText(THANKS).waitFor();
  });
});
