import type { HotelSearch } from "#app/domain/cart/hotel-link.ts";
import { availabilityOf, bookingCheckRequest, type RoomAvailability } from "#app/domain/cart/room-check.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import type { BookingCheck } from "#app/operator/booking-check.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import type { FoundHotel } from "#app/operator/hotel.ts";
import { BOOKING_CHECK, callThroughEdge, HOTEL_SEARCH } from "#app/operator/visitor-calls.ts";

export async function searchHotels(operator: OperatorClient, search: HotelSearch): Promise<Outcome<FoundHotel[]>> {
  const outcome = await callThroughEdge<{ data: FoundHotel[] }>(operator, { ...HOTEL_SEARCH, body: search });
  return outcome.ok ? { ok: true, data: outcome.data.data } : outcome;
}

/** Asks whether a room can still be booked. */
export async function checkRoom(operator: OperatorClient, rateKey: string): Promise<Outcome<RoomAvailability>> {
  const call = { ...BOOKING_CHECK, body: bookingCheckRequest(rateKey) };
  const outcome = await callThroughEdge<{ data: BookingCheck }>(operator, call);
  return outcome.ok ? { ok: true, data: availabilityOf(outcome.data.data) } : outcome;
}
