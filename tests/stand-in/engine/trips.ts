/** What the booking engine sells by the seat: departures of tours, activities by the day, tickets of shuttle lines. */

import { addDays, isIsoDate, weekdayOf } from "#app/domain/calendar/dates.ts";
import { seatsTaken } from "#tests/stand-in/bookings.ts";
import { departuresOn, inSeason, isDamClosed, saleWindow, stopsAt, type Taken } from "#tests/stand-in/departures.ts";
import {
  type ActivitySeed,
  activities,
  type ShuttleSeed,
  shuttles,
  type TourSeed,
  tours,
} from "#tests/stand-in/seed/seed.ts";
import { clockTime } from "#tests/stand-in/written.ts";

/** One offer on one day: a departure, a ticket. */
export interface Choice {
  id: string;
  date: string;
  /** "7:00 AM", "Kingman, round trip"; empty when a day has one choice. */
  label: string;
  remaining: number;
  /** US dollars. */
  priceAdult: number;
  priceChild: number;
  /** What the price is for, where it is not a guest's. */
  pricePer?: string;
  /** Added for a guest alone, US dollars. */
  single?: number;
  /** The key under which its seats are counted (`seats_of` of a booking), and how many there are in all. */
  seats: { of: string; capacity: number };
  /** Pick-up stops; empty when guests come by themselves. */
  stops: { name: string; time: string }[];
}

export interface Trip {
  /** Its parameter in the address: `tour=101`. */
  ask: { name: "tour" | "activity" | "shuttle"; value: string };
  title: string;
  image: string;
  /** The place to be at without a pick-up stop. */
  place: string;
  firstDate: string;
  lastDate: string;
  /** Sold-out ones included. */
  choicesOn: (date: string) => Choice[];
}

const ACTIVITY_CAPACITY = 16;
const MAX_DAYS_AHEAD = 45;

type Window = { first: string; last: string };
type About = Pick<Trip, "ask" | "title" | "image" | "place">;

/** @param choicesOn the choices of a date on sale */
const tripOf = (about: About, { first, last }: Window, choicesOn: Trip["choicesOn"]): Trip => ({
  ...{ ...about, firstDate: first, lastDate: last },
  choicesOn: (date) => (date < first || date > last ? [] : choicesOn(date)),
});

function tourTrip(tour: TourSeed, window: Window, taken: Taken): Trip {
  const about = { ask: { name: "tour", value: String(tour.id) } as const, title: tour.title, image: tour.headerImage };
  return tripOf({ ...about, place: "" }, window, (date) =>
    departuresOn(tour, date, taken).map(({ id, time, ...departure }) => ({
      ...departure,
      id,
      date,
      label: clockTime(time),
      single: tour.singleSupplement ?? 0,
      seats: { of: id, capacity: departure.remaining + (taken.get(id) ?? 0) },
      stops: stopsAt(tour, time).map((stop) => ({ ...stop, time: clockTime(stop.time) })),
      ...(tour.pricePer && { pricePer: tour.pricePer }),
    })),
  );
}

/** Seats of what has one number of them for a day. */
const seatsOfDay = (of: string, capacity: number, taken: Taken) => ({
  remaining: Math.max(0, capacity - (taken.get(of) ?? 0)),
  seats: { of, capacity },
});

/** Days on sale: out of season from its first day on, so that a next date is known all year. */
function seasonWindow(season: ActivitySeed["season"], { first, last }: Window): Window {
  let opening = first;
  while (!inSeason(season, opening)) opening = addDays(opening, 1);
  return { first: opening, last: opening > last ? addDays(opening, MAX_DAYS_AHEAD) : last };
}

function activityTrip(activity: ActivitySeed, window: Window, taken: Taken): Trip {
  const { id, title, image, place, season, weekdays, priceFrom } = activity;
  const about = { ask: { name: "activity", value: String(id) } as const, title, image, place };
  return tripOf(about, seasonWindow(season, window), (date) => {
    if (!inSeason(season, date) || weekdays?.includes(weekdayOf(date)) === false) return [];
    const seats = seatsOfDay(`activity-${id}-${date}`, ACTIVITY_CAPACITY, taken);
    return [{ id: "day", date, label: "", priceAdult: priceFrom, priceChild: priceFrom, stops: [], ...seats }];
  });
}

function shuttleTrip(line: ShuttleSeed, window: Window, taken: Taken): Trip {
  const { slug, title, image, season, winterDays, capacity, tickets } = line;
  const stops = line.stops.map(({ name, time }) => ({ name, time: clockTime(time) }));
  return tripOf({ ask: { name: "shuttle", value: slug }, title, image, place: "" }, window, (date) => {
    const isRunDay = inSeason(season, date) || winterDays.includes(weekdayOf(date));
    if (!isRunDay || (line.whenDamIsOpen && isDamClosed(date))) return [];
    const seats = seatsOfDay(`shuttle-${slug}-${date}`, capacity, taken);
    return tickets.map(({ id, title: label, adult: priceAdult, child: priceChild }) => ({
      ...{ id, date, label, priceAdult, priceChild, stops },
      ...seats,
    }));
  });
}

/** The trip that an address or a form names; null when there is none. */
export async function findTrip(db: D1Database, param: (name: string) => string): Promise<Trip | null> {
  const window = saleWindow();
  const taken = await seatsTaken(db);
  const tour = tours.find(({ id }) => String(id) === param("tour"));
  if (param("tour") !== "") return tour === undefined ? null : tourTrip(tour, window, taken);
  const activity = activities.find(({ id }) => String(id) === param("activity"));
  if (activity !== undefined) return activityTrip(activity, window, taken);
  const line = shuttles.find(({ slug }) => slug === param("shuttle"));
  return line === undefined ? null : shuttleTrip(line, window, taken);
}

/** The first day with a free seat, from a date on; "" for none. */
export function firstFreeDay(trip: Trip, from: string): string {
  let date = isIsoDate(from) && from > trip.firstDate ? from : trip.firstDate;
  for (let day = 0; day < MAX_DAYS_AHEAD; day += 1) {
    if (trip.choicesOn(date).some(({ remaining }) => remaining > 0)) return date;
    date = addDays(date, 1);
  }
  return "";
}
