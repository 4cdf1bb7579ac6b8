/** Seats for a whole party, and days that cannot be booked. */

import * as v from "valibot";
import { expect, it } from "vitest";
import type { Site } from "#app/context.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { monthSeats } from "#app/domain/tour/date-search.ts";
import { withLeft } from "#app/domain/tour/departures.ts";
import { bookingLink, checkAvailability } from "#app/machine-readable/mcp/check-availability.ts";
import { searchTours } from "#app/machine-readable/mcp/search-tours.ts";
import { tenantWith } from "#tests/support/tenant.ts";
import { DEMO_TIME_ZONE } from "#tests/support/today.ts";

const TOUR = {
  ...{ id: 1, title: "Zion", summary: "", image: "", tags: [], categories: [], overnight: false },
  ...{ priceFrom: 100, durationHours: 12 },
};
const sale = (date: string, remaining: number | null) => {
  return { date, available: remaining !== 0, remaining, priceFrom: 100 };
};
const DATES = [sale("2026-12-05", 3), sale("2026-12-06", 0), sale("2026-12-07", 8), sale("2026-12-20", null)];
const seats = (...all: (number | null)[]) =>
  all.map((remaining, at) => ({ id: `s${at}`, time: `0${at + 7}:00`, remaining, priceAdult: 100, priceChild: null }));
/** 9:30 in Las Vegas. */
const NOW = placeTime(Date.UTC(2026, 11, 1, 17, 30), DEMO_TIME_ZONE);
const DEPARTURES: Record<string, ReturnType<typeof seats>> = {
  "2026-12-01": withLeft("2026-12-01", seats(5, 5), NOW) as ReturnType<typeof seats>,
  "2026-12-05": seats(3),
  "2026-12-06": seats(0, 0),
};
const site = {
  ...{ origin: "https://canyon.example", tenant: tenantWith(), tours: [TOUR] },
  ...{ asOf: () => null, isStale: () => false, noStoreReason: () => null, now: () => NOW },
  content: {
    salesDates: async () => ({ status: "ok", data: DATES }),
    get: async () => ({
      status: "ok",
      data: {
        ...{ minimumAge: 8, childAgeMax: 11, singleSupplement: 40, pricePer: null, maxPartySize: 6 },
        freeCancellationHours: 24,
      },
    }),
    departures: async (_tour: number, date: string) => ({ status: "ok", data: DEPARTURES[date] ?? [] }),
    availability: async (month: string) => ({ 1: monthSeats(month, DATES) }),
  },
} as unknown as Site;

it.each([
  ["2026-11-30", 1, "past"],
  ["2026-12-01", 1, "past"],
  ["2028-12-04", 1, "not-on-sale"],
  ["2026-12-05", 4, "too-few-seats"],
  ["2026-12-06", 1, "sold-out"],
])("%s for %i people is named, with its reason and the next days that have seats: %s", async (date, people, status) => {
  const answer = await checkAvailability.answer(site, { tour: 1, date, people });
  expect([answer.isAvailable, answer.days.map((day) => [day.date, day.status])]).toEqual([false, [[date, status]]]);
  expect(answer.otherDates.map((day) => day.status)).toContain("available");
});

it("what one tool says of a departure, the next takes: after midnight, too", async () => {
  const late = { id: "n".repeat(200), time: "00:30", isNextDay: true as const, remaining: 3 };
  const loads = {
    ...site.content,
    departures: async (_: unknown, date: string) => ({
      status: "ok",
      data: date === "2026-12-05" ? [{ ...late, priceAdult: 100, priceChild: null }] : [],
    }),
  };
  const there = { ...site, content: loads } as unknown as Site;
  const { departures } = await checkAvailability.answer(there, { tour: 1, date: "2026-12-05" });
  expect(departures).toMatchObject([{ date: "2026-12-05", leavesOn: "2026-12-06", time: "00:30" }]);
  const [{ session, date } = { session: "", date: "" }] = departures;
  const asked = v.parse(bookingLink.input, { tour: 1, date, session, adults: 2 });
  expect((await bookingLink.answer(there, asked)).url).toContain(`date=2026-12-05&session=${session}`);
});

it("a departure of today that has left is not found, and has no booking address", async () => {
  const today = NOW.date;
  const [tour] = (await searchTours.answer(site, { date: today })).notAvailable;
  expect(tour?.reason).toBe("no-departure");
  const { url, reason } = await bookingLink.answer(site, { tour: 1, date: today, session: "s0", adults: 1 });
  expect([url, reason]).toEqual([null, "This departure has left."]);
});

it("a booking address is for people who can come, with all that they pay", async () => {
  const link = (party: { adults: number; children?: number; ages?: number[] }) =>
    bookingLink.answer(site, { tour: 1, date: "2026-12-05", session: "s0", ...party });
  const { url, total, priceParts, freeUntil } = await link({ adults: 1 });
  expect([freeUntil, new URL(url ?? "").searchParams.get("free_until")]).toEqual(["2026-12-04T07:00", freeUntil]);
  expect([url, total, priceParts.at(-1)?.amount]).toEqual([expect.stringContaining("/search?tour=1&"), 140, 40]);
  const aged = (...ages: number[]) => link({ adults: 1, children: 1, ages });
  expect((await aged()).reason).toContain("ages");
  expect((await aged(4)).reason).toContain("minimumAge");
  expect((await aged(12)).url).toContain("adults=2&children=0");
  expect((await link({ adults: 7 })).reason).toContain("contactPage");
});

it("days in a row have those with seats for the whole party, or else a tour has too few", async () => {
  const days = { date: "2026-12-05", days: 3 };
  const datesFor = async (people: number) =>
    (await searchTours.answer(site, { ...days, people })).tours.map(({ availableDates = [] }) => availableDates);
  expect(await datesFor(1)).toEqual([["2026-12-05", "2026-12-07"]]);
  expect(await datesFor(4)).toEqual([["2026-12-07"]]);
  const nine = await searchTours.answer(site, { ...days, people: 9 });
  expect([nine.tours, nine.notAvailable.map(({ reason }) => reason)]).toEqual([[], ["too-few-seats"]]);
});

it("a month is available to a party that some day has seats for; else other days are named that have them", async () => {
  const of = async (people: number) => {
    const { isAvailable, days, otherDates } = await checkAvailability.answer(site, {
      tour: 1,
      month: "2026-12",
      people,
    });
    return { isAvailable, listed: days.length, other: otherDates.map(({ date }) => date) };
  };
  expect(await of(8)).toEqual({ isAvailable: true, listed: 4, other: [] });
  // Nobody knows how many seats December 20 has: the booking engine decides.
  expect(await of(9)).toEqual({ isAvailable: true, listed: 4, other: [] });
  const january = await checkAvailability.answer(site, { tour: 1, month: "2027-01", people: 4 });
  expect([january.isAvailable, ...january.otherDates.map(({ date }) => date)]).toEqual([
    ...[false, "2026-12-07", "2026-12-20"],
  ]);
});
