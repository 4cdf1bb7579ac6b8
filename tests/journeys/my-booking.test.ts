import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "#app/domain/calendar/dates.ts";
import { dateWhere } from "#tests/support/assistant.ts";
import { bookButton, bookedNumber, fillIn } from "#tests/support/engine-form.ts";
import { newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { axeViolationsInBothSchemes, hydrated, retype } from "#tests/support/visit.ts";

startJourneys();

const found = (page: Page) => page.locator("#find .order");
const writes = async (path: string) => stack.operator.calls.filter((call) => call.path === path).length;

/** Books two seats on the way of a visitor. @returns its number */
async function book(page: Page): Promise<string> {
  const [date, [first]] = await dateWhere(
    stack,
    121,
    ([one], day) => weekdayOf(day) !== 4 && (one?.remaining ?? 0) > 3,
  );
  await page.goto(url(`/tours/121?date=${date}&session=${first?.id}&stay=Bellagio`));
  const age = page.getByLabel("Everybody is 3 or older");
  if ((await age.count()) > 0) await age.check();
  await page.locator(".book-button").click();
  await fillIn(page);
  await bookButton(page).click();
  return bookedNumber(page);
}

async function look(page: Page, number: string, email: string): Promise<void> {
  await retype(page.getByLabel("Booking number"), number);
  await retype(page.locator("#find").getByLabel("Email address"), email);
  await page.getByRole("button", { name: "Show my booking" }).click();
}

describe("a visitor finds and cancels a booking", () => {
  it.for([true, false])("scripts run: %s", { tags: "engines" }, async (javaScriptEnabled) => {
    const { page } = await newTab({ javaScriptEnabled });
    const number = await book(page);
    await page.getByRole("link", { name: "See or cancel your booking" }).click();
    await page.getByRole("heading", { name: "Find your booking" }).waitFor();
    if (javaScriptEnabled) {
      await hydrated(page);
      // This device has it.
      await expect.poll(() => page.getByLabel("Booking number").inputValue()).toBe(number);
    }
    await look(page, number, "someone.else@example.com");
    // A page that is an answer begins with it.
    await page.locator(":focus", { hasText: "found no booking" }).waitFor();
    expect(await page.getByLabel("Booking number").inputValue()).toBe(number);
    // Addresses in any case.
    await look(page, number, "Ana@Example.com");
    await found(page).getByText("Hoover Dam half-day").waitFor();
    await found(page)
      .getByText(/^Total \$/)
      .waitFor();
    await found(page)
      .getByText(/Free cancellation until|cannot be canceled for free/)
      .waitFor();
    if (javaScriptEnabled) {
      await hydrated(page);
      expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Send the confirmation again" }).click();
    await page.getByText("Your confirmation is on its way").waitFor();
    await page.getByRole("link", { name: "Change it" }).click();
    await page.getByRole("heading", { name: `Change ${number}` }).waitFor();
    await retype(page.getByLabel("Adults"), "3");
    await page.getByRole("button", { name: "Check seats and total" }).click();
    const times = page.getByLabel("Departure or ticket");
    if ((await times.count()) > 0) await page.getByRole("button", { name: "Check seats and total" }).click();
    await page.getByRole("button", { name: `Change ${number} for` }).click();
    expect(await bookedNumber(page)).toBe(number);
    await page.getByRole("link", { name: "See or cancel your booking" }).click();
    await page.getByRole("heading", { name: "Find your booking" }).waitFor();
    if (javaScriptEnabled) {
      await hydrated(page);
      await page.evaluate(() => history.replaceState(history.state, "", "?adults=3"));
    }
    await look(page, number.toLowerCase().replace("-", " "), "ana@example.com");
    await found(page).getByText("3 adults").waitFor();
    const cancel = async () => {
      await page.getByText("Cancel this booking").click();
      await page.getByRole("button", { name: `Yes, cancel ${number}` }).click();
    };
    await stack.setFault("/api/booking/cancel", { kind: "status", status: 500 });
    await cancel();
    await page.getByRole("alert").getByText("We do not know whether your booking was canceled").waitFor();
    await stack.clearFaults();
    stack.operator.calls.length = 0;
    await cancel();
    await page.getByText("Your booking is canceled.").waitFor();
    await page.getByRole("heading", { name: `Canceled: ${number}` }).waitFor();
    expect(await page.getByText(/Cancel this booking|Change it|Send the confirmation/).count()).toBe(0);
    expect(new URL(page.url()).search).toBe(javaScriptEnabled ? "?adults=3" : "");
    expect(await writes("/api/booking/cancel")).toBe(1);
    expect(await found(page).innerText()).not.toMatch(/Total|Add to calendar/);
    if (javaScriptEnabled) {
      await hydrated(page);
      await page.goto(url("/cart/"));
      await page.getByText(`Canceled: ${number}`).waitFor();
      expect(await page.getByText("You are booked").count()).toBe(0);
    }
    expect(tab.trouble.filter((line) => !/422|502/.test(line))).toEqual([]);
  });
});

it("a booking that was found stays when the scripts of its page are lost", async () => {
  const { page } = await newTab();
  const number = await book(page);
  await page.goto(url("/booking"));
  await hydrated(page);
  await page.route("**/assets/entry.client-*.js", (route) => route.abort());
  await look(page, number, "ana@example.com");
  await page.locator("html[data-lost]").waitFor({ state: "attached" });
  await found(page).getByText("Hoover Dam half-day").waitFor();
});
