import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays, monthOf, monthTitle, weekdayOf } from "#app/domain/calendar/dates.ts";
import { dateWhere, type Session } from "#tests/support/assistant.ts";
import { BOOKING_NUMBER, bookButton, bookedNumber, fillIn } from "#tests/support/engine-form.ts";
import { engine, load, newTab, openPage, stack, startJourneys, tab, url, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { storedState, untilStored } from "#tests/support/session-helpers.ts";
import { roomsPath } from "#tests/support/today.ts";
import { axeViolations, axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

/** Counts of the tour page's form without JavaScript. */
async function chooseParty(page: Page, adults: number, children: number): Promise<void> {
  await page.getByLabel("Adults").fill(String(adults));
  await page.getByLabel("Children").fill(String(children));
  const age = page.getByLabel("Everybody is 3 or older");
  // Only where scripts are off.
  if ((await age.count()) > 0) await age.check();
}

/** The engine's form for an open day of the second month from now. @param at its place among them */
async function openForm(at: number): Promise<Page> {
  const page = await openPage(`/tours/121?month=${monthFromNow(2)}`);
  await page.locator(".day-link").nth(at).click();
  await page.locator(".book-button").click();
  await bookButton(page).waitFor();
  await fillIn(page);
  return page;
}

/** On the departure that is offered first, so also by a page whose seats are a minute old. */
const hasRoomForThree = ([first]: Session[]) => first !== undefined && first.remaining >= 3;

describe("a guest books a tour", () => {
  it.for(["run", "are off", "cannot start"])(
    "for 2 adults and 1 child on the next Saturday with room, from home to the number; scripts %s",
    { tags: "engines" },
    async (scripts) => {
      const [date] = await dateWhere(stack, 121, (all, day) => weekdayOf(day) === 6 && hasRoomForThree(all));
      const { page, trouble } = await newTab({ javaScriptEnabled: scripts !== "are off" });
      if (scripts === "cannot start") {
        await page.route("**/assets/*.js", (route) => route.abort());
        tab.hasScripts = false;
      }
      await load("/");
      let clicks = 0;
      const click = (target: Locator) => {
        clicks += 1;
        return target.click();
      };
      await click(page.locator(".tour-card a", { hasText: "Hoover Dam" }).first());
      await page.locator(".day-link").first().waitFor();
      const saturday = page.locator(`.day-link[data-day="${date}"], .day-link[href*="date=${date}"]`);
      if ((await saturday.count()) === 0)
        await click(page.locator(".month-head").getByRole("link", { name: monthTitle(monthOf(date ?? "")) }));
      await click(saturday);
      await page.locator(".departures").waitFor();
      if (scripts === "run") {
        await click(page.getByRole("button", { name: "More children" }));
        await page.getByLabel("Age of the youngest child").selectOption("3 to 11");
      } else await chooseParty(page, 2, 1);
      await click(page.locator(".book-button"));
      const total = await page.locator(".engine-total strong").innerText();
      await page.getByText("Saturday, ").first().waitFor();
      await page.getByText("1 child × ").waitFor();
      await page.getByText("Nothing is charged.", { exact: true }).waitFor();
      if (scripts === "run" && engine === "chromium") expect(await axeViolationsInBothSchemes(page)).toEqual([]);
      await fillIn(page);
      await page.getByLabel("Pick-up stop").selectOption({ index: 2 });
      await click(bookButton(page));
      await bookedNumber(page);
      expect(new URL(page.url()).origin).toBe(stack.site.url.origin);
      expect(await page.locator(".engine-total strong").innerText()).toBe(total);
      expect(await page.getByText(/^Be at Treasure Island at /).count()).toBe(1);
      expect(clicks).toBeLessThanOrEqual(7);
      if (scripts === "run") {
        await load("/cart/");
        await page.getByRole("region", { name: "Your booking", exact: true }).waitFor();
        await expect.poll(() => page.getByRole("region", { name: "Chosen, not booked yet" }).count()).toBe(0);
      }
      if (scripts !== "cannot start") expect(trouble).toEqual([]);
    },
  );

  it("or goes back to the tour, with date and party intact", async () => {
    const [date] = await dateWhere(stack, 121, hasRoomForThree, `${monthFromNow(1)}-01`);
    const { page } = await visit(`/tours/121?month=${monthFromNow(1)}`, { javaScriptEnabled: false });
    await page.locator(`.day-link[href*="date=${date}"]`).click();
    const day = await page.locator(".chosen-day h3").innerText();
    await chooseParty(page, 1, 1);
    await page.locator(".book-button").click();
    await page.getByRole("link", { name: "Back to National Park Express" }).click();
    expect(await page.locator(".chosen-day h3").innerText()).toBe(day);
    expect([await page.getByLabel("Adults").inputValue(), await page.getByLabel("Children").inputValue()]).toEqual([
      "1",
      "1",
    ]);
  });

  it("that sells out meanwhile: chooses another departure and has nothing to type again", async () => {
    const page = await openForm(3);
    const form = page.locator(".engine-form");
    const fields = await form.evaluate((element: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      ),
    );
    // Another visitor takes all seats, 20 and then one at a time.
    const others = { ...fields, children: "0", adults: "20" };
    for (;;) {
      const answer = await fetch(new URL("/search", stack.operatorUrl), {
        method: "POST",
        headers: { origin: stack.operatorUrl.origin },
        body: new URLSearchParams({ ...others, key: crypto.randomUUID() }),
        redirect: "manual",
      });
      if (answer.status === 303) continue;
      const shown = /name="shown" value="(\d+)"/.exec(await answer.text())?.[1];
      if (shown !== undefined) Object.assign(others, { shown });
      else if (others.adults === "20") others.adults = "1";
      else break;
    }
    await bookButton(page).click();
    await page.getByRole("alert").getByText("was sold out while you were choosing").waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Ana Lopez");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Choose this one" }).click();
    await bookButton(page).click();
    await bookedNumber(page);
  });
});

