/** Questions about a date: what departs, how many seats are left, where to book. */

import { describe, expect } from "vitest";
import { addDays, clockTime } from "#app/domain/calendar/dates.ts";
import { isFree, type Json, type Session } from "#tests/support/assistant.ts";
import {
  askBothWays,
  cellsOf,
  dateWhere,
  ids,
  idsIn,
  isWithin60Days,
  salesDates,
  search,
  sessionsOn,
  stack,
} from "#tests/support/questions.ts";
import { todayThere } from "#tests/support/today.ts";

describe("questions about dates", () => {
  askBothWays([
    search(
      "Which tours go to Antelope Canyon for under $200 on a date, and when do they leave?",
      async () => ({
        place: "Antelope Canyon",
        maxPrice: 200,
        date: (await dateWhere(111, (all) => all.some(isFree)))[0],
      }),
      async (answer, { date }) => {
        const [tour] = answer.tours as { id: number; departures: Json[] }[];
        expect(tour?.id).toBe(111);
        const free = (await sessionsOn(111, date)).filter(isFree);
        expect(tour?.departures).toEqual(
          free.map(({ id, time, remaining, priceAdult, priceChild }) => ({
            session: id,
            date,
            time,
            timeZone: "America/Los_Angeles",
            seatsLeft: remaining,
            priceAdult,
            priceChild,
          })),
        );
        expect(ids(answer)).not.toContain(112);
      },
      async (site, { date }) => {
        const fits = site.tours.filter(({ title, priceFrom }) => title.includes("Antelope Canyon") && priceFrom < 200);
        expect(idsIn(fits)).toEqual([111]);
        const departures = await site.departures(111, String(date));
        expect(departures.map(({ cells }) => cells)).toEqual((await sessionsOn(111, date)).map(cellsOf));
      },
    ),
    search(
      "Can we go to Bryce Canyon some day next week?",
      () => ({ place: "Bryce Canyon", from: addDays(todayThere(), 2) }),
      async (answer, { from }) => {
        const tour = (answer.tours as { id: number; availableDates: { date: string }[] }[]).find(
          ({ id }) => id === 131,
        );
        const dates = await salesDates(131);
        const last = addDays(String(from), 6);
        const open = dates.filter(({ date, available }) => available && date >= String(from) && date <= last);
        expect(open.length).toBeGreaterThan(0);
        expect(tour?.availableDates.map(({ date }) => date)).toEqual(open.map(({ date }) => date));
      },
      async (site, { from }) => {
        const isThen = ({ date }: { date: string }) => date >= String(from) && date <= addDays(String(from), 6);
        const open = (await salesDates(131)).filter((day) => day.available && isThen(day));
        const days = (await site.days(131)).filter((day) => day.isOpen && isThen(day));
        expect(days.map(({ date }) => date)).toEqual(open.map(({ date }) => date));
      },
    ),
    {
      question: "Which days in a month have seats for Lower Antelope Canyon?",
      tool: "check_availability",
      args: async () => ({ tour: 111, month: (await dateWhere(111, (all) => all.some(isFree)))[0].slice(0, 7) }),
      expected: async (answer, { month }) => {
        const dates = await salesDates(111);
        expect(answer.days).toEqual(
          dates
            .filter(({ date }) => date.startsWith(`${String(month)}-`))
            .map(({ date, available, priceFrom }) => ({
              date,
              status: available ? "available" : "sold-out",
              priceFrom,
            })),
        );
        expect(answer.isAvailable).toBe(true);
      },
      // Of a month beyond 60 days, Markdown has the season and one day at a time.
      fromMarkdown: async (site, { month }) => {
        const isThen = ({ date }: { date: string }) => date.startsWith(`${String(month)}-`);
        const days = (await salesDates(111)).filter((day) => isThen(day) && isWithin60Days(day));
        expect(days.length).toBeGreaterThan(0);
        expect((await site.days(111)).filter(isThen)).toEqual(
          days.map(({ date, available }) => ({ date, isOpen: available })),
        );
      },
    },
    {
      question: "Does Death Valley run in the next 60 days?",
      tool: "check_availability",
      args: () => ({ tour: 161 }),
      expected: async (answer) => {
        const near = (await salesDates(161)).filter(isWithin60Days).map(({ date }) => date);
        expect((answer.days as { date: string }[]).map(({ date }) => date)).toEqual(near);
      },
      fromMarkdown: async (site) => {
        const near = (await salesDates(161)).filter(isWithin60Days).map(({ date }) => date);
        expect((await site.days(161)).map(({ date }) => date)).toEqual(near);
      },
    },
    {
      question: "Where can two adults and a child book the departure?",
      tool: "booking_link",
      args: async () => {
        const [date, sessions] = await dateWhere(111, (all) => all.some(({ remaining }) => remaining >= 3));
        const session = sessions.find(({ remaining }) => remaining >= 3);
        return { tour: 111, date, session: session?.id, adults: 2, children: 1 };
      },
      expected: async (answer, { date, session }) => {
        const url = new URL(String(answer.url));
        expect(url.pathname).toBe("/search");
        expect(Object.fromEntries(url.searchParams)).toMatchObject({
          tour: "111",
          date,
          session,
          adults: "2",
          children: "1",
        });
        const { priceAdult = 0, priceChild = 0 } = (await sessionsOn(111, date)).find(({ id }) => id === session) ?? {};
        expect(answer.total).toBe(2 * priceAdult + priceChild);
        const booking = await stack.get(url.pathname + url.search);
        expect(booking.status).toBe(302);
      },
      fromMarkdown: async (site, { date, session }) => {
        const departures = await site.departures(111, String(date));
        const { url, cells = [] } = departures.find((one) => one.url?.includes(`session=${String(session)}&`)) ?? {};
        const sessions = await sessionsOn(111, date);
        expect(cells.slice(2)).toEqual(cellsOf(sessions.find(({ id }) => id === session) as Session).slice(2));
        // The page says to change the numbers.
        const booking = new URL((url ?? "").replace(/adults=\d+&children=\d+/, "adults=2&children=1"));
        expect(booking.search).toContain(`tour=111&date=${String(date)}`);
        expect((await stack.get(booking.pathname + booking.search)).status).toBe(302);
      },
    },
    {
      question: "Where can one person book the departure at this time?",
      tool: "booking_link",
      args: async () => {
        const [date, sessions] = await dateWhere(131, (all) => all.some(isFree));
        return { tour: 131, date, time: sessions.find(isFree)?.time, adults: 1 };
      },
      expected: (answer, { time }) => {
        expect(answer.reason).toBe("");
        expect(answer.departure).toMatchObject({ time });
      },
      fromMarkdown: async (site, { date, time }) => {
        const sessions = await sessionsOn(131, date);
        const departure = (await site.departures(131, String(date))).find(
          ({ cells }) => cells[0] === clockTime(String(time)),
        );
        expect(departure?.url).toContain(`session=${sessions.find((one) => one.time === time)?.id}&`);
      },
    },
    {
      question: "Can I book a departure that is sold out?",
      tool: "booking_link",
      args: async () => {
        const [date, sessions] = await dateWhere(111, (all) => all.some(({ remaining }) => remaining === 0));
        return { tour: 111, date, session: sessions.find(({ remaining }) => remaining === 0)?.id, adults: 1 };
      },
      expected: (answer) => {
        expect(answer.url).toBeNull();
        expect(answer.reason).toBe("This departure is sold out.");
      },
      fromMarkdown: async (site, { date }) => {
        const full = (await site.departures(111, String(date))).filter(({ seats }) => seats === 0);
        expect(full.length).toBeGreaterThan(0);
        expect(full.map(({ url }) => url)).toEqual(full.map(() => undefined));
      },
    },
  ]);
});
