/** What content says of dates, as of the moment of the request, and until when a page that shows it holds. */

import type { Content, Loaded } from "#app/context.ts";
import { KEPT_PAGES, type PageLifetime } from "#app/domain/caches.ts";
import { endOfDay, instantOf, type PlaceTime, placeTime } from "#app/domain/calendar/clock.ts";
import { type IsoDate, type IsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import type { Availability, MonthSeats } from "#app/domain/tour/date-search.ts";
import { leavesAt, type StoredSeats, salesNow, seatsNow, withLeft, withToday } from "#app/domain/tour/departures.ts";
import type { Departure } from "#app/domain/tour/detail.ts";

/** The clock of one request. Whoever reads it bounds the lifetime of the page. */
export function createPageClock(moment: PlaceTime) {
  const lifetime: PageLifetime = { staleSeconds: KEPT_PAGES.staleSeconds, untilMs: Infinity };
  function holdUntil(ms: number) {
    if (ms > moment.ms) lifetime.untilMs = Math.min(lifetime.untilMs, ms);
  }
  const times = new Map<string, PlaceTime>();
  let oldest = Infinity;
  return {
    holdUntil,
    lifetime: () => lifetime,
    asOf: () => (oldest === Infinity ? null : oldest),
    noteAge(loaded: Loaded<unknown>) {
      if (loaded.status === "ok" && loaded.asOf) oldest = Math.min(oldest, loaded.asOf);
    },
    staleAtMost(seconds: number) {
      lifetime.staleSeconds = Math.min(lifetime.staleSeconds, seconds);
    },
    now(ownZone?: string | null): PlaceTime {
      const timeZone = ownZone ?? moment.timeZone;
      const known = times.get(timeZone);
      if (known !== undefined) return known;
      const there = timeZone === moment.timeZone ? moment : placeTime(moment.ms, timeZone);
      times.set(timeZone, there);
      holdUntil(endOfDay(there.date, timeZone));
      return there;
    },
  };
}

/** Today's seats by departure, where some are on sale. @param fetchToday the departures of today */
export async function withSeatsOfToday(
  seats: Outcome<MonthSeats>,
  today: IsoDate,
  fetchToday: () => Promise<Outcome<Departure[]>>,
): Promise<Outcome<StoredSeats>> {
  if (!seats.ok || !seats.data[Number(today.slice(8)) - 1]) return seats;
  const departures = await fetchToday();
  const isKnown = departures.ok && departures.data.length > 0;
  return isKnown ? { ok: true, data: withToday(seats.data, today, departures.data) } : seats;
}

export type PageClock = ReturnType<typeof createPageClock>;

/** The seats still to be had, by tour; until the next departure of today. @param zoneOf a tour's own zone */
export function currentSeats(
  month: IsoMonth,
  stored: Record<number, StoredSeats>,
  clock: PageClock,
  zoneOf: (id: number) => string | null,
): Availability {
  clock.now();
  const current = Object.entries(stored).map(([id, seats]) => {
    const now = clock.now(zoneOf(Number(id)));
    for (const day of seats) {
      if (day === null || typeof day !== "object") continue;
      for (const departure of day) clock.holdUntil(instantOf(leavesAt(now.date, departure), now.timeZone));
    }
    return [id, seatsNow(month, seats, now)] as const;
  });
  return Object.fromEntries(current);
}

/** One rule for departures that have left, for all that show or book them: they have no seats. */
export function datedContent(content: Content, clock: PageClock): Content {
  const { seatsStaleSeconds } = KEPT_PAGES;
  const departures: Content["departures"] = async (tour, date) => {
    clock.staleAtMost(seatsStaleSeconds);
    const now = clock.now(tour.timeZone);
    const loaded = await content.departures(tour, date);
    if (loaded.status !== "ok") return loaded;
    for (const departure of loaded.data) clock.holdUntil(instantOf(leavesAt(date, departure), now.timeZone));
    return { ...loaded, data: withLeft(date, loaded.data, now) };
  };
  return {
    ...content,
    departures,
    async salesDates(tour, month) {
      clock.staleAtMost(seatsStaleSeconds);
      const { date: today } = clock.now(tour.timeZone);
      const loaded = await content.salesDates(tour, month);
      const isAskedFor = month === null || month === monthOf(today);
      if (!isAskedFor || loaded.status !== "ok") return loaded;
      if (!loaded.data.some(({ date, available }) => date === today && available)) return loaded;
      const ofToday = await departures(tour, today);
      return ofToday.status === "ok" ? { ...loaded, data: salesNow(loaded.data, today, ofToday.data) } : loaded;
    },
  };
}
