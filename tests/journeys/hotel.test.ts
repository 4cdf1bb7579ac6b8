import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { bookButton, bookedNumber, fillIn } from "#tests/support/engine-form.ts";
import { load, navigate, newTab, stack, startJourneys, url } from "#tests/support/journey.ts";
import { roomsPath, todayThere } from "#tests/support/today.ts";
import { translate } from "#tests/support/translate.ts";
import { retype } from "#tests/support/visit.ts";

startJourneys();

describe("the hotel search", () => {
  it("on a phone is folded up, says beside a field what is wrong, and adds a room with a message above what was pressed, also on a page that the browser translates", async () => {
    const { page, trouble } = await newTab({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await load(roomsPath());
    const checkOut = page.getByLabel("Check-out");
    expect(await checkOut.isVisible()).toBe(false);
    await page.getByText("Las Vegas, 2 guests").click();
    expect(await checkOut.isVisible()).toBe(true);
    const checkOutDay = await checkOut.inputValue();
    await checkOut.fill("");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await expect.poll(() => checkOut.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (await checkOut.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please choose both dates.");
    await checkOut.fill(checkOutDay);
    const row = page.locator(".room-line").filter({ hasText: "Queen room" });
    const rowHeight = async () => Math.round((await row.boundingBox())?.height ?? 0);
    const before = await rowHeight();
    await page.getByRole("button", { name: /^Add to cart Queen room/ }).click();
    const message = page.locator("[data-sonner-toast]");
    const edges = async () => {
      const [top, pressed] = await Promise.all([
        message.boundingBox(),
        page.getByRole("link", { name: "See cart" }).boundingBox(),
      ]);
      return { isInside: (top?.y ?? -1) >= 0, isAbove: (top?.y ?? 0) + (top?.height ?? 0) < (pressed?.y ?? 0) };
    };
    await expect.poll(edges).toEqual({ isInside: true, isAbove: true });
    expect(await rowHeight()).toBe(before);

    await page.locator(".cart-badge").waitFor();
    await translate(page);
    await page.getByLabel("Guests").fill("3");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.getByText("Las Vegas, 3 guests").waitFor();
    await translate(page);
    const add = page.getByRole("button", { name: /(Add to cart|Add another) Family room/ });
    await add.click();
    await page.getByRole("button", { name: /^Add another Family room/ }).waitFor();
    await add.click();
    await page.getByRole("link", { name: "Cart, 3 items" }).click();
    const rooms = page.getByRole("heading", { name: /^Family room/ });
    await expect.poll(() => rooms.count()).toBe(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await translate(page);
    await page
      .getByRole("button", { name: /^Remove Family room/ })
      .first()
      .click();
    await page.getByText(/^Total for 2 rooms /).waitFor();
    expect(await rooms.count()).toBe(1);
    expect(trouble).toEqual([]);
  });

  it("leaves the dates to the visitor, who meets one price with its parts, keeps it in the cart, and finds two rooms for seven guests", async () => {
    const { page, trouble } = await newTab();
    await load("/hotel/?destination=las-vegas&checkIn=2020-01-01&checkOut=2020-01-03&guests=2");
    await page.getByText("Check-in has passed.").waitFor();
    await navigate("/hotel/?destination=zion-national-park");
    await page.getByText("Choose your dates to see rooms").waitFor();
    const [checkIn, checkOut] = [page.getByLabel("Check-in"), page.getByLabel("Check-out")];
    expect([await checkIn.inputValue(), await checkIn.getAttribute("min")]).toEqual(["", todayThere()]);
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.getByText("Please choose both dates.").waitFor();
    await checkIn.fill(addDays(todayThere(), 15));
    await checkOut.fill(addDays(todayThere(), 17));
    await page.getByRole("button", { name: "Search hotels" }).click();
    const row = (room: string) => page.locator(".room-line").filter({ hasText: room });
    const fees = row("Garden room").getByRole("list", { name: "Parts of the price" });
    await fees.waitFor();
    expect(await fees.getByRole("listitem").allTextContents()).toEqual([
      expect.stringMatching(/^Room \$/),
      "Lodging taxes $39.80",
      "Resort fee, paid at the hotel $36",
    ]);
    const dollarsIn = async (text: Locator) =>
      (await text.allTextContents()).map((words) => Number(/\$([\d.,]+)/.exec(words)?.[1]));
    const [total = 0] = await dollarsIn(row("Garden room").locator("strong"));
    const parts = await dollarsIn(fees.getByRole("listitem"));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total);
    expect(await row("Loft").textContent()).toContain("Taxes and fees not known: ask us");
    await page.getByRole("button", { name: /^Add to cart Garden room/ }).click();
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await page.locator(".cart-total").getByText("Resort fee, paid at the hotel").waitFor();
    expect(await dollarsIn(page.locator(".cart-total-amount"))).toEqual([total]);
    await page.goBack();
    await page.getByLabel("Where").selectOption("las-vegas");
    await page.getByRole("button", { name: "Search hotels" }).click();
    // The days are kept.
    await page
      .getByRole("status")
      .getByText(/hotels for 2 nights/)
      .waitFor();
    await page.getByLabel("Guests").fill("7");
    await page.getByRole("button", { name: "Search hotels" }).click();
    const twoRooms = page.getByText("these are two rooms, for 4 and 3");
    await twoRooms.waitFor();
    await page.getByRole("button", { name: /Add to cart Two rooms: Family room/ }).click();
    await page.getByRole("link", { name: "Cart, 3 items" }).click();
    await page.getByRole("link", { name: "Check out" }).waitFor();
    await page.goBack();
    await twoRooms.waitFor();
    expect(await page.getByLabel("Guests").inputValue()).toBe("7");
    expect(trouble).toEqual([]);
  });
});

it("a guest finds an activity by its words, as soon as the operator answers, and books it", {
  tags: "engines",
}, async () => {
  await stack.setFault("/api/series", { kind: "status", status: 500 });
  const { page, trouble } = await newTab();
  await page.goto(url("/activities/"));
  await page.getByText("could not be loaded").waitFor();
  await stack.clearFaults();
  trouble.length = 0;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("status").getByText("6 activities").waitFor();
  const search = async (words: string) => {
    await retype(page.getByRole("searchbox"), words);
    await page.getByRole("searchbox").press("Enter");
  };
  await page.goto(url("/activities/?q=%3Czeppelin%3E"));
  await page.getByText("Nothing matches “zeppelin”.").waitFor();
  await search("kayak dam");
  await page.getByText("1 activity for “kayak dam”").waitFor();
  const row = page.getByRole("listitem").filter({ hasText: "Kayak below Hoover Dam" });
  expect(await row.locator(".eyebrow").textContent()).toBe("Hoover Dam");
  expect(trouble).toEqual([]);
  await page.getByRole("link", { name: "See dates for Kayak below Hoover Dam" }).click();
  await page.getByLabel("Children").fill("1");
  await page.getByRole("button", { name: "Check seats and total" }).click();
  await fillIn(page);
  await bookButton(page).click();
  await bookedNumber(page);
  await page.getByText(/^Be at Hoover Dam, Nevada on /).waitFor();
});
