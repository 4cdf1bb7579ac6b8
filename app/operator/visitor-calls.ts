/**
 * The calls that a visitor's browser makes through the site's own `/api`: method and path of each, apart from its
 * description, which the browser does not load.
 */

import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { isObject } from "#app/domain/json.ts";
import type { Call, OperatorClient } from "./client.ts";

export const GUEST_TOKEN = { method: "POST", path: "/api/auth/guest/token" } as const;
export const GUEST_REFRESH = { method: "POST", path: "/api/auth/guest/refresh_token" } as const;
export const REFRESH = { method: "POST", path: "/api/auth/refresh_token" } as const;
export const CURRENT_USER = { method: "GET", path: "/api/auth/current_user" } as const;
export const CART = { method: "GET", path: "/api/cart" } as const;
export const CART_ADD = { method: "POST", path: "/api/cart" } as const;
export const CART_REMOVE = { method: "DELETE", path: "/api/cart/:id" } as const;
export const BOOKING_CHECK = { method: "POST", path: "/api/booking/check", isRead: true } as const;
export const HOTEL_SEARCH = { method: "POST", path: "/api/hotel/search/v1", isRead: true } as const;
export const SERIES = { method: "GET", path: "/api/series" } as const;

/** The removal of one item of the cart. */
export function cartRemoval(id: string): Call {
  return { ...CART_REMOVE, path: CART_REMOVE.path.replace(":id", () => encodeURIComponent(id)) };
}

/**
 * Makes a call whose answer the edge has read by its description, so that it is of type `T` and not read again.
 *
 * @returns the answer; `wrong-shape` for JSON of something between the browser and the site
 */
export async function callThroughEdge<T>(operator: OperatorClient, call: Call): Promise<Outcome<T>> {
  const outcome = await operator.call(call);
  if (!outcome.ok) return outcome;
  const { data } = outcome;
  const isOurs = isObject(data) && (isObject(data.data) || Array.isArray(data.data) || "access_token" in data);
  return isOurs ? { ok: true, data: data as T } : failure("wrong-shape", "not an answer of ours");
}

/** As `callThroughEdge`, for an answer that is nothing but its `data`. */
export async function dataThroughEdge<T>(operator: OperatorClient, call: Call): Promise<Outcome<T>> {
  const outcome = await callThroughEdge<{ data: T }>(operator, call);
  return outcome.ok ? { ok: true, data: outcome.data.data } : outcome;
}
