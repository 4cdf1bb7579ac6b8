import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays, monthOf, monthTitle, weekdayOf } from "#app/domain/calendar/dates.ts";
import { dateWhere, hasRoomFor } from "#tests/support/assistant.ts";
import { BOOKING_NUMBER, bookButton, bookedNumber, fillIn } from "#tests/support/engine-form.ts";
import { engine, load, newTab, stack, startJourneys, url, visit } from "#tests/support/journey.ts";
import { storedState, untilStored } from "#tests/support/session-helpers.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { axeViolations, retype } from "#tests/support/visit.ts";

startJourneys();

/** Counts of the tour page's form without JavaScript. */
async function chooseParty(page: Page, adults: number, children: number): Promise<void> {
  await retype(page.getByLabel("Adults"), String(adults));
  await retype(page.getByLabel("Children"), String(children));
  const age = page.getByLabel("Everybody is 3 or older");
  // Only where scripts are off.
  if ((await age.count()) > 0) await age.check();
}

describe("a guest books a tour", () => {
  it("for 2 adults and 1 child on the next Saturday with room, from home to the number", {
    tags: "engines",
  }, async () => {
    const [date] = await dateWhere(stack, 121, (all, day) => weekdayOf(day) === 6 && hasRoomFor(3)(all));
    const { page, trouble } = await newTab();
    // The first view of a page has other tours than the top ones while the operator is slow.
    await stack.whole("/");
    await load("/");
    let clicks = 0;
    const click = (target: Locator) => {
      clicks += 1;
      return target.click();
    };
    await click(page.locator(".tour-card a", { hasText: "Hoover Dam" }).first());
    await page.locator(".day-link").first().waitFor();
    await page.waitForLoadState();
    const saturday = page.locator(`.day-link[data-day="${date}"], .day-link[href*="date=${date}"]`);
    if ((await saturday.count()) === 0)
      await click(page.locator(".month-head").getByRole("link", { name: monthTitle(monthOf(date ?? "")) }));
    await click(saturday);
    await page.locator(".departures").waitFor();
    await click(page.getByRole("button", { name: "More children" }));
    await page.getByLabel("Age of the child").selectOption("8");
    await click(page.locator(".book-button"));
    const total = await page.locator(".engine-total strong").innerText();
    await page.getByText("Saturday, ").first().waitFor();
    await page.getByText("1 child × ").waitFor();
    await page.getByText("Nothing is charged.", { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel("Children").inputValue()).toBe("1");
    expect(await page.locator(".day-link[aria-current]").count()).toBe(1);
    await page.getByText(`Total ${total}`).first().waitFor();
    await page.locator(".book-button").click();
    await fillIn(page);
    await page.getByLabel("Pick-up stop").selectOption({ index: 2 });
    await click(bookButton(page));
    await bookedNumber(page);
    expect(new URL(page.url()).origin).toBe(stack.site.url.origin);
    expect(await page.locator(".engine-total strong").innerText()).toBe(total);
    expect(await page.getByText(/^Be at Treasure Island at /).count()).toBe(1);
    expect(clicks).toBeLessThanOrEqual(7);
    await load("/cart/");
    await page.getByRole("region", { name: "Your booking", exact: true }).waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Chosen, not booked yet" }).count()).toBe(0);
    expect(trouble).toEqual([]);
  });

  it("without scripts: turns the month, cannot book too many or too young guests, goes back to change the party, and books", {
    tags: "engines",
  }, async () => {
    const [date] = await dateWhere(stack, 121, hasRoomFor(9), `${monthFromNow(2)}-01`);
    const { page } = await visit(`/tours/121?month=${monthFromNow(1)}`, { javaScriptEnabled: false });
    const [adults, children] = [page.getByLabel("Adults"), page.getByLabel("Children")];
    const book = page.locator(".book-button");
    await page.getByRole("link", { name: /^Next, / }).click();
    await page.locator(".month-title", { hasText: monthTitle(monthFromNow(2)) }).waitFor();
    expect(new URL(page.url()).hash).toBe("#calendar");
    await page.locator(`.day-link[href*="date=${date}"]`).click();
    const day = await page.locator(".chosen-day h3").innerText();
    // Firefox has scripts here that are blocked, not off, so it does not ask for the age.
    if (engine !== "firefox") await book.click();
    await chooseParty(page, 25, 0);
    await book.click();
    expect([new URL(page.url()).pathname, await adults.inputValue()]).toEqual(["/tours/121", "25"]);
    await chooseParty(page, 1, 1);
    await book.click();
    await page.waitForURL(/\/search\?tour=121&date=[-\d]+&session=121-\d+-\d+&adults=1&children=1&/);
    expect(new URL(page.url()).port).not.toBe(stack.site.url.port);
    await page.getByRole("link", { name: "Back to National Park Express" }).click();
    expect(await page.locator(".chosen-day h3").innerText()).toBe(day);
    expect([await adults.inputValue(), await children.inputValue()]).toEqual(["1", "1"]);
    await chooseParty(page, 2, 1);
    await book.click();
    await fillIn(page);
    await bookButton(page).click();
    await bookedNumber(page);
    // A guest without scripts has no session; the number is on the page, and in the cookie for later.
    expect((await storedState(page.context()))?.orderInfo).toMatchObject({
      number: expect.stringMatching(BOOKING_NUMBER),
    });
    // An older child pays as an adult, as the total says where scripts run.
    await page.goto(url(`/tours/121?date=${date}&adults=1&children=2&ages=4,14`));
    const age = page.getByLabel("Everybody is 3 or older");
    if ((await age.count()) > 0) await age.check();
    await book.click();
    await page.waitForURL(/&ages=4&ages=14&/);
    await page
      .getByText(/^2 adults/)
      .first()
      .waitFor();
  });
});

describe("a guest books", () => {
  it("a room for the night before a tour, also if the operator is down at first, and finds the booking again on the same device, and in the account after signing up", async () => {
    const { page, trouble } = await visit("/tours/105");
    await page.locator(".next-dates a").filter({ visible: true }).first().click();
    await page.locator(".departures").waitFor();
    await page.getByRole("link", { name: "Find a room in Las Vegas for the night before" }).click();
    await page.getByText(/hotels? for 1 night/).waitFor();
    await page.getByRole("button", { name: /Add to cart Queen room/ }).click();
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    const chosen = page.getByRole("region", { name: "Chosen, not booked yet" });
    await chosen.getByText("Grand Canyon sunset and sunrise").first().waitFor();
    const dollars = async (all: Locator) =>
      (await all.allInnerTexts())
        .map((text) => Number(text.replace(/[^\d.]/g, "")))
        .reduce((sum, each) => sum + each, 0);
    const total = page.locator(".cart-total");
    await total.getByText("Total for 1 room and 1 tour").waitFor();
    expect(await dollars(total.locator(".cart-total-amount"))).toBeCloseTo(
      await dollars(total.locator(".cart-sums > li > div > .no-break")),
    );
    expect(await chosen.getByRole("link", { name: /^Book / }).getAttribute("href")).toMatch(
      /^\/search\?tour=105&.*adults=2&.*free_until=/,
    );
    await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
    await page.getByRole("link", { name: "Check out" }).click();
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    await fillIn(page);
    expect(trouble).toEqual([]);
    await stack.setFault("/checkout", { kind: "status", status: 503 });
    await bookButton(page).click();
    await page.getByText("We cannot tell whether what you sent has arrived").waitFor();
    await stack.clearFaults();
    await page.goBack();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ana Lopez");
    await bookButton(page).click();
    const number = await bookedNumber(page);
    trouble.length = 0;

    await page.getByRole("link", { name: "Back to National Park Express" }).click();
    const confirmed = page.getByRole("region", { name: "Your booking", exact: true });
    await confirmed.getByText(number).waitFor();
    await confirmed.getByText("Queen room, Desert Lantern Hotel").waitFor();
    expect(await page.locator(".cart-badge").count()).toBe(0);
    await confirmed.getByRole("button", { name: "Done" }).click();
    await confirmed.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Find a room" }).waitFor();
    const kept = page.getByRole("region", { name: "Your bookings on this device" });
    await kept.getByText(number).waitFor();
    await page.reload();
    await kept.getByText("Queen room, Desert Lantern Hotel").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The tour itself is still to be booked.
    await chosen.getByRole("heading", { level: 3 }).getByRole("link").click();
    await page.locator(".chosen-day h3").waitFor();
    expect(new URL(page.url()).searchParams.has("session")).toBe(true);
    await page.goBack();
    await chosen.getByRole("button", { name: "Remove" }).click();
    await chosen.waitFor({ state: "detached" });
    await untilStored(page.context(), (state) => state?.orderInfo === null);

    await page.goto(url("/signup"));
    await page.getByLabel("Name").fill("Ana Lopez");
    await page.getByLabel("Email").fill("ana.books@example.com");
    await page.getByLabel("Password").fill("bright-angel");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("link", { name: number }).waitFor();
    expect(trouble).toEqual([]);
  });

  it("a shuttle seat, with line and days, and could pay at a checkout that redirects to a host of its own", async () => {
    const path = "/shuttle-service/grand-canyon-south-rim-shuttle";
    const { page } = await visit(path);
    const day = `${monthFromNow(1)}-15`;
    const seeTickets = async () => {
      await page.getByLabel("Going").fill(day);
      await page.getByLabel("Return (optional)").fill(addDays(day, 3));
      await page.getByRole("button", { name: "See tickets" }).click();
    };
    await seeTickets();
    const ticket = page.getByLabel("Ticket");
    expect(await ticket.locator("option:checked").innerText()).toBe("Grand Canyon Village, round trip, $99");
    expect(await page.getByLabel("Day", { exact: true }).inputValue()).toBe(day);
    await ticket.selectOption({ label: "Kingman, round trip, $55" });
    const back = page.getByLabel("Return day, for a round trip");
    expect(await back.inputValue()).toBe(addDays(day, 3));
    await back.fill(addDays(day, -1));
    await page.getByRole("button", { name: "Check seats and total" }).click();
    await page.getByText("Please choose a return day within 30 days of the day you leave.").waitFor();
    await back.fill(addDays(day, 2));
    await page.getByRole("button", { name: "Check seats and total" }).click();
    expect(await page.locator(".engine-total strong").innerText()).toBe("$110");
    await fillIn(page);
    await bookButton(page).click();
    await bookedNumber(page);
    await page.getByRole("link", { name: "Back to National Park Express" }).waitFor();

    // The policy allows the base site's origin only; this is another.
    const payment = `http://127.0.0.1:${stack.operatorUrl.port}/?paid`;
    await page.route(/\/checkout\/\?/, (route) => route.fulfill({ status: 302, headers: { location: payment } }));
    await load(path);
    await seeTickets();
    await page.waitForURL(payment);
  });
});
