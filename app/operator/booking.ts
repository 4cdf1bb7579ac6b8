/** Room rates, and `POST /api/booking/check` (specification 7). */

import * as v from "valibot";
import { addDays, type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import { availabilityOf, bookingCheckRequest, type RoomAvailability } from "#app/domain/cart/booking.ts";
import type { RoomRate } from "#app/domain/cart/cart.ts";
import type { RateTerms } from "#app/domain/cart/terms.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import type { OperatorClient } from "./client.ts";
import { field, flag, ignore, line, listField, type Note, price } from "./field-readers.ts";
import { failure, type Outcome } from "./outcome.ts";

const MAX_RATES = 20;
const MAX_CHARGES = 10;

export function readRate(input: unknown, note: Note): RoomRate | null {
  if (!isObject(input)) return null;
  const rateKey = field(input, "rateKey", line(300), note);
  const net = field(input, "net", price, note);
  return rateKey === null || net === null ? null : { rateKey, net };
}

/** The last whole day before a moment at the hotel, `2026-12-04T23:59:00-08:00`. Its last minute counts as midnight. */
const lastDayBefore = v.pipe(
  v.string(),
  v.check((moment) => isIsoDate(moment.slice(0, 10)) && /^.{10}T\d\d:\d\d(?::[\d.]+)?[+-]\d\d:\d\d$/.test(moment)),
  v.transform((moment) => addDays(moment.slice(0, 10), moment.slice(11, 16) === "23:59" ? 0 : -1)),
);

/**
 * One charge that cannot be read leaves the day of free cancellation unknown: it may be the earliest.
 *
 * @param checkIn which that day cannot be after; null when unknown
 */
export function readTerms(source: Json, checkIn: IsoDate | null, note: Note): RateTerms {
  const { taxes, rateClass, cancellationPolicies: charges } = source;
  const days = listField(source, "cancellationPolicies", MAX_CHARGES, note, (charge, own) =>
    isObject(charge) ? field(charge, "from", lastDayBefore, own) : null,
  ).filter((day) => checkIn === null || day <= checkIn);
  const [first = null] = Array.isArray(charges) && charges.length === days.length ? days.toSorted() : [];
  return {
    taxesIncluded: isObject(taxes) ? field(taxes, "allIncluded", flag, note) : null,
    freeUntil: rateClass === "NRF" ? "never" : first,
  };
}

/** Fields are at the top level (specification 3); inside `data` they are read too. */
export async function checkRoom(operator: OperatorClient, rateKey: string): Promise<Outcome<RoomAvailability>> {
  const body = bookingCheckRequest(rateKey);
  const outcome = await operator.call({ method: "POST", path: "/api/booking/check", body });
  if (!outcome.ok) return outcome;
  const answer = isObject(outcome.data) && isObject(outcome.data.data) ? outcome.data.data : outcome.data;
  const isAvailable = isObject(answer) ? field(answer, "isAvailable", flag, ignore) : null;
  if (!isObject(answer) || isAvailable === null) {
    return failure("wrong-shape", "no isAvailable");
  }
  const errMsg = field(answer, "errMsg", line(300), ignore);
  return {
    ok: true,
    data: availabilityOf({
      isAvailable,
      errMsg,
      roomsRate: listField(answer, "roomsRate", MAX_RATES, ignore, readRate),
    }),
  };
}
