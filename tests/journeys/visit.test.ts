/** What a visitor chose once, through the screens that lead to a booking. */

import { expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { dateWhere, hasRoomFor } from "#tests/support/assistant.ts";
import { navigate, reload, stack, startJourneys, visit } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/today.ts";
import { arrive, hold, hydrated, OPEN_DAY } from "#tests/support/visit.ts";

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
  await page.getByLabel("Age of child 1").selectOption("4");
  await page.getByLabel("Age of child 2").selectOption("9");
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
  // The next dates of the tours beside it are known then.
  await stack.whole("/tours/121");
  const { page, settled, trouble } = await visit("/tours/121");
  const told = async () => {
    await hydrated(page);
    await settled();
    return [page.url(), await page.locator("main").innerText()];
  };
  await page.locator(OPEN_DAY).first().click();
  await page.locator(".book-button").waitFor();
  await page.getByRole("button", { name: "More adults" }).click();
  await page.getByRole("button", { name: "More adults" }).click();
  const changed = await told();
  await reload();
  expect(await told()).toEqual(changed);

  await page.goto(new URL("/tours/121", page.url()).href);
  await expect.poll(() => page.getByLabel("Adults").inputValue()).toBe("4");
  const remembered = await told();
  await reload();
  expect(await told()).toEqual(remembered);
  // Before a day is chosen, too.
  await page.getByRole("button", { name: "More adults" }).click();
  const undated = await told();
  await reload();
  expect(await told()).toEqual(undated);
  // Back leads to what its entry has, also from one place of the page to another.
  await page.locator('a[href="#calendar"]').filter({ visible: true }).first().click();
  await page.getByRole("button", { name: "More adults" }).click();
  await page.goBack();
  const asked = new URL(page.url()).searchParams.get("adults");
  await expect.poll(() => page.getByLabel("Adults").inputValue()).toBe(asked);
  expect(asked).toBe("5");
  expect(trouble).toEqual([]);
});

it("every link and form of the site takes the visit along, also into another tab", async () => {
  const chosen = `destination=zion-national-park&date=${monthFromNow(1)}-12&adults=3&children=1&ages=4&stay=Bellagio`;
  const { page, settled } = await visit(`/?${chosen}`);
  const lost: string[] = [];
  for (const path of ["/", "/faq", "/blog", "/our-tours", "/tours/121", "/hotel/", "/activities/", "/saved", "/cart"]) {
    if (path !== "/") await page.goto(new URL(`${path}?${chosen}`, page.url()).href);
    await hydrated(page);
    await settled();
    const found = await page.evaluate(() => {
      const parts = [["destination"], ["date"], ["adults", "people"], ["stay"]];
      const missing = (what: string, names: string[]) =>
        parts.filter((part) => !part.some((name) => names.includes(name))).map(([name]) => `${what}: ${name}`);
      const isOurs = ({ origin, pathname, hash }: URL) =>
        origin === location.origin &&
        !/^\/(search|account|checkout|signin|signup)|\.[a-z0-9]+$/.test(pathname) &&
        !(hash !== "" && pathname === location.pathname);
      const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
        link.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
        const to = new URL(link.getAttribute("href") ?? "", location.href);
        const without = (link.dataset["without"] ?? "").split(" ");
        return isOurs(to) ? missing(to.href, [...to.searchParams.keys(), ...without]) : [];
      });
      // Those without an address are searches that a script answers.
      const forms = [...document.querySelectorAll<HTMLFormElement>("form[action]")].flatMap((form) => {
        const to = new URL(form.getAttribute("action") ?? "", location.href);
        return form.method === "get" && isOurs(to) ? missing(to.href, [...new FormData(form).keys()]) : [];
      });
      return [...links, ...forms];
    });
    lost.push(...found.map((one) => `${path}: ${one}`));
    if (!["/hotel/", "/activities/"].includes(path)) continue;
    await page.getByLabel(/What would you like|Guests/).fill("2");
    await page.locator("main form button[type=submit]").first().click();
    await arrive(page, /guests=2|q=2/);
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(expect.arrayContaining(["date", "ages", "stay"]));
    await page.goBack();
    await expect.poll(() => page.getByLabel(/What would you like|Guests/).inputValue()).not.toBe("2");
  }
  expect(lost).toEqual([]);
});

