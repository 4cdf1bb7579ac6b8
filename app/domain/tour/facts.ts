/** What is said of a tour beside its texts: key facts, rating, times of the day, season and itinerary. */

import { uniq } from "es-toolkit/array";
import { addMonths, type IsoMonth, monthName, monthOf, twoDigits } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import type { SalesDate, Stop, TourDetail } from "./detail.ts";
import { type MeetingPlace, meetingPlaces } from "./meeting-points.ts";
import { ageText, durationText, hoursText, noticeText, plural } from "./text.ts";
import type { TourSummary } from "./tour.ts";

export type FactName = "Duration" | "Pick-up" | "Drive" | "Group" | "Languages" | "Age" | "Wheelchair";

export interface TourFact {
  name: FactName;
  value: string;
}

function drive({ distance }: Format, { distanceMiles, coachHours }: TourDetail): string | null {
  const parts = [
    distanceMiles === null ? null : distance(distanceMiles),
    coachHours === null ? null : hoursText(coachHours),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} one way`;
}

/** `7:30 AM or 12:30 PM` */
function timesText({ clockTime }: Format, { times }: MeetingPlace): string {
  return times.map(clockTime).join(" or ");
}

function pickUp(format: Format, { meetingPoints }: TourDetail): string | null {
  const places = meetingPlaces(meetingPoints);
  const [only] = places;
  if (only === undefined) return null;
  if (places.length === 1) return only.name;
  const first = timesText(format, only);
  return `${places.length} stops${first === "" ? "" : `, first at ${first}`}`;
}

/** To know before a date is chosen: what the price holds for, and the times of a tour that leaves several times a day. */
export function bookingNotes(
  format: Format,
  tour: Pick<TourDetail, "meetingPoints" | "priceNote" | "singleSupplement">,
): string[] {
  const { meetingPoints, priceNote } = tour;
  const [first] = meetingPlaces(meetingPoints);
  const leaves = first === undefined || first.times.length < 2 ? "" : `Leaves at ${timesText(format, first)}`;
  return [priceNote, singleSupplementText(format, tour), leaves].filter((part) => part !== "");
}

/** `A guest alone pays $110 more`; "" when nothing is added. */
export function singleSupplementText(
  { money }: Format,
  { singleSupplement }: Pick<TourDetail, "singleSupplement">,
): string {
  return singleSupplement ? `A guest alone pays ${money(singleSupplement)} more` : "";
}

/** The terms in words, with the most important one first; of the hours only, where the operator sends no words. */
export function cancellationTerms({
  refundable,
  cancellation,
  freeCancellationHours: hours,
}: Pick<TourDetail, "refundable" | "cancellation" | "freeCancellationHours">): string {
  const free = hours && cancellation === "" ? `Free cancellation until ${noticeText(hours)} before departure.` : "";
  return [refundable === false ? "Not refundable." : free, cancellation].filter((text) => text !== "").join(" ");
}

const WHEELCHAIR = { yes: "Accessible", "on-request": "On request", no: "Not accessible" } as const;

function wheelchair({ wheelchair: access, wheelchairNoticeHours: hours }: TourDetail): string | null {
  if (access === null) return null;
  const when = hours === null || access === "no" ? "" : `, ${noticeText(hours)} ahead`;
  return `${WHEELCHAIR[access]}${when}`;
}

export function factsOf(format: Format, tour: TourDetail): TourFact[] {
  const facts: { name: FactName; value: string | null }[] = [
    { name: "Duration", value: durationText(tour) },
    { name: "Pick-up", value: pickUp(format, tour) },
    { name: "Drive", value: drive(format, tour) },
    { name: "Group", value: tour.groupSizeMax === null ? null : `Up to ${tour.groupSizeMax} guests` },
    { name: "Languages", value: tour.languages.length === 0 ? null : tour.languages.join(", ") },
    { name: "Age", value: ageText(tour) },
    { name: "Wheelchair", value: wheelchair(tour) },
  ];
  return facts.filter((fact): fact is TourFact => fact.value !== null);
}

type Rated = Pick<TourDetail, "rating" | "reviewCount" | "reviewsAreDemo">;

export interface Rating {
  /** 1 to 5. */
  stars: number;
  count: number;
  /** Invented: shown as demo data, and not told to search engines. */
  isDemo: boolean;
}

/** null unless there is a number of reviews. */
export function ratingOf({ rating, reviewCount, reviewsAreDemo }: Rated): Rating | null {
  if (!rating || !reviewCount) return null;
  return { stars: rating, count: reviewCount, isDemo: reviewsAreDemo === true };
}

/** `4.7 out of 5 from 212 reviews`, with `, demo data` for invented ones; "" without a rating. */
export function ratingText(tour: Rated): string {
  const rating = ratingOf(tour);
  if (rating === null) return "";
  return `${rating.stars} out of 5 from ${plural(rating.count, "review")}${rating.isDemo ? ", demo data" : ""}`;
}

type Timed = Pick<TourSummary, "startTimes" | "durationHours" | "overnight" | "days">;

/** By the clock of the departure town: `HH:MM`, hours over 23 after midnight; null when unknown, and for tours of several days. */
function backAt(start: string, { durationHours, overnight, days }: Timed): string | null {
  if (durationHours === null || overnight || (days ?? 1) > 1) return null;
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + Math.round(durationHours * 60);
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** `7:00 AM to about 8:30 PM`, `7:30 AM or 12:30 PM`; "" when unknown. */
export function dayTimesText({ clockTime }: Format, tour: Timed): string {
  const onClock = (time: string) => clockTime(`${twoDigits(Number(time.slice(0, 2)) % 24)}${time.slice(2)}`);
  const [first, ...others] = tour.startTimes ?? [];
  if (first === undefined) return "";
  if (others.length > 0) return [first, ...others].map(onClock).join(" or ");
  const back = backAt(first, tour);
  return back === null ? `Leaves at ${onClock(first)}` : `${onClock(first)} to about ${onClock(back)}`;
}

/** True if some departure of the day is back by then. @param time `HH:MM` */
export function isBackBy(tour: Timed, time: string): boolean {
  return (tour.startTimes ?? []).some((start) => (backAt(start, tour) ?? "99") <= time);
}

/** Any year: seasons come every year, and may go on over New Year. */
const MONTHS: readonly IsoMonth[] = Array.from({ length: 12 }, (_, index) => addMonths("2025-01", index));

/**
 * When a tour runs, by the dates on sale, sold out or not: `All year`, `November to March`; "" for dates without a month between
 * them that has none: they end where the sale ends.
 */
export function seasonText(dates: readonly SalesDate[]): string {
  const months = uniq(dates.map(({ date }) => monthOf(date)).toSorted());
  const names = new Set(months.map(monthName));
  if (names.size === MONTHS.length) return "All year";
  if (months.every((month, at) => at === 0 || months[at - 1] === addMonths(month, -1))) return "";
  const runs = (month: IsoMonth) => names.has(monthName(month));
  return MONTHS.filter((month) => runs(month) && !runs(addMonths(month, -1)))
    .map((first) => {
      let last = first;
      while (runs(addMonths(last, 1))) last = addMonths(last, 1);
      return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;
    })
    .join(" and ");
}

/** `Day 2: sunrise at the rim`, `Day 2 - sunrise`; the rest is the stop's own title. */
const DAY_TITLE = /^Day ([1-9]\d?)\s*[:.,–—-]\s*(?=\S)/i;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `07:30 or 12:30` as `7:30 AM or 12:30 PM`; words like `Sunset` stay. */
export function stopTime({ clockTime }: Format, time: string): string {
  return time.replace(/\b\d\d:\d\d\b/g, (clock) => clockTime(clock));
}

/** False for a stop whose time is words or unknown. */
const hasClock = ({ time }: Pick<Stop, "time">) => /^\d/.test(time);

/**
 * The stops of each day, in order. A title that starts with `Day 2:` belongs to that day, and loses these words. Where no title does,
 * an overnight tour's day begins at a time earlier than the one before.
 *
 * @returns one day, with the titles as they are, for a tour of one day or none that can be told apart
 */
export function itineraryDays({ itinerary, overnight }: Pick<TourDetail, "itinerary" | "overnight">): Stop[][] {
  const isTitled = itinerary.some(({ title }) => DAY_TITLE.test(title));
  const days: Stop[][] = [];
  let before = "";
  let day = "";
  for (const stop of itinerary) {
    const [, titled = day] = DAY_TITLE.exec(stop.title) ?? [];
    const isNew = isTitled ? titled !== day : overnight && hasClock(stop) && stop.time < before;
    if (isNew || days.length === 0) days.push([]);
    days.at(-1)?.push({ ...stop, title: capitalized(stop.title.replace(DAY_TITLE, "")) });
    day = titled;
    if (hasClock(stop)) before = stop.time;
  }
  return days.length > 1 ? days : [itinerary];
}
