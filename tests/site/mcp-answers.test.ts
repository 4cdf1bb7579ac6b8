/** Questions of travelers whose answers the operator's own data gives, put to the MCP server by the official client. */

import { afterAll, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/dates.ts";
import { askFresh, connectedAssistant, dateWhere, fromOperator, isFree, type Json } from "#tests/support/assistant.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { todayThere } from "#tests/support/today.ts";

interface OperatorTour {
  id: number;
  title: string;
  tags: string[];
  priceFrom: number;
  durationHours: number;
  overnight: boolean;
}

const stack = await sharedStack();
const client = await connectedAssistant(stack);
afterAll(() => client.close());

const ask = (tool: string, args: Json) => askFresh(client, tool, args);
const salesDates = (tour: number) =>
  fromOperator<{ date: string; available: boolean; priceFrom: number }[]>(
    stack,
    `product/web/products/${tour}/sales-dates`,
  );

it.each<[string, Json, (tour: OperatorTour) => boolean]>([
  ["under $100", { maxPrice: 100 }, ({ priceFrom }) => priceFrom <= 100],
  ["of at most six hours", { maxHours: 6 }, ({ durationHours }) => durationHours <= 6],
  ["of two days", { overnight: true }, ({ overnight }) => overnight],
  ["to Zion", { place: "Zion" }, ({ tags, title }) => /zion/i.test([title, ...tags].join(" "))],
  ["to Yosemite", { place: "Yosemite" }, () => false],
])("tours %s are the operator's, in its order", async (_, args, fits) => {
  const answer = await ask("search_tours", { ...args, limit: 20 });
  const expected = (await fromOperator<OperatorTour[]>(stack, "office/our-tours")).filter(fits);
  expect((answer.tours as Json[]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  if (expected.length === 0) expect(answer.knownPlaces).toContain("Death Valley");
});

it.each<[string, RegExp]>([
  ["How do I cancel or change a booking?", /48 hours/],
  ["How much luggage may I take on a shuttle?", /50 lb/],
  ["Can I come in a wheelchair?", /wheelchair/i],
  ["Which law applies to the contract?", /Nevada/],
])("rules: %s", async (question, fact) => {
  const { passages } = await ask("find_policy", { question });
  expect(JSON.stringify((passages as Json[]).slice(0, 3))).toMatch(fact);
});

it("departures of a day are the free ones of the operator", async () => {
  const [date, sessions] = await dateWhere(stack, 111, (all) => all.some(isFree));
  const found = await ask("search_tours", { place: "Antelope Canyon", maxPrice: 200, date });
  expect(found.tours).toMatchObject([{ id: 111, availableDates: [date] }]);
  const { departures } = await ask("check_availability", { tour: 111, date });
  const free = sessions.filter(isFree).map(({ id, remaining, ...one }) => ({
    ...{ session: id, date, leavesOn: date, time: one.time, timeZone: "America/Los_Angeles", seatsLeft: remaining },
    ...{ priceAdult: one.priceAdult, priceChild: one.priceChild },
  }));
  expect((departures as { seatsLeft: number }[]).filter(({ seatsLeft }) => seatsLeft > 0)).toMatchObject(free);
});

it("days with seats are the operator's, of a week, a month and the next 60 days", async () => {
  const [date, days] = [addDays(todayThere(), 2), await salesDates(131)];
  const { tours } = await ask("search_tours", { place: "Bryce Canyon", date, days: 7 });
  const open = days.filter((day) => day.available && day.date >= date && day.date <= addDays(date, 6));
  const found = (tours as { id: number; availableDates: string[] }[]).find(({ id }) => id === 131);
  expect(found?.availableDates).toEqual(open.map((day) => day.date));

  const month = (await dateWhere(stack, 111, (all) => all.some(isFree)))[0].slice(0, 7);
  const ofMonth = (await salesDates(111)).filter(({ date }) => date.startsWith(month));
  expect(await ask("check_availability", { tour: 111, month })).toMatchObject({
    isAvailable: true,
    days: ofMonth.map(({ date, available, priceFrom }) => ({
      ...{ date, priceFrom },
      status: available ? "available" : "sold-out",
    })),
  });
  const near = (await salesDates(161)).filter(({ date }) => date <= addDays(todayThere(), 60));
  const next = await ask("check_availability", { tour: 161 });
  expect((next.days as Json[]).map(({ date }) => date)).toEqual(near.map(({ date }) => date));
});

it("a departure has its booking address and total; a sold-out one has neither", async () => {
  const [date, sessions] = await dateWhere(stack, 111, (all) => all.some(({ remaining }) => remaining >= 3));
  const session = sessions.find(({ remaining }) => remaining >= 3);
  const party = { adults: 2, children: 1, ages: [8] };
  const { url, total } = await ask("booking_link", { tour: 111, date, session: session?.id, ...party });
  const { pathname, search, searchParams } = new URL(String(url));
  expect(Object.fromEntries(searchParams)).toMatchObject({ tour: "111", date, adults: "2", children: "1" });
  expect([pathname, searchParams.get("session")]).toEqual(["/search", session?.id]);
  expect(total).toBe(2 * (session?.priceAdult ?? 0) + (session?.priceChild ?? 0));
  expect((await stack.get(pathname + search)).status).toBe(302);

  const [fullDate, full] = await dateWhere(stack, 111, (all) => all.some((one) => !isFree(one)));
  const soldOut = { tour: 111, date: fullDate, session: full.find((one) => !isFree(one))?.id, adults: 1 };
  expect(await ask("booking_link", soldOut)).toMatchObject({ url: null, reason: "This departure is sold out." });
});
