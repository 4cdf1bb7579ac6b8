/** `POST /api/booking/check` (specification 7). */

import { type Availability, availabilityOf, bookingCheckRequest } from "#app/domain/cart/booking.ts";
import type { RoomRate } from "#app/domain/cart/cart.ts";
import { isObject } from "#app/domain/json.ts";
import type { OperatorClient } from "./client.ts";
import { field, flag, ignore, line, listField, type Note, price } from "./field-readers.ts";
import { failure, type Outcome } from "./outcome.ts";

const MAX_RATES = 20;

export function readRate(input: unknown, note: Note): RoomRate | null {
  if (!isObject(input)) return null;
  const rateKey = field(input, "rateKey", line(300), note);
  const net = field(input, "net", price, note);
  return rateKey === null || net === null ? null : { rateKey, net };
}

/** Fields are at the top level (specification 3); inside `data` they are read too. */
export async function checkRoom(operator: OperatorClient, rateKey: string): Promise<Outcome<Availability>> {
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