describe("a guest books", () => {
  it("a room for the night before an overnight tour: cart, checkout, number, and the site confirms it; the account lists it after signing up", async () => {
    const { page, trouble } = await visit("/tours/105");
    await page.locator(".next-dates a").filter({ visible: true }).first().click();
    await page.locator(".departures").waitFor();
    await page.getByRole("link", { name: "Find a room in Las Vegas for the night before" }).click();
    await page.getByText(/hotels? for 1 night/).waitFor();
    const address = page.url();
    await page.reload();
    await page.getByText(/hotels? for 1 night/).waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole("button", { name: /Add to cart Queen room/ }).click();
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    const chosen = page.getByRole("region", { name: "Chosen, not booked yet" });
    await chosen.getByText("Grand Canyon sunset and sunrise").first().waitFor();
    await page.getByRole("link", { name: "Check out" }).click();
    await page.getByRole("heading", { name: "Checkout" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillIn(page);
    await bookButton(page).click();
    const number = await bookedNumber(page);

    await page.getByRole("link", { name: "Back to National Park Express" }).click();
    const confirmed = page.getByRole("region", { name: "Your booking", exact: true });
    await confirmed.getByText(number).waitFor();
    await confirmed.getByText("Queen room, Desert Lantern Hotel").waitFor();
    expect(await page.locator(".cart-badge").count()).toBe(0);
    await confirmed.getByRole("button", { name: "Done" }).click();
    await confirmed.waitFor({ state: "detached" });
    await page.getByText("No rooms yet").waitFor();
    const kept = page.getByRole("region", { name: "Your bookings on this device" });
    await kept.getByText(number).waitFor();
    await page.reload();
    await kept.getByText("Queen room, Desert Lantern Hotel").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The tour itself is still to be booked.
    await chosen.getByRole("link", { name: "Continue" }).click();
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

  it("two rooms for seven guests, and comes back to the search", async () => {
    const { page } = await visit(roomsPath());
    await page.getByLabel("Guests").fill("7");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.getByText("these are two rooms, for 4 and 3").waitFor();
    await page.getByRole("button", { name: /Add to cart Two rooms: Family room/ }).click();
    await page.getByRole("link", { name: "Cart, 2 items" }).click();
    await page.getByRole("link", { name: "Check out" }).waitFor();
    await page.goBack();
    await page.getByText("these are two rooms, for 4 and 3").waitFor();
    expect(await page.getByLabel("Guests").inputValue()).toBe("7");
  });

  it("an activity", { tags: "engines" }, async () => {
    const page = await openPage("/activities/");
    await page.getByRole("link", { name: "See dates for Kayak below Hoover Dam" }).click();
    await page.getByLabel("Children (3 to 11)").fill("1");
    await page.getByRole("button", { name: "Check seats and total" }).click();
    await fillIn(page);
    await bookButton(page).click();
    await bookedNumber(page);
    await page.getByText(/^Be at Hoover Dam, Nevada on /).waitFor();
  });

  it("a shuttle seat also at a checkout that redirects to a host of its own", async () => {
    const { page } = await visit("/shuttle-service/grand-canyon-south-rim-shuttle");
    const day = `${monthFromNow(1)}-15`;
    // The policy allows the base site's origin only; this is another.
    const payment = `http://127.0.0.1:${stack.operatorUrl.port}/?paid`;
    await page.route(/\/checkout\/\?/, (route) => route.fulfill({ status: 302, headers: { location: payment } }));
    await page.getByLabel("Going").fill(day);
    await page.getByRole("button", { name: "See tickets" }).click();
    await page.waitForURL(payment);
  });

  it.each([
    [true, 0, "one way, $59"],
    [false, 3, "round trip, $99"],
  ])("a shuttle seat, with line and days (scripts: %s)", async (javaScriptEnabled, days, ticket) => {
    const page = await openPage("/shuttle-service/grand-canyon-south-rim-shuttle", { javaScriptEnabled });
    const day = `${monthFromNow(1)}-15`;
    await page.getByLabel("Going").fill(day);
    if (days > 0) await page.getByLabel("Return (optional)").fill(addDays(day, days));
    await page.getByRole("button", { name: "See tickets" }).click();
    const ticketField = page.getByLabel("Ticket");
    expect(await ticketField.locator("option:checked").innerText()).toBe(`Grand Canyon Village, ${ticket}`);
    expect(await page.getByLabel("Day", { exact: true }).inputValue()).toBe(day);
    await ticketField.selectOption({ label: "Kingman, round trip, $55" });
    const back = page.getByLabel("Return day, for a round trip");
    expect(await back.inputValue()).toBe(addDays(day, days));
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
    if (javaScriptEnabled) return;
    // A guest without scripts has no session; the number is on the page, and in the cookie for later.
    expect((await storedState(page.context()))?.orderInfo).toMatchObject({
      number: expect.stringMatching(BOOKING_NUMBER),
    });
  });
});

it("when the operator is down at Book, nothing is lost, and the same cart is booked later", async () => {
  const { page } = await visit(roomsPath());
  await page.getByRole("button", { name: /Add to cart Queen room/ }).click();
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("link", { name: "Check out" }).click();
  await fillIn(page);
  await stack.setFault("/checkout", { kind: "status", status: 503 });
  await bookButton(page).click();
  await page.getByText("We cannot tell whether what you sent has arrived").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toContain("- Queen room");
  await stack.clearFaults();
  await page.goBack();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Ana Lopez");
  await bookButton(page).click();
  await bookedNumber(page);
});
