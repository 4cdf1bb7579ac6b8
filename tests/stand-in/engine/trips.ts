/** What the booking engine sells by the seat: departures of tours, activities by the day, tickets of shuttle lines. */

import { addDays } from "#app/domain/calendar/dates.ts";
import { seatsTaken } from "#tests/stand-in/bookings.ts";
import {
  departuresOn,
  inSeason,
  isDamClosed,
  isDate,
  nextDay,
  saleWindow,
  weekdayOf,
} from "#tests/stand-in/departures.ts";
import { toursOf } from "#tests/stand-in/routes/office.ts";
import { type ActivitySeed, activities, type ShuttleSeed, shuttles, type TourSeed } from "#tests/stand-in/seed/seed.ts";

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
const MAX_CHOICES = 6;
const MAX_DAYS_AHEAD = 45;

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** Tours name their stops once for each departure. */
function stopsOf({ meetingPoints, schedule: { times } }: TourSeed, departure: string): Choice["stops"] {
  const count = meetingPoints.length / times.length;
  const first = times.indexOf(departure) * count;
  return meetingPoints.slice(first, first + count).map(({ name, time }) => ({ name, time: clock(time) }));
}

type Window = { first: string; last: string };

async function tourTrip(db: D1Database, tour: TourSeed, now: Date, { first, last }: Window): Promise<Trip> {
  const taken = await seatsTaken(db);
  return {
    ask: { name: "tour", value: String(tour.id) },
    title: tour.title,
    image: tour.headerImage,
    place: "",
    firstDate: first,
    lastDate: last,
    choicesOn: (date) =>
      departuresOn(tour, date, now, taken).map(({ id, time, ...departure }) => ({
        ...departure,
        id,
        date,
        label: clock(time),
        single: tour.singleSupplement ?? 0,
        seats: { of: id, capacity: departure.remaining + (taken.get(id) ?? 0) },
        stops: stopsOf(tour, time),
      })),
  };
}

/** Days on sale: out of season from its first day on, so that a next date is known all year. */
function seasonWindow(season: ActivitySeed["season"], { first, last }: Window): Window {
  let opening = first;
  while (!inSeason(season, opening)) opening = nextDay(opening);
  return { first: opening, last: opening > last ? addDays(opening, MAX_DAYS_AHEAD) : last };
}

async function activityTrip(db: D1Database, activity: ActivitySeed, window: Window): Promise<Trip> {
  const { first, last } = seasonWindow(activity.season, window);
  const taken = await seatsTaken(db);
  return {
    ask: { name: "activity", value: String(activity.id) },
    title: activity.title,
    image: activity.image,
    place: activity.place,
    firstDate: first,
    lastDate: last,
    choicesOn(date) {
      const runs = inSeason(activity.season, date) && (activity.weekdays?.includes(weekdayOf(date)) ?? true);
      if (date < first || date > last || !runs) return [];
      const of = `activity-${activity.id}-${date}`;
      const remaining = Math.max(0, ACTIVITY_CAPACITY - (taken.get(of) ?? 0));
      return [
        {
          id: "day",
          date,
          label: "",
          remaining,
          priceAdult: activity.priceFrom,
          priceChild: activity.priceFrom,
          seats: { of, capacity: ACTIVITY_CAPACITY },
          stops: [],
        },
      ];
    },
  };
}

async function shuttleTrip(db: D1Database, line: ShuttleSeed, { first, last }: Window): Promise<Trip> {
  const taken = await seatsTaken(db);
  return {
    ask: { name: "shuttle", value: line.slug },
    title: line.title,
    image: line.image,
    place: "",
    firstDate: first,
    lastDate: last,
    choicesOn(date) {
      const isRunDay = inSeason(line.season, date) || line.winterDays.includes(weekdayOf(date));
      const runs = isRunDay && !(line.whenDamIsOpen && isDamClosed(date));
      if (date < first || date > last || !runs) return [];
      const of = `shuttle-${line.slug}-${date}`;
      return line.tickets.map(({ id, title, adult, child }) => ({
        id,
        date,
        label: title,
        remaining: Math.max(0, line.capacity - (taken.get(of) ?? 0)),
        priceAdult: adult,
        priceChild: child,
        seats: { of, capacity: line.capacity },
        stops: line.stops.map(({ name, time }) => ({ name, time: clock(time) })),
      }));
    },
  };
}

/**
 * The trip that an address or a form names.
 *
 * @param host of the brand, which sells only its own tours; null: any
 * @returns null when there is none
 */
export async function findTrip(
  db: D1Database,
  host: string | null,
  param: (name: string) => string,
): Promise<Trip | null> {
  const now = new Date();
  const window = saleWindow(now);
  if (param("tour") !== "") {
    const found = toursOf(host ?? "").find(({ id }) => String(id) === param("tour"));
    return found === undefined ? null : tourTrip(db, found, now, window);
  }
  if (param("activity") !== "") {
    const found = activities.find(({ id }) => String(id) === param("activity"));
    return found === undefined ? null : activityTrip(db, found, window);
  }
  const line = shuttles.find(({ slug }) => slug === param("shuttle"));
  return line === undefined ? null : shuttleTrip(db, line, window);
}

/** The next choices with enough seats, from a date on. */
export function nextChoices(trip: Trip, from: string, seats: number): Choice[] {
  const found: Choice[] = [];
  let date = isDate(from) && from > trip.firstDate ? from : trip.firstDate;
  for (let day = 0; day < MAX_DAYS_AHEAD && found.length < MAX_CHOICES; day += 1) {
    found.push(...trip.choicesOn(date).filter(({ remaining }) => remaining >= seats));
    date = nextDay(date);
  }
  return found.slice(0, MAX_CHOICES);
}
