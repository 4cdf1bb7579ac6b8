import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, openPage, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();

const UNKNOWN = /We do not know whether it arrived/;
const BLOCKED = { success: false, data: null, error: "This address is blocked" };
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
    await stack.setFault("/api/newsletter", { kind: "status", status: 422, body: BLOCKED });
    await own.getByLabel("Email address").fill("ana@example.org");
    await own.getByRole("button").click();
    expect(await own.getByRole("alert").textContent()).toBe(
      "Subscription failed. Please try again later. This address is blocked",
    );
    await stack.clearFaults();
    await stack.forgetCalls();
    await own.getByRole("button").click();
    await page.locator("main").getByText(THANKS).waitFor();
    await page.reload();
    await page.locator("main").getByText(THANKS).waitFor();
    expect((await stack.operatorCalls()).filter((call) => call.path.includes("signup"))).toHaveLength(1);
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
    await send(page, UNKNOWN);
    await toast(page, FAILED).first().waitFor();
    await stack.setFault("/api/newsletter", { kind: "status", status: 422, body: BLOCKED });
    await send(page, /^Subscription failed.*This address is blocked$/);
    await page.route("**/news-letter", (route) => route.abort("connectionreset"), { times: 1 });
    await send(page, UNKNOWN);
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
  const fill = async (page: Page, texts: Record<string, string> = TYPED) => {
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  };
  const typed = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(Object.keys(TYPED).map(async (label) => [label, await field(page, label).inputValue()])),
    );

  const send = (page: Page) => page.getByRole("button", { name: "Send message" });
  const stored = async (subject: string) => {
    const { contact } = await (await stack.control("/__submissions")).json<{
      contact: { fields: Record<string, string> }[];
    }>();
    return contact.map(({ fields }) => fields).filter((fields) => fields.subject === subject);
  };

  it("leads from its summary to each field with an error, which is described by it", async () => {
    const page = await openPage("/contact-us");
    await send(page).click();
    const wrong = ["Name", "Email address", "Subject", "Message"];
    expect(await page.locator(".contact-form a").allTextContents()).toEqual(wrong);
    expect(await field(page, "Name").evaluate((element) => element === document.activeElement)).toBe(true);
    for (const label of wrong) {
      const control = page.locator(".contact-form").getByRole("textbox", { name: label, exact: true });
      expect(await control.getAttribute("aria-invalid")).toBe("true");
      const described = ((await control.getAttribute("aria-describedby")) ?? "").split(" ");
      expect(await page.locator(`[id="${described[0]}"]`).textContent()).toMatch(/^Please/);
      const id = await control.getAttribute("id");
      expect(await page.locator(".contact-form a", { hasText: label }).getAttribute("href")).toBe(`#${id}`);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  it("does not claim to know that a lost message failed, keeps it through a reload, and stores it once", async () => {
    const typedNow = { ...TYPED, Subject: `Booking ${Date.now()}` };
    const page = await openPage("/contact-us");
    await fill(page, typedNow);
    // The operator stores it, and the answer is lost.
    await stack.setFault("/api/website/contact", { kind: "truncated" });
    await send(page).click();
    await page.locator(".contact-form").getByRole("alert").filter({ hasText: UNKNOWN }).waitFor();
    expect(await typed(page)).toEqual(typedNow);
    await reload();
    expect(await typed(page)).toEqual(typedNow);
    await stack.clearFaults();
    const release = await holdPosts(page, "/contact-us");
    await send(page).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.form?.requestSubmit();
    });
    await page.getByRole("button", { name: "Sending…" }).waitFor();
    release();
    await page.locator("main").getByText(THANKS).waitFor();
    expect(await stored(typedNow.Subject)).toEqual([
      {
        name: "Ana Pérez",
        email: "ana@example.org",
        phone: "+1 702 555 0199",
        subject: typedNow.Subject,
        message: "A red hat.\nSeat 12.",
      },
    ]);
    // A sent message is no longer kept as a draft.
    await reload();
    expect(await field(page, "Message").inputValue()).toBe("");
  });

  it("asks again when a browser filled in the hidden field, and is then sent", async () => {
    const page = await openPage("/contact-us");
    await fill(page);
    await page.locator(".contact-form [name=homepage]").evaluate((element: HTMLInputElement) => {
      element.value = "https://ana.example";
    });
    await send(page).click();
    await page.locator(".contact-form").getByRole("alert").filter({ hasText: "Nothing was sent yet" }).waitFor();
    expect(await typed(page)).toEqual(TYPED);
    await send(page).click();
    await page.locator("main").getByText(THANKS).waitFor();
  });

  it("keeps what a person typed when a link proposes texts, and puts the proposed message below", async () => {
    const page = await openPage("/contact-us");
    await field(page, "Subject").fill("Lost hat");
    await field(page, "Message").fill("Is there room for a cello?");
    const both = {
      Name: "",
      "Email address": "",
      Phone: "",
      Subject: "Lost hat",
      Message: "Is there room for a cello?\n\nDay: Saturday, December 5, 2026\nWhere to: ",
    };
    await load("/contact-us?people=20&date=2026-12-05");
    expect(await typed(page)).toEqual(both);
    await reload();
    expect(await typed(page)).toEqual(both);
    // A proposal that nobody changed makes way for the next one.
    const other = await openPage("/contact-us?people=20&date=2026-12-05");
    await field(other, "Name").fill("Ana");
    await load("/contact-us?people=12&date=2026-12-05");
    expect(await field(other, "Name").inputValue()).toBe("Ana");
    expect(await field(other, "Subject").inputValue()).toBe("Private coach for 12 people");
  });

  it("keeps what was typed before the page's scripts ran", async () => {
    const { page } = await newTab();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(url("/contact-us?people=20&date=2026-12-05"), { waitUntil: "commit" });
    await field(page, "Subject").fill("My own words");
    await field(page, "Phone").fill("12345");
    resolve();
    await hydrated(page);
    expect(await field(page, "Subject").inputValue()).toBe("My own words");
    await reload();
    expect(await field(page, "Subject").inputValue()).toBe("My own words");
    expect(await field(page, "Phone").inputValue()).toBe("12345");
    expect(await field(page, "Message").inputValue()).toContain("Where to:");
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
    await page.reload();
    await page.locator("main").getByText(THANKS).waitFor();
    expect(await page.locator("main").getByText(THANKS).isVisible()).toBe(true);
  });
});
