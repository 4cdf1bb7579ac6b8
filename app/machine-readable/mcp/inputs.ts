/** Inputs that several tools take, and the dates they refuse. */

import * as v from "valibot";
import type { Site } from "#app/context.ts";
import { type IsoDate } from "#app/domain/calendar/dates.ts";
import { bookableDate, lastBookableDate } from "#app/domain/tour/detail.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import { Refusal } from "./reply.ts";

export const tourInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.description("Number of the tour, from search_tours"),
);

/** `bookable` refuses days that do not exist. */
export const dateInput = v.pipe(
  v.string(),
  v.isoDate("must be a date like 2026-12-05"),
  v.description("YYYY-MM-DD, at the place of departure"),
);

export const monthInput = v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "must be a month like 2026-12"));

export const peopleInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2 * MAX_PEOPLE),
  v.description("Seats needed together; 1 if absent"),
);

/** @throws Refusal for a date that nobody can book */
export function bookable(site: Site, date: IsoDate): IsoDate {
  const { date: today } = site.now();
  const found = bookableDate(date, today);
  if (found === null)
    throw new Refusal(`${date} cannot be booked: dates from ${today} to ${lastBookableDate(today)} can.`);
  return found;
}
