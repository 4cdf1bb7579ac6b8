/** Tenant config `header.hours`: `[{ weekdays: [1, 2], opens: "07:00", closes: "19:00" }]`, 0 = Sunday. */

import * as v from "valibot";
import type { DayHours, OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { hoursLine } from "#app/domain/calendar/opening-hours-text.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { field, listField, type Note, wallClockTime } from "./field-readers.ts";

const MAX_ENTRIES = 7;
const weekdays = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.maxLength(7));

interface Entry {
  days: number[];
  hours: NonNullable<DayHours>;
}

function readEntry(input: unknown, note: Note): Entry | null {
  if (!isObject(input)) return null;
  const days = field(input, "weekdays", weekdays, note);
  const opens = field(input, "opens", wallClockTime, note);
  const closes = field(input, "closes", wallClockTime, note);
  return days === null || opens === null || closes === null || opens >= closes
    ? null
    : { days, hours: [opens, closes] };
}

/** @returns null without a readable entry */
export function readOpeningHours(header: Json, note: Note): OpeningHours | null {
  const week: DayHours[] = [null, null, null, null, null, null, null];
  for (const { days, hours } of listField(header, "hours", MAX_ENTRIES, note, readEntry)) {
    for (const day of days) week[day] = hours;
  }
  const text = hoursLine(week);
  return text === "" ? null : { week, text };
}
