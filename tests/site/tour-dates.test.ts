import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { isMonthEnding } from "#app/domain/calendar/month-offers.ts";
import { firstFreeDate } from "#app/domain/tour/departures.ts";
import { fromOperator } from "#tests/support/assistant.ts";
import { FORMAT } from "#tests/support/format.ts";
import { attributeOf, attributesOf, find, findAll, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { DEMO_TIME_ZONE, monthFromNow, todayThere } from "#tests/support/today.ts";

const stack = await sharedStack();

const monthTable = (html: string) => find(mainOf(html), { tag: "table", attr: { class: "month-grid" } });
/** Addresses of the days that can be booked. */
const openDays = (html: string) => attributesOf(monthTable(html), { role: "link" }, "href");
const monthTitle = (html: string) => textOf(find(mainOf(html), { role: "heading", attr: { "aria-live": "polite" } }));
const tableText = (html: string) => textOf(monthTable(html));

it("the price of a day fits its cell in any currency", async () => {
  const host = stack.newHost();
  await stack.setAnswer("/api/tenant-config", { currency: "CLP" }, host);
  const days = [1, 2, 20].map((many) => ({ date: `${monthFromNow(1)}-${10 + many}`, priceFrom: many * 45_500 }));
  await stack.setAnswer("/api/product/web/products/121/sales-dates", days, host);
  const { body } = await stack.whole(`/tours/121?month=${monthFromNow(1)}`, { host });
  const notes = findAll(monthTable(body), { attr: { class: "day-note" } }).map(textOf);
  expect(notes).toEqual(["45,500", "91,000", "910K"]);
});

it("a tour promises free cancellation for the dates it holds for, and says of a chosen departure until when", async () => {
  // So long that there are always dates with seats before.
  const hours = 240;
  const tour = await fromOperator<object>(stack, "product/web/detail/101");
  const host = stack.newHost();
  await stack.setAnswer("/api/product/web/detail/101", { ...tour, freeCancellationHours: hours }, host);
  const { body } = await stack.get("/tours/101", { host });
  const from = FORMAT.shortDate(firstFreeDate(todayThere(), hours, DEMO_TIME_ZONE));
  expect(textOf(body)).toContain(`Free cancellation until 10 days before departure, for dates from ${from} on.`);
  const [nextDates] = findAll(body, { attr: { class: "next-dates" } });
  if (nextDates === undefined) throw new Error("no next dates");
  const day = attributesOf(nextDates, { tag: "a" }, "href").at(-1) ?? "";
  const chosen = (await stack.get(`/tours/101${day.replace(/#.*/, "")}`, { host })).body;
  for (const part of [
    find(chosen, { tag: "form", attr: { id: "book" } }),
    find(chosen, { tag: "aside", attr: { "aria-label": "Price and dates" } }),
  ]) {
    expect(textOf(part)).toMatch(
      /Free cancellation until [A-Z][a-z]{2}, |Less than 10 days away: no free cancellation/,
    );
  }
});

it("a tour names no date beside that promise where the tour departs later anyway", async () => {
  // Every day, and from June or April on. A crawler gets the page whole; a person's also has what is shown until the dates arrive.
  for (const path of ["/tours/101", "/tours/133", "/tours/143"]) {
    const page = (await stack.get(path, { headers: GOOGLEBOT })).body;
    const hours = Number(/Free cancellation until (\d+) hours before departure/.exec(textOf(page))?.[1]);
    const [nextDates] = findAll(page, { attr: { class: "next-dates" } });
    if (nextDates === undefined) throw new Error("no next dates");
    const first = /date=([\d-]+)/.exec(attributesOf(nextDates, { tag: "a" }, "href")[0] ?? "")?.[1] ?? "";
    const from = firstFreeDate(todayThere(), hours, DEMO_TIME_ZONE);
    expect(textOf(page).includes("before departure, for dates from"), path).toBe(first < from);
  }
});

it("a tour tells a party with too young a child so before a day is chosen, and asks for no total", async () => {
  const page = await stack.get("/tours/101?adults=2&children=1&ages=1");
  expect(textOf(page.body)).toContain("This tour is for ages 3 and up. Other tours to Grand Canyon");
  expect(page.body).not.toContain("Total from");
});

it("a tour says what the chosen day is like at the place, on the page and to assistants, and nothing without a day", async () => {
  const date = `${monthFromNow(1)}-12`;
  const said = /Grand Canyon in [A-Z][a-z]+.*°F by day.*Daylight.* to .*Bring/s;
  expect(textOf(mainOf((await stack.get(`/tours/101?date=${date}`)).body))).toMatch(said);
  expect((await stack.get(`/tours/101.md?date=${date}`)).body).toMatch(/## Grand Canyon in .*\n+- Average: /);
  expect(textOf(mainOf((await stack.get("/tours/101")).body))).not.toMatch(said);
});

describe("the calendar", () => {
  it("has the month of the address, departures of the date, and a way to book each", async () => {
    // A year-round tour every day of the week: some day next month is free.
    const next = monthFromNow(1);
    const month = await stack.get(`/tours/121?month=${next}`);
    const dates = openDays(month.body).map((href) => new URLSearchParams(href.replace(/#.*$/, "")));
    expect(dates.length).toBeGreaterThan(15);
    expect(dates.every((query) => query.get("month") === next && query.get("date")?.startsWith(next))).toBe(true);
    const date = dates[3]?.get("date") ?? "";
    const day = mainOf((await stack.get(`/tours/121?month=${next}&date=${date}&adults=3&children=1`)).body);
    const form = find(day, { tag: "form", attr: { action: "/search", method: "get" } });
    const fields = findAll(form, { tag: "input" })
      .filter((field) => attributeOf(field, "name") !== undefined)
      .filter((field) => attributeOf(field, "type") !== "radio" || attributeOf(field, "checked") !== undefined)
      .map((field) => `${attributeOf(field, "name")}=${attributeOf(field, "value")}`);
    const departure = `tour=121&date=${date}&session=121-${date.replaceAll("-", "")}-`;
    const booked = fields.filter((field) => !field.startsWith("free_until=")).join("&");
    const rest = "adults=3&children=1&currency=USD&language=en-US";
    expect([`${departure}0730&${rest}`, `${departure}1230&${rest}`]).toContain(booked);
    expect(fields).toContainEqual(expect.stringMatching(/^free_until=(never|\d{4}-\d\d-\d\dT\d\d:\d\d)$/));
    // Its Markdown leads to the same.
    const { body } = await stack.get(`/tours/121.md?date=${date}&adults=3&children=1`);
    const links = Array.from(body.matchAll(/\/search\?([^)>\s]+)/g), ([, query]) =>
      Array.from(new URLSearchParams(query), ([name, value]) => `${name}=${value}`).toSorted(),
    );
    expect(links).toContainEqual(fields.toSorted());
  });

  it("says sold out as text, without a link", async () => {
    const { body } = await stack.get(`/tours/101?month=${monthFromNow(1)}`);
    const [soldOut] = findAll(monthTable(body), { attr: { "data-state": "sold-out" } });
    if (soldOut === undefined) throw new Error("no such day");
    expect(textOf(soldOut)).toContain("sold out");
    expect(findAll(soldOut, { tag: "a" })).toEqual([]);
  });

  it("marks days with too few seats for the party, and does not list them among the next dates", async () => {
    const months = Array.from({ length: 12 }, (_, ahead) => `/tours/105?month=${monthFromNow(ahead)}`);
    const pages = await Promise.all(months.map((path) => stack.get(path)));
    const page = pages.findIndex(({ body }) => body.includes("day-link too-few"));
    const body = pages[page]?.body ?? "";
    const tooFew = attributesOf(body, { attr: { class: "day-link too-few" } }, "href");
    expect(tooFew).not.toEqual([]);
    expect(tableText(body)).toMatch(/, from \$\d+, 1 seat left/);
    expect(openDays(body).length).toBeGreaterThan(tooFew.length);
    const [nextDates = null] = findAll(body, { attr: { class: "next-dates" } });
    const listed = nextDates === null ? [] : attributesOf(nextDates, { tag: "a" }, "href");
    expect(listed.filter((href) => tooFew.includes(href))).toEqual([]);
    if (listed.length > 0) expect(textOf(body)).toMatch(/(?:Next dates|\d{4}) for 2/);
    expect((await stack.get(`${months[page]}&adults=1`)).body).not.toContain("too-few");
  });

  it("never opens at the end of a month, and lists the next dates from today on", async () => {
    // On a busy machine a first answer comes before the operator's: its calendar stands after the page, for a script.
    const withCalendar = async (path: string) => {
      let body = "";
      const calendars = async () => {
        body = (await stack.get(path)).body;
        return findAll(mainOf(body), { tag: "table", attr: { class: "month-grid" } }).length;
      };
      await expect.poll(calendars, { message: path }).toBe(1);
      return body;
    };
    const body = await withCalendar("/tours/121");
    const now = await withCalendar(`/tours/121?month=${monthFromNow(0)}`);
    const next = await withCalendar(`/tours/121?month=${monthFromNow(1)}`);
    const isEnding = isMonthEnding(todayThere());
    expect(tableText(body)).toBe(tableText(isEnding ? next : now));
    const [soonest] = [...openDays(now), ...openDays(next)];
    const booking = find(mainOf(body), { attr: { id: "calendar" } });
    expect(attributesOf(find(booking, { attr: { class: "next-dates" } }), { role: "link" }, "href")[0]).toBe(soonest);
  });

  it("keeps original_url in its links", async () => {
    const { body } = await stack.get("/tours-detail/hoover-dam-tours/?original_url=%2Ftour%2Fhoover-dam-half-day-tour");
    expect(attributesOf(mainOf(body), { role: "link" }, "href")).toContainEqual(
      expect.stringMatching(/^\?original_url=%2Ftour%2Fhoover-dam-half-day-tour&month=\d{4}-\d{2}#calendar$/),
    );
  });

  it("opens in the season of a tour that does not run now, and names the next date for a month without any", async () => {
    // Two-day tour from April to October, or Narrows from June: one of them is out of season in any month.
    for (const path of ["/tours/143", "/tours/133"]) {
      const [{ status, body }, now] = await Promise.all([
        stack.get(`${path}?month=`),
        stack.get(`${path}?month=${monthFromNow(0)}`),
      ]);
      expect(status).toBe(200);
      expect(openDays(body)).not.toEqual([]);
      const hint = `The next departures are in ${monthTitle(body)}.`;
      expect(textOf(mainOf(body)).includes(hint)).toBe(openDays(now.body).length === 0);
    }
    const year = Number(todayThere().slice(0, 4)) + 1;
    const january = textOf(mainOf((await stack.get(`/tours/143?month=${year}-01`)).body));
    expect(january).toContain(`Nothing to book in January ${year}.`);
    expect(january).toMatch(/Next departure: \w+day, \w+ \d+/);
  });

  it.each(["month=2026-13&date=x", "date=2019-01-01"])("ignores %s", async (query) => {
    const [plain, odd] = await Promise.all([stack.get("/tours/101"), stack.get(`/tours/101?${query}`)]);
    expect(odd.status).toBe(200);
    expect(tableText(odd.body)).toBe(tableText(plain.body));
    expect(openDays(odd.body)).toEqual(openDays(plain.body));
    expect(textOf(mainOf(odd.body)).includes("Jan 1, 2019 is past.")).toBe(query.includes("2019"));
  });

  it("never calls the operator for a date that cannot be booked", async () => {
    await stack.get("/tours/101?date=2019-01-01");
    await stack.get("/tours/101?date=2199-01-01");
    await stack.get("/tours/101?date=2026-02-30");
    expect(stack.operator.calls.filter(({ path }) => path.includes("/sessions/"))).toEqual([]);
  });
});

describe("with an operator that sells departures of today", () => {
  const host = stack.newHost();
  const get = (path: string) => stack.get(path, { host });
  const today = todayThere();
  /** At midnight it has left; a minute before the next one, or after it, it has not. */
  const sell = async (tour: number, times: readonly string[]) => {
    const path = `/api/product/web/products/${tour}`;
    const sale = { date: today, available: true, remaining: 9, priceFrom: 99 };
    const sessions = times.map((time, at) => ({ id: `s${at}`, time, remaining: 9, priceAdult: 99, priceChild: 99 }));
    await stack.setAnswer(`${path}/sales-dates`, [sale], host);
    await stack.setAnswer(`${path}/sessions`, sessions, host);
  };
  beforeEach(async () => {
    await sell(101, ["00:00", "23:59", "24:15"]);
    await sell(105, ["00:00"]);
  });

  it("one that has left is shown as such and cannot be booked; one after midnight names its night", async () => {
    const { body } = await get(`/tours/101?date=${today}`);
    const form = find(mainOf(body), { tag: "form", attr: { id: "book" } });
    const rows = findAll(find(form, { attr: { class: "departures" } }), { tag: "li" });
    expect(rows.map((row) => attributeOf(find(row, { tag: "input" }), "disabled") === undefined)).toEqual([
      false,
      true,
      true,
    ]);
    expect(rows.map(textOf).join()).toMatch(/12:00 AM.*Has left,11:59 PM.*,12:15 AM the night of /);
    expect(attributesOf(form, { attr: { checked: "" } }, "value")).toEqual(["s1"]);
    expect(attributesOf(form, { attr: { href: /\.ics/ } }, "href")).toEqual([`/tours/101/${today}.ics?session=s1`]);
    expect((await get(`/tours/101/${today}.ics?session=s0`)).status).toBe(404);
    const night = (await get(`/tours/101/${today}.ics?session=s2`)).body;
    expect(night).toContain(`DTSTART;TZID=America/Los_Angeles:${addDays(today, 1).replaceAll("-", "")}T001500`);
    const markdown = (await get(`/tours/101.md?date=${today}`)).body;
    expect(markdown).toMatch(/12:00 AM.* has left \|.*\n.*11:59 PM.* 9 \|.*session=s1/);
    expect(markdown).not.toContain("session=s0");
  });

  it("when all have left, today is not offered anywhere, and no room for the night before an overnight tour", async () => {
    const page = await get(`/tours/105?date=${today}`);
    expect(textOf(mainOf(page.body))).toMatch(/No dates of this tour are on sale.*There is no departure left to book/);
    expect(page.body).not.toContain('href="/hotel/?');
    expect((await get("/tours/105")).body).toContain('href="/hotel/?place=las-vegas"');
    expect((await get(`/tours/105/${today}.ics`)).status).toBe(404);
    expect((await get("/tours/105.md")).body).not.toContain(`| ${today} |`);
    const list = async () => textOf(mainOf((await get(`/our-tours?date=${today}`)).body));
    await expect.poll(list).toMatch(/1 of 28 tours departs on/);
    expect(await list()).toContain("No departure left today");
  });

  it("when the operator answers everything but dates, the tour is there, with a sentence about them and a phone number", async () => {
    const other = stack.newHost("canyon.localhost");
    await stack.setFault("/api/product/web/products/", { kind: "status", status: 500 }, other);
    const view = async () => {
      const { status, body } = await stack.get("/tours/133", { host: other });
      expect(status).toBe(200);
      expect(attributesOf(mainOf(body), { role: "link" }, "href")).toContain("tel:+17025550188");
      return textOf(mainOf(body));
    };
    // On a busy machine the first pages may come before the answer about dates, or the list of tours.
    await expect.poll(view).toContain("Dates cannot be loaded right now.");
    await expect.poll(view).toContain("Similar tours");
  });

  it("when the operator has no calls for dates, tours can be asked for, and nothing claims to have failed", async () => {
    const none = stack.newHost();
    await stack.setFault("/api/product/web/products/", { kind: "status", status: 404 }, none);
    const query = `?date=${monthFromNow(1)}-15`;
    for (const path of ["/tours/121", `/tours/121${query}`, `/our-tours${query}`]) {
      const text = textOf(mainOf((await stack.whole(path, { host: none })).body));
      expect(text, path).not.toMatch(/cannot be loaded|can’t check|Try again/);
      expect(text, path).toMatch(/On request|Not running/);
    }
    const dates = await stack.get("/api/product/web/products/121/sales-dates?year=2027&month=1", { host: none });
    expect([dates.status, JSON.parse(dates.body)]).toEqual([200, { data: [] }]);
  });
});