it("a form of the page, and Back, have what was chosen last on a tour's page", async () => {
  const [day] = await dateWhere(stack, 121, hasRoomFor(5));
  const [later] = await dateWhere(stack, 121, hasRoomFor(5), addDays(day, 1));
  const { page, trouble } = await visit("/tours/121?adults=3&destination=zion");
  const session = () => new URL(page.url()).searchParams.get("session");
  const ofBooking = () => page.locator('[name="session"]:checked').inputValue();
  const choose = async (date: string) => {
    await navigate(`/tours/121?date=${date}&adults=3&children=2&destination=zion`);
    await page.locator(".departures label").last().click();
    return session();
  };
  const first = await choose(day);
  expect(await choose(later)).not.toBe(first);
  await page.goBack();
  await expect.poll(session).toBe(first);
  await expect.poll(ofBooking).toBe(first);

  await page.getByRole("button", { name: "Fewer children" }).click();
  await page.locator(".tour-gallery a").first().click();
  await page.locator(".lightbox-count").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".lightbox-count").waitFor({ state: "hidden" });
  await page.getByLabel("Where are you staying?").fill("Bellagio");
  await page.getByRole("button", { name: "Find my stop" }).click();
  await arrive(page, /stay=Bellagio/);
  expect(await page.getByLabel("Children").inputValue()).toBe("1");
  expect(new URL(page.url()).searchParams.get("destination")).toBe("zion");
  expect(await ofBooking()).toBe(first);
  expect(trouble).toEqual([]);
});

it("a party that was taken away stays away, and a hotel can be", async () => {
  const { page, trouble } = await visit(`/our-tours?date=${monthFromNow(1)}-12&adults=5&stay=Bellagio`);
  await page.locator(".tour-card-link").first().click();
  await page.locator(".departures").waitFor();
  expect(await page.getByLabel("Adults").inputValue()).toBe("5");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Our tours" }).click();
  await page.getByRole("link", { name: "Remove filter: 5 adults" }).click();
  await arrive(page, (to) => !to.searchParams.has("adults"));
  expect(new URL(page.url()).searchParams.get("stay")).toBe("Bellagio");
  await page.locator(".tour-card-link").first().click();
  await page.locator(".departures").waitFor();
  expect(await page.getByLabel("Adults").inputValue()).toBe("2");
  await page.getByLabel("Where are you staying?").fill("");
  await page.getByRole("button", { name: "Find my stop" }).click();
  await arrive(page, (to) => !to.searchParams.get("stay"));
  expect(trouble).toEqual([]);
});

it("without scripts, too, the first screens start from the visit", async () => {
  const day = `${monthFromNow(1)}-12`;
  const chosen = `date=${day}&days=3&adults=2&children=1&ages=4`;
  const { page } = await visit(`/?${chosen}&destination=grand-canyon`, { javaScriptEnabled: false });
  await page.getByRole("button", { name: "See departures" }).click();
  await page.waitForURL(/\/our-tours\?/);
  const { searchParams } = new URL(page.url());
  expect(["destination", "date", "days", "adults", "children", "ages"].map((name) => searchParams.get(name))).toEqual([
    ...["grand-canyon", day, "3", "2", "1", "4"],
  ]);
  await page.goto(new URL(`/shuttle-service/zion-canyon-shuttle?${chosen}`, page.url()).href);
  expect([await page.getByLabel("Going").inputValue(), await page.getByLabel("Children").inputValue()]).toEqual([
    day,
    "1",
  ]);
});

it("a second choice while the first is loading keeps it", async () => {
  const { page, settled } = await visit(`/our-tours?date=${monthFromNow(1)}-12&adults=5&pickup=hotel`);
  const LIST = "**/our-tours.data*";
  let release = await hold(page, LIST);
  const names = () => [...new URL(page.url()).searchParams.keys()];
  const chip = (name: RegExp) => page.getByRole("link", { name: /^Remove filter: / }).filter({ hasText: name });
  await chip(/Dec|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov/).click();
  await chip(/5 adults/).click();
  release();
  await arrive(page, (to) => !to.searchParams.has("adults"));
  expect(names()).not.toContain("date");

  await chip(/pick-?up/i).waitFor();
  release = await hold(page, LIST);
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.getByLabel("Sort by").selectOption("price");
  release();
  await arrive(page, /sort=price/);
  expect(new URL(page.url()).search).toBe("?sort=price");
  // What is applied already is no step.
  const steps = await page.evaluate(() => history.length);
  await page.locator(".filter-more summary").click();
  await page.locator(".filter-show").click();
  await settled();
  expect(await page.evaluate(() => history.length)).toBe(steps);

  release = await hold(page, LIST);
  await page.getByLabel("Adults").selectOption("3");
  await page.locator('footer a[href="/faq"]').first().click();
  await arrive(page, (to) => to.pathname === "/faq");
  expect(new URL(page.url()).searchParams.get("adults")).toBe("3");
  release();
});
