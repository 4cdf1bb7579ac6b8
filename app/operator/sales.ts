/**
 * `…/products/{id}/sales-dates` and `…/sessions/date/{date}` (specification 7). The shapes are unspecified, so fields are
 * optional.
 */

import * as v from "valibot";
import { type IsoDate, type IsoMonth, isWallClockTime } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import { type Departure, isDepartureId, type SalesDate } from "#app/domain/tour/detail.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import type { PageOperator } from "./client.ts";
import { field, flag, idText, isoDate, list, type Note, people, price } from "./field-readers.ts";
import { type Outcome, read } from "./outcome.ts";

/** A little more than a year. */
const MAX_DATES = 400;
const MAX_SESSIONS = 40;

const sessionId = v.pipe(idText, v.check(isDepartureId));

function readSalesDate(input: unknown, note: Note): SalesDate | null {
  if (!isObject(input)) return null;
  const date = field(input, "date", isoDate, note);
  if (date === null) return null;
  const remaining = field(input, "remaining", people, note);
  return {
    date,
    // Unknown availability is not offered.
    available: (field(input, "available", flag, note) ?? false) && remaining !== 0,
    remaining,
    priceFrom: field(input, "priceFrom", price, note),
  };
}

/** Timetables count on after midnight: "24:15" is 00:15 of the next day. */
const departureTime = v.pipe(
  v.string(),
  v.transform((text) => {
    const after = /^2([4-9])(:[0-5]\d)$/.exec(text);
    return after === null ? { time: text } : { time: `0${Number(after[1]) - 4}${after[2]}`, isNextDay: true as const };
  }),
  v.check(({ time }) => isWallClockTime(time)),
);

function readDeparture(input: unknown, note: Note): Departure | null {
  if (!isObject(input)) return null;
  const id = field(input, "id", sessionId, note);
  const time = field(input, "time", departureTime, note);
  if (id === null || time === null) return null;
  return {
    id,
    ...time,
    remaining: field(input, "remaining", people, note),
    priceAdult: field(input, "priceAdult", price, note),
    priceChild: field(input, "priceChild", price, note),
  };
}

export function readSalesDates(data: unknown, note: Note): SalesDate[] | null {
  if (!Array.isArray(data)) return null;
  return list(data, MAX_DATES, note, readSalesDate).toSorted((a, b) => a.date.localeCompare(b.date));
}

export function readDepartures(data: unknown, note: Note): Departure[] | null {
  if (!Array.isArray(data)) return null;
  const order = ({ time, isNextDay }: Departure) => `${isNextDay ? 1 : 0} ${time}`;
  return list(data, MAX_SESSIONS, note, readDeparture).toSorted((a, b) => order(a).localeCompare(order(b)));
}

export async function fetchSalesDates(
  operator: PageOperator,
  id: number,
  month: IsoMonth | null,
  note: Note,
): Promise<Outcome<SalesDate[]>> {
  const query = month === null ? {} : { year: month.slice(0, 4), month: month.slice(5) };
  const answer = await operator.call({
    endpoint: "sales-dates",
    maxBytes: MAX_SMALL_BODY_BYTES,
    path: `/api/product/web/products/${id}/sales-dates`,
    query,
  });
  return read(answer, (data) => readSalesDates(data, note));
}

export async function fetchDepartures(
  operator: PageOperator,
  id: number,
  date: IsoDate,
  note: Note,
): Promise<Outcome<Departure[]>> {
  const answer = await operator.call({
    endpoint: "sessions",
    maxBytes: MAX_SMALL_BODY_BYTES,
    path: `/api/product/web/products/${id}/sessions/date/${date}`,
  });
  return read(answer, (data) => readDepartures(data, note));
}
