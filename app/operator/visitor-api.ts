/**
 * The calls that the browser makes through the site's own `/api`. The edge has read the operator's answers by their
 * descriptions; what is looked at here tells them from answers of something in between, and of an older build.
 */

import { availabilityOf, bookingCheckRequest, type RoomAvailability } from "#app/domain/cart/booking.ts";
import type { HotelSearch } from "#app/domain/cart/hotel-link.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { readUser, type User } from "#app/domain/session/session.ts";
import type { Activity } from "./activities.ts";
import type { Tokens } from "./auth.ts";
import type { BookingCheck } from "./booking.ts";
import type { Cart } from "./cart.ts";
import type { OperatorClient } from "./client.ts";
import type { FoundHotel } from "./hotel.ts";
import { failure, type Outcome } from "./outcome.ts";

/** @param isIt whether the answer is one of this call */
function answered<T>(outcome: Outcome<unknown>, isIt: (answer: Json) => boolean, of: (answer: Json) => T): Outcome<T> {
  if (!outcome.ok) return outcome;
  const { data } = outcome;
  return isObject(data) && isIt(data) ? { ok: true, data: of(data) } : failure("wrong-shape", "not an answer of ours");
}

const isListOf = (list: unknown, isEntry: (entry: Json) => boolean) =>
  Array.isArray(list) && list.every((entry) => isObject(entry) && isEntry(entry));

function hasTexts(value: Json, ...names: string[]): boolean {
  return names.every((name) => typeof value[name] === "string");
}

async function callForTokens(operator: OperatorClient, path: string, body?: unknown): Promise<Outcome<Tokens>> {
  return answered(
    await operator.call({ method: "POST", path, body }),
    (answer) => hasTexts(answer, "access_token"),
    ({ access_token, refresh_token }) => ({
      access_token: access_token as string,
      refresh_token: typeof refresh_token === "string" ? refresh_token : null,
    }),
  );
}

export function fetchGuestTokens(operator: OperatorClient): Promise<Outcome<Tokens>> {
  return callForTokens(operator, "/api/auth/guest/token");
}

export function refreshTokens(
  operator: OperatorClient,
  refreshToken: string,
  isSignedIn: boolean,
): Promise<Outcome<Tokens>> {
  const path = isSignedIn ? "/api/auth/refresh_token" : "/api/auth/guest/refresh_token";
  return callForTokens(operator, path, { refreshToken });
}

/** null where the operator says nothing about the visitor. */
export async function fetchProfile(operator: OperatorClient): Promise<Outcome<User | null>> {
  const answer = await operator.call({ path: "/api/auth/current_user" });
  return answer.ok ? { ok: true, data: isObject(answer.data) ? readUser(answer.data.data) : null } : answer;
}

const hasTerms = ({ terms }: Json) => isObject(terms) && Array.isArray(terms.fees);

const isItem = (item: Json) => hasTexts(item, "id", "title", "details", "image") && hasTerms(item) && "stay" in item;

export interface CartAnswer {
  /** As the operator sends them: the user state stores them (specification 3). */
  items: unknown[];
  cart: Cart;
}

export async function fetchCart(operator: OperatorClient): Promise<Outcome<CartAnswer>> {
  return answered(
    await operator.call({ path: "/api/cart" }),
    ({ data, read }) => isObject(data) && Array.isArray(data.items) && isObject(read) && isListOf(read.items, isItem),
    ({ data, read }) => ({ items: (data as Json).items as unknown[], cart: read as Cart }),
  );
}

const isRate = (rate: Json) => hasTexts(rate, "rateKey") && typeof rate.net === "number";

export async function checkRoom(operator: OperatorClient, rateKey: string): Promise<Outcome<RoomAvailability>> {
  return answered(
    await operator.call({ method: "POST", path: "/api/booking/check", body: bookingCheckRequest(rateKey) }),
    ({ data }) => isObject(data) && typeof data.isAvailable === "boolean" && isListOf(data.roomsRate, isRate),
    ({ data }) => availabilityOf(data as BookingCheck),
  );
}

const isRoom = (room: Json) => isRate(room) && hasTexts(room, "name", "board") && hasTerms(room);
const isHotel = (hotel: Json) =>
  hasTexts(hotel, "id", "name", "category", "area", "address", "summary", "image") && isListOf(hotel.rooms, isRoom);

export async function searchHotels(operator: OperatorClient, search: HotelSearch): Promise<Outcome<FoundHotel[]>> {
  return answered(
    await operator.call({ method: "POST", path: "/api/hotel/search/v1", body: search }),
    ({ data }) => isListOf(data, isHotel),
    ({ data }) => data as FoundHotel[],
  );
}

const isActivity = (activity: Json) => hasTexts(activity, "id", "title", "summary", "place", "image");

/** @param words "" for all */
export async function searchActivities(operator: OperatorClient, words: string): Promise<Outcome<Activity[]>> {
  return answered(
    await operator.call({ path: "/api/series", query: words === "" ? {} : { q: words } }),
    ({ data }) => isListOf(data, isActivity),
    ({ data }) => data as Activity[],
  );
}
