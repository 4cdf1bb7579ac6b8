/** The MCP server, asked by the official client: 30 questions whose answers the operator's own data gives. */

import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import * as assistant from "#tests/support/assistant.ts";
import {
  aboutTour,
  askFresh,
  connectedAssistant,
  ids,
  isFree,
  type Json,
  type OperatorTour,
  policy,
  type Question,
  type Session,
  search,
} from "#tests/support/assistant.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
let client: Client;
beforeAll(async () => {
  stack = await sharedTestStack();
  client = await connectedAssistant(stack);
});
afterAll(() => client.close());

const operator = <T>(path: string) => assistant.fromOperator<T>(stack, path);
const sessionsOn = (tour: number, date: string) => assistant.sessionsOn(stack, tour, date);
const dateWhere = (tour: number, hasIt: (sessions: Session[]) => boolean) => assistant.dateWhere(stack, tour, hasIt);

const listed = () => operator<OperatorTour[]>("office/our-tours");

const QUESTIONS: readonly Question[] = [
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
      const free = (await sessionsOn(111, String(date))).filter(isFree);
      expect(tour?.departures).toEqual(
        free.map(({ id, time, remaining, priceAdult, priceChild }) => ({
          session: id,
          time,
          seatsLeft: remaining,
          priceAdult,
          priceChild,
        })),
      );
      expect(ids(answer)).not.toContain(112);
    },
  ),
  search(
    "And on a day when that tour is sold out?",
    async () => ({
      place: "Lower Antelope Canyon",
      date: (await dateWhere(111, (all) => all.length > 0 && !all.some(isFree)))[0],
    }),
    (answer) => expect(answer.notAvailable).toContainEqual(expect.objectContaining({ id: 111, reason: "sold-out" })),
  ),
  search(
    "Is there room for nine of us at Antelope Canyon when only a few seats are left?",
    async () => ({
      place: "Antelope Canyon X",
      people: 9,
      date: (await dateWhere(113, (all) => all.some(isFree) && all.every(({ remaining }) => remaining < 9)))[0],
    }),
    (answer) => {
      expect(ids(answer)).not.toContain(113);
      expect(answer.notAvailable).toContainEqual(expect.objectContaining({ id: 113, reason: "too-few-seats" }));
    },
  ),
  search(
    "Which tours are under $100?",
    () => ({ maxPrice: 100, limit: 20 }),
    async (answer) => {
      const cheap = (await listed()).filter(({ priceFrom }) => priceFrom <= 100).map(({ id }) => id);
      expect(ids(answer)).toEqual(cheap);
      expect(cheap.length).toBeGreaterThan(2);
    },
  ),
  search(
    "What can I do in half a day, at most six hours?",
    () => ({ maxHours: 6, limit: 20 }),
    async (answer) =>
      expect(ids(answer)).toEqual((await listed()).filter((tour) => tour.durationHours <= 6).map(({ id }) => id)),
  ),
  search(
    "Do you have tours of two days?",
    () => ({ overnight: true }),
    async (answer) =>
      expect(ids(answer)).toEqual((await listed()).filter(({ overnight }) => overnight).map(({ id }) => id)),
  ),
  search(
    "Which tours visit Zion?",
    () => ({ place: "Zion", limit: 20 }),
    async (answer) => {
      const zion = (await listed()).filter(({ tags, title }) => /zion/i.test([title, ...tags].join(" ")));
      expect(ids(answer)).toEqual(zion.map(({ id }) => id));
    },
  ),
  search(
    "Do you go to Yosemite?",
    () => ({ place: "Yosemite" }),
    (answer) => {
      expect(answer.total).toBe(0);
      expect(answer.knownPlaces).toContain("Death Valley");
    },
  ),
  search(
    "Can we go to Bryce Canyon some day next week?",
    () => ({ place: "Bryce Canyon", from: addDays(todayInLasVegas(new Date()), 2) }),
    async (answer, { from }) => {
      const tour = (answer.tours as { id: number; availableDates: { date: string }[] }[]).find(({ id }) => id === 131);
      const dates = await operator<{ date: string; available: boolean }[]>("product/web/products/131/sales-dates");
      const last = addDays(String(from), 6);
      const open = dates.filter(({ date, available }) => available && date >= String(from) && date <= last);
      expect(open.length).toBeGreaterThan(0);
      expect(tour?.availableDates.map(({ date }) => date)).toEqual(open.map(({ date }) => date));
    },
  ),
  aboutTour("How much is Lower Antelope Canyon for an adult?", 111, ({ priceAdult }) => expect(priceAdult).toBe(199)),
  aboutTour("How long is the Death Valley day tour?", 161, ({ durationHours }) => expect(durationHours).toBe(12)),
  aboutTour("Where and when is the pick-up for Bryce Canyon?", 131, ({ pickUps }) =>
    expect(pickUps).toContainEqual(expect.objectContaining({ name: "Excalibur", time: expect.stringMatching(/^05:/) })),
  ),
  aboutTour("What should I bring to Death Valley?", 161, ({ bring }) =>
    expect(String(bring).toLowerCase()).toContain("water"),
  ),
  aboutTour("When are we back from the Railroad Trail?", 152, ({ itinerary }) =>
    expect((itinerary as Json[]).at(-1)).toMatchObject({ time: "13:00", title: "Back on the Strip" }),
  ),
  aboutTour("Until when can I cancel the Bryce and Zion tour for free?", 132, (tour) => {
    expect(tour.freeCancellationHours).toBe(48);
    expect(tour.cancellation).toMatch(/48 hours/);
  }),
  {
    question: "Which days in a month have seats for Lower Antelope Canyon?",
    tool: "check_availability",
    args: async () => ({ tour: 111, month: (await dateWhere(111, (all) => all.some(isFree)))[0].slice(0, 7) }),
    expected: async (answer, { month }) => {
      const dates = await operator<{ date: string; available: boolean; priceFrom: number }[]>(
        "product/web/products/111/sales-dates",
      );
      expect(answer.days).toEqual(
        dates
          .filter(({ date }) => date.startsWith(`${String(month)}-`))
          .map(({ date, available, priceFrom }) => ({ date, status: available ? "available" : "sold-out", priceFrom })),
      );
      expect(answer.isAvailable).toBe(true);
    },
  },
  {
    question: "How many seats are left on that day?",
    tool: "check_availability",
    args: async () => ({ tour: 131, date: (await dateWhere(131, (all) => all.some(isFree)))[0] }),
    expected: async (answer, { date }) => {
      const sessions = await sessionsOn(131, String(date));
      expect((answer.departures as { seatsLeft: number }[]).map(({ seatsLeft }) => seatsLeft)).toEqual(
        sessions.map(({ remaining }) => remaining),
      );
    },
  },
  {
    question: "It is sold out that day: when else?",
    tool: "check_availability",
    args: async () => ({ tour: 131, date: (await dateWhere(131, (all) => all.length > 0 && !all.some(isFree)))[0] }),
    expected: async (answer) => {
      expect(answer.isAvailable).toBe(false);
      const [other] = answer.otherDates as { date: string }[];
      expect((await sessionsOn(131, other?.date ?? "")).some(isFree)).toBe(true);
    },
  },
  {
    question: "Does Death Valley run in the next 60 days?",
    tool: "check_availability",
    args: () => ({ tour: 161 }),
    expected: async (answer) => {
      const today = todayInLasVegas(new Date());
      const dates = await operator<{ date: string }[]>("product/web/products/161/sales-dates");
      const near = dates.filter(({ date }) => date <= addDays(today, 60)).map(({ date }) => date);
      expect((answer.days as { date: string }[]).map(({ date }) => date)).toEqual(near);
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
      const { priceAdult = 0, priceChild = 0 } =
        (await sessionsOn(111, String(date))).find(({ id }) => id === session) ?? {};
      expect(answer.total).toBe(2 * priceAdult + priceChild);
      const booking = await stack.get(url.pathname + url.search);
      expect(booking.status).toBe(302);
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
  },
  policy("How do I cancel or change a booking?", /48 hours/),
  policy("Where do you pick up?", /Excalibur/),
  policy("What happens if I am late for the pick-up?", /five minutes/),
  policy("How much luggage may I take on a shuttle?", /50 lb/),
  policy("Can I come in a wheelchair?", /wheelchair/i),
  policy("May I bring my dog?", /dog|animal/i),
  policy("Which law applies to the contract?", /Nevada/),
  policy("How much is a refund of this tour if I cancel?", /48 hours/, 132),
];

describe("30 questions", () => {
  it("are 30", () => expect(QUESTIONS).toHaveLength(30));

  it.each(QUESTIONS)("$question", async ({ tool, args, expected }) => {
    const given = await args();
    await expected(await askFresh(client, tool, given), given);
  });
});
