/** What a visitor chose once, through the screens that lead to a booking. */

import { expect, it } from "vitest";
import { reload, startJourneys, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { arrive, OPEN_DAY } from "#tests/support/visit.ts";

startJourneys();

it("a family chooses place, day and ages once, and finds them on every screen up to the booking", async () => {
  const day = `${monthFromNow(1)}-12`;
  const { page, trouble } = await visit("/");
  const chosen = () => {
    const { searchParams } = new URL(page.url());
    return ["date", "adults", "children", "ages"].map((name) => searchParams.get(name));
  };
  const family = [day, "2", "2", "4,9"];
  await page.getByLabel("When?").fill(day);
  await page.getByLabel("Adults").selectOption("2");
  await page.getByRole("combobox", { name: "Children" }).selectOption("2");
  await page.getByLabel("Age 1").selectOption("4");
  await page.getByLabel("Age 2").selectOption("9");
  await page.getByRole("button", { name: "See departures" }).click();
  await page.getByRole("link", { name: "Remove filter: 2 adults, 2 children" }).waitFor();
  await page
    .getByText(/from \$[\d,]+ for 2 adults, 2 children/)
    .first()
    .waitFor();

  await page.getByRole("navigation", { name: "Kinds of tour" }).getByRole("link").nth(1).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/our-tours\/./);
  await page.locator(".tour-card-link").first().click();
  await page.locator(".departures").waitFor();
  expect(await page.getByLabel("Age of child 2").inputValue()).toBe("9");
  expect(chosen()).toEqual(family);

  // A page that asks for nothing carries it, too; reload and Back tell the same.
  await page.locator('footer a[href="/faq"]').first().click();
  await page.getByRole("heading", { level: 1, name: /questions/i }).waitFor();
  await page.locator('footer a[href="/our-tours"]').first().click();
  await page.getByRole("link", { name: "Remove filter: 2 adults, 2 children" }).waitFor();
  await page.locator(".tour-card-link").first().click();
  await page.getByRole("button", { name: "More adults" }).click();
  await reload();
  expect(await page.getByLabel("Adults").inputValue()).toBe("3");
  await page.locator(".book-button").click();
  await page.waitForURL(/\/search\?/);
  expect(chosen()).toEqual([day, "3", "2", "4,9"]);
  await page.goBack();
  await expect.poll(() => page.getByLabel("Adults").inputValue()).toBe("3");
  expect(trouble).toEqual([]);
});

it.each([true, false])(
  "what is chosen on the home page goes along with a tap on Tomorrow (scripts: %s)",
  async (javaScriptEnabled) => {
    const { page, trouble } = await visit("/", { javaScriptEnabled });
    await page.getByLabel("Where to?").selectOption({ label: "Grand Canyon" });
    await page.getByLabel("Adults").selectOption("3");
    await page.getByRole("button", { name: "Tomorrow" }).click();
    await page.waitForURL(/date=\d{4}-\d\d-\d\d/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("destination"), searchParams.get("adults")]).toEqual(["grand-canyon", "3"]);
    expect(trouble).toEqual([]);
  },
);

it("a hotel that was asked for once has its stop on the next tour, too, and in the booking", async () => {
  const { page, trouble } = await visit("/tours/121");
  await page.getByLabel("Where are you staying?").fill("Bellagio");
  await page.getByRole("button", { name: "Find my stop" }).click();
  await arrive(page, /stay=Bellagio/);
  await page.locator(".similar-tours .tour-card-link").first().click();
  await arrive(page, (to) => to.pathname !== "/tours/121");
  await page.locator(OPEN_DAY).first().click();
  const stop = await page.locator('.booking-form a[href="#meeting-points"]').innerText();
  await page.locator(".book-button").click();
  await page.waitForURL(/\/search\?/);
  expect(new URL(page.url()).searchParams.get("stay")).toBe("Bellagio");
  expect(await page.getByLabel("Pick-up stop").inputValue()).toBe(stop);
  expect(trouble).toEqual([]);
});

it("a tour's page tells the same after a reload, with a party that was just changed and one that is remembered", async () => {
  const { page, settled, trouble } = await visit("/tours/121");
  const told = async () => {
    await settled();
    return [page.url(), await page.locator("main").innerText()];
  };
  await page.locator(OPEN_DAY).first().click();
  await page.getByRole("button", { name: "More adults" }).click();
  await page.getByRole("button", { name: "More adults" }).click();
  const changed = await told();
  await reload();
  expect(await told()).toEqual(changed);

  await page.goto(new URL("/tours/121", page.url()).href);
  const remembered = await told();
  await reload();
  expect(await told()).toEqual(remembered);
  expect(trouble).toEqual([]);
});
