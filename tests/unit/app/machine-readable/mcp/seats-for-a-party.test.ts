/** Seats for a whole party, where the operator says how many a day has left. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Site } from "#app/context.ts";
import { brandOf } from "#app/domain/tenant/tenant.ts";
import { checkAvailability } from "#app/machine-readable/mcp/check-availability.ts";
import { searchTours } from "#app/machine-readable/mcp/search-tours.ts";

const TOUR = {
  ...{ id: 1, title: "Zion", summary: "", image: "", tags: [], categories: [], overnight: false },
  ...{ priceFrom: 100, durationHours: 12 },
};
const sale = (date: string, remaining: number | null) => ({
  ...{ date, available: remaining !== 0, remaining },
  priceFrom: 100,
});
const DATES = [sale("2026-12-05", 3), sale("2026-12-06", 0), sale("2026-12-07", 8), sale("2026-12-20", null)];
const site = {
  ...{ origin: "https://canyon.example", brand: brandOf(null), tours: [TOUR], toursAsOf: null },
  isStale: () => false,
  content: { salesDates: async () => ({ status: "ok", data: DATES }) },
} as unknown as Site;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 20), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it("a range has the days with seats for the whole party, or else says that there are too few", async () => {
  const range = { from: "2026-12-05", to: "2026-12-07" };
  const datesFor = async (people: number) =>
    (await searchTours(site, { ...range, people })).tours.map(({ availableDates = [] }) =>
      availableDates.map(({ date }) => date),
    );
  expect(await datesFor(1)).toEqual([["2026-12-05", "2026-12-07"]]);
  expect(await datesFor(4)).toEqual([["2026-12-07"]]);
  const nine = await searchTours(site, { ...range, people: 9 });
  expect([nine.tours, nine.notAvailable.map(({ reason }) => reason)]).toEqual([[], ["too-few-seats"]]);
});

it("a month is available to a party that some day has seats for; else other days are named that have them", async () => {
  const of = async (people: number) => {
    const { isAvailable, days, otherDates } = await checkAvailability(site, { tour: 1, month: "2026-12", people });
    return { isAvailable, listed: days.length, other: otherDates.map(({ date }) => date) };
  };
  expect(await of(8)).toEqual({ isAvailable: true, listed: 4, other: [] });
  // Nobody knows how many seats December 20 has: the booking engine decides.
  expect(await of(9)).toEqual({ isAvailable: true, listed: 4, other: [] });
  const january = await checkAvailability(site, { tour: 1, month: "2027-01", people: 4 });
  expect([january.isAvailable, january.otherDates.map(({ date }) => date)]).toEqual([
    false,
    ["2026-12-07", "2026-12-20"],
  ]);
});
