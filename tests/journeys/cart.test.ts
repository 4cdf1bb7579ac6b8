import type { Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { FORMAT } from "#tests/support/format.ts";
import { load, newTab, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { apiCallsOf, collectToasts, storedState, untilStored } from "#tests/support/session-helpers.ts";
import { roomsPath } from "#tests/support/today.ts";
import { axeViolations, hold, OPEN_DAY } from "#tests/support/visit.ts";

let toasts: () => Promise<string[]>;

startJourneys();
beforeEach(async () => {
  await newTab();
  toasts = await collectToasts(tab.page);
});

const rooms = () => tab.page.getByRole("list", { name: /^Rooms of/ });
const badge = () => tab.page.locator(".cart-badge");
const badgeSays = (count: number) =>
  badge()
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

async function searchHotels(): Promise<void> {
  await load(roomsPath());
  await tab.page.getByText(/hotels for 2 nights/).waitFor();
}

async function add(room: string): Promise<void> {
  await tab.page.getByRole("button", { name: new RegExp(`(Add to cart|Add another) ${room}`) }).click();
}

describe("hotel, cart and badge", () => {
  it("search, check, add: 1, also after a reload; remove: 0", { tags: "engines" }, async () => {
    const { page, trouble } = tab;
    const calls = apiCallsOf(page);
    await searchHotels();
    // The browser asks who is signed in when it has time.
    await expect.poll(() => calls).toContain("GET /api/auth/current_user");
    calls.length = 0;
    await add("Queen room");
    await badgeSays(1);
    expect(calls).toEqual(["POST /api/booking/check", "POST /api/cart", "GET /api/cart"]);
    expect(await toasts()).toEqual(["success: Added to your cart"]);
    // Pressing again leads to the cart and adds nothing.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("/cart/");
    expect(await page.locator('[data-announcer="polite"]').textContent()).toMatch(
      /^Added to your cart: Queen room, Desert Lantern Hotel, \w{3} \d+ to \w{3} \d+: \$\d+(?:\.\d{2})?$/,
    );

    // The focused link fetches its page: WebKit reports what a reload cancels.
    await tab.settled();
    await reload();
    await badgeSays(1);
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await page.locator(".cart-total").getByText("Demonstration:").waitFor();
    await page.getByRole("button", { name: /^Remove Queen room/ }).click();
    await page.getByText("No rooms yet").waitFor();
    expect(await badge().count()).toBe(0);
    await untilStored(page.context(), (state) => state?.cart.length === 0);
    expect(trouble).toEqual([]);
  });

  it("the search waits while the browser is offline, and a room that was just sold is not added, in the operator's words", async () => {
    const { page } = tab;
    // Without a session, too: what is tried offline costs none of the minute's token calls.
    await page.route("**/api/auth/guest/token", (route) => route.abort());
    await load(roomsPath());
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Search hotels" }).click();
    for (let tries = 0; tries < 3; tries += 1) await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("You are offline").waitFor();
    await page.unroute("**/api/auth/guest/token");
    await page.context().setOffline(false);
    const calls = apiCallsOf(page);
    await page.getByText(/hotels for 2 nights/).waitFor();
    await expect.poll(() => calls).toContain("GET /api/auth/current_user");
    calls.length = 0;

    await add("Corner suite");
    const words = "The corner suite was just sold for these dates. The two-queen room is still free.";
    await rooms().getByText(words).waitFor();
    expect(await toasts()).toEqual([`error: ${words}`]);
    expect(calls).toEqual(["POST /api/booking/check"]);

    // Sold after the check said yes: the operator refuses the cart's call itself, with a 409.
    await page.route("**/api/booking/check", async (route) => {
      const { bookingRoomReference: rateKey } = route.request().postDataJSON() as { bookingRoomReference: string };
      await route.fulfill({ json: { data: { isAvailable: true, errMsg: "", roomsRate: [{ rateKey, net: 300 }] } } });
    });
    await add("Corner suite");
    await rooms().getByText("This rate is not on sale").waitFor();
    expect((await toasts()).at(-1)).toBe("error: This rate is not on sale");
    expect(calls).toContain("POST /api/cart");
    expect(await badge().count()).toBe(0);
  });

  it("a lost answer is said, pressing again adds nothing twice, and a cart that cannot be shown is another matter", async () => {
    const { page } = tab;
    await searchHotels();
    const lose = async (route: Route) => {
      if (route.request().method() === "GET") return route.fulfill({ status: 503, json: {} });
      // What was asked is done, but its answer is lost.
      await route.fetch();
      return route.abort();
    };
    await page.route("**/api/cart", lose);
    await add("Queen room");
    await rooms().getByText("We do not know whether the room was added.").waitFor();
    expect((await toasts()).at(-1)).toMatch(/^error: .*We do not know/);
    await page.unroute("**/api/cart", lose);
    await page.route("**/api/cart", (route) =>
      route.request().method() === "GET" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await add("Queen room");
    await rooms().getByText("It is in your cart. The cart could not be shown: try again.").waitFor();
    expect((await toasts()).at(-1)).toBe("success: Added to your cart");
    await page.unrouteAll();
    await page.getByRole("link", { name: "See cart" }).click();
    await page.getByText(/^Total for 1 room/).waitFor();
    await badgeSays(1);

    // Gone at once, and back: nobody knows what became of it.
    const remove = page.getByRole("button", { name: /^Remove Queen room/ });
    const fail = await hold(page, "**/api/cart/*", (route) => route.fulfill({ status: 500, json: {} }));
    await remove.click();
    await remove.waitFor({ state: "detached" });
    await badge().waitFor({ state: "detached" });
    fail();
    await remove.waitFor();
    expect((await toasts()).at(-1)).toMatch(
      /^error: We do not know whether Queen room.* was removed\. Your cart shows/,
    );
    await page.unrouteAll();

    // Removed, and answered without a body; then the list is lost.
    await page.route("**/api/cart", (route) => route.fulfill({ status: 503, json: {} }));
    await page.route("**/api/cart/*", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 204 });
    });
    await remove.click();
    await page.getByText("No rooms yet").waitFor();
    await page.getByRole("alert").getByText("The cart could not be shown: try again.").waitFor();
    expect((await toasts()).at(-1)).toMatch(/^warning: It is removed\./);
    expect(await badge().count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("alert").filter({ hasText: "could not be shown" }).waitFor({ state: "detached" });
  });

  it("rooms are listed at the operator's price, whatever the cookie says; one leaves, except if the operator keeps it", async () => {
    const { page } = tab;
    await searchHotels();
    for (const count of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      await add("Queen room");
      // oxlint-disable-next-line no-await-in-loop
      await badgeSays(count);
    }
    const context = page.context();
    const state = await storedState(context);
    const cart = state?.cart.map((item) => ({ ...(item as object), price: 0.01 }));
    const cheap = encodeURIComponent(JSON.stringify({ ...state, cart: [...(cart ?? []), { id: 99, price: 0.01 }] }));
    await context.addCookies([{ name: "user-state", value: cheap, url: url("/") }]);
    await load("/cart/");
    const items = page.getByRole("list", { name: "Items" }).getByRole("listitem");
    await expect.poll(() => items.count()).toBe(3);
    await badgeSays(3);
    const answered = await page.evaluate(async (token) => {
      const response = await fetch("/api/cart", { headers: { authorization: `Bearer ${token}` } });
      return (await response.json<{ data: { total: number } }>()).data.total;
    }, state?.access_token);
    expect(answered).toBeGreaterThan(100);
    const total = page.locator(".cart-total .cart-total-amount");
    expect(await total.textContent()).toBe(FORMAT.money(answered));
    expect(await page.locator(".cart-sum").textContent()).toBe(`Total for 3 rooms ${FORMAT.money(answered)}`);
    // On paper, too, which is narrow.
    await page.setViewportSize({ width: 718, height: 900 });
    await page.emulateMedia({ media: "print" });
    expect(await total.isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });

    const remove = page.getByRole("button", { name: /^Remove Queen room/ }).first();
    await remove.click();
    await expect.poll(() => items.count()).toBe(2);
    await badgeSays(2);
    expect(tab.trouble).toEqual([]);
    await page.route("**/api/cart/*", (route) => route.fulfill({ status: 422, json: { success: false } }));
    await remove.click();
    await expect
      .poll(async () => (await toasts()).at(-1))
      .toMatch(/^error: Queen room.* could not be removed\. It is still in your cart\.$/);
    expect(await items.count()).toBe(2);
    const changeDates = page.getByRole("link", { name: "Change dates" }).first();
    const search = await changeDates.getAttribute("href");
    expect(await page.getByRole("link", { name: "Add another room" }).getAttribute("href")).toBe(search);
    await changeDates.click();
    await page.getByText(/hotels for 2 nights/).waitFor();
    expect(page.url()).toContain("/hotel/?place=las-vegas&checkIn=");
  });

  it("a cart that does not load says so, and is there when it is tried again", async () => {
    const page = await load("/tours/121");
    await page.locator(OPEN_DAY).first().click();
    await page.getByRole("radio").first().waitFor();
    await stack.setFault("/api/cart", { kind: "status", status: 500 });
    await page.goto(url("/cart/"));
    await page.getByText("could not be loaded").waitFor();
    // It is on this device.
    await page.getByRole("heading", { name: "Chosen, not booked yet" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await stack.clearFaults();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Total for 1 tour").waitFor();
  });

  it("of a company without rooms and activities has tours alone, and asks for no session", async () => {
    await stack.setAnswer("/api/tenant-config", { hotels: false, activities: false });
    const calls = apiCallsOf(tab.page);
    const page = await load(url("/cart/", "tours-alone.localhost"));
    await page.getByText("No tours yet").waitFor();
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
    expect(await page.locator("main :is([href^='/hotel'], [href^='/activities'])").count()).toBe(0);
  });
});
