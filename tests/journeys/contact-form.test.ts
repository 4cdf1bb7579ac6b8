import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { load, newTab, openPage, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { submissions } from "#tests/support/site-forms.ts";
import { hold, hydrated, retype } from "#tests/support/visit.ts";

startJourneys();

const UNKNOWN = /We do not know whether it arrived/;
const THANKS = "Thanks for contacting us! We will get in touch with you shortly.";

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
  const stored = async (subject: string) =>
    (await submissions(stack)).contact.map(({ fields }) => fields).filter((fields) => fields.subject === subject);

  it("leads from its summary to each field with an error, and keeps what a person typed when links propose texts", {
    tags: "engines",
  }, async () => {
    const page = await openPage("/contact-us");
    await send(page).click();
    const wrong = ["Name", "Email address", "Subject", "Message"];
    expect(await page.locator(".contact-form a").allTextContents()).toEqual(wrong);
    await expect.poll(() => field(page, "Name").evaluate((element) => element === document.activeElement)).toBe(true);
    for (const label of wrong) {
      const control = page.locator(".contact-form").getByRole("textbox", { name: label, exact: true });
      expect(await control.getAttribute("aria-invalid")).toBe("true");
      const described = ((await control.getAttribute("aria-describedby")) ?? "").split(" ");
      expect(await page.locator(`[id="${described[0]}"]`).textContent()).toMatch(/^Please/);
      const id = await control.getAttribute("id");
      expect(await page.locator(".contact-form a", { hasText: label }).getAttribute("href")).toBe(`#${id}`);
    }
    // Each leaves once it is corrected.
    await field(page, "Name").fill("Ana");
    await expect.poll(() => page.locator(".contact-form a").allTextContents()).toEqual(wrong.slice(1));

    // A proposal that nobody changed makes way for the next one; what a person typed stays, above the proposal.
    await load("/contact-us?for=group&people=20&date=2026-12-05");
    await load("/contact-us?for=group&people=12&date=2026-12-05");
    expect(await field(page, "Name").inputValue()).toBe("Ana");
    expect(await field(page, "Message").inputValue()).toContain("For: 12 adults");
    await retype(field(page, "Subject"), "Lost hat");
    await retype(field(page, "Message"), "Is there room for a cello?");
    await load("/contact-us?for=group&people=20&date=2026-12-06");
    const both = {
      Name: "Ana",
      "Email address": "",
      Phone: "",
      Subject: "Lost hat",
      Message: "Is there room for a cello?\n\nTour: \nDay: Sunday, December 6, 2026\nFor: 20 adults",
    };
    expect(await typed(page)).toEqual(both);
    await reload();
    expect(await typed(page)).toEqual(both);
  });

  it("keeps what was typed before its scripts ran, offline and through a reload, does not claim to know that a lost message failed, and stores it once", async () => {
    const { page } = await newTab();
    const runScripts = await hold(page, "**/assets/*.js");
    await page.goto(url("/contact-us?for=group&people=20&date=2026-12-05"), { waitUntil: "commit" });
    await field(page, "Subject").fill("My own words");
    await field(page, "Phone").fill("12345");
    runScripts();
    await hydrated(page);
    expect(await field(page, "Subject").inputValue()).toBe("My own words");
    expect(await field(page, "Phone").inputValue()).toBe("12345");
    expect(await field(page, "Message").inputValue()).toContain("For: 20 adults");
    await tab.settled();

    const typedNow = { ...TYPED, Subject: `Booking ${Date.now()}` };
    await fill(page, typedNow);
    const alert = (text: string | RegExp) => page.locator(".contact-form").getByRole("alert").filter({ hasText: text });
    await page.context().setOffline(true);
    const button = await send(page).boundingBox();
    await page.setViewportSize({ width: 1280, height: Math.ceil((button?.y ?? 0) + (button?.height ?? 0)) + 4 });
    await send(page).click();
    await expect
      .poll(() =>
        alert("could not be reached").evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight),
      )
      .toBe(true);
    expect(await typed(page)).toEqual(typedNow);
    await page.context().setOffline(false);

    // A browser has filled in the hidden field: the form asks again.
    await page.locator(".contact-form [name=homepage]").evaluate((element: HTMLInputElement) => {
      element.value = "https://ana.example";
    });
    await send(page).click();
    await alert("Nothing was sent yet").waitFor();
    expect(await typed(page)).toEqual(typedNow);

    // The operator stores it, and the answer is lost.
    await stack.setFault("/api/website/contact", { kind: "truncated" });
    await send(page).click();
    await alert(UNKNOWN).waitFor();
    expect(await typed(page)).toEqual(typedNow);
    await load("/contact-us");
    expect(await typed(page)).toEqual(typedNow);
    await stack.clearFaults();
    // Several clicks at once: forms.test.ts.
    await send(page).click();
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
    // A link to the form leads to another message.
    await page.locator('main a[href$="#write"]').first().click();
    await field(page, "Message").waitFor();
    // A sent message is no longer kept as a draft.
    await reload();
    expect(await field(page, "Message").inputValue()).toBe("");
  });
});
