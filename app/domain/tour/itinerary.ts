import type { Format } from "#app/domain/locale/format.ts";
import type { Stop, TourDetail } from "./detail.ts";

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
