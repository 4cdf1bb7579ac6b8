/** The calls of a visitor's browser: searches, which only read, and with `--send` the cart and the forms. */

import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { cartAddPayload } from "#app/domain/cart/cart.ts";
import type { HotelSearch } from "#app/domain/cart/hotel-link.ts";
import { availabilityOf, bookingCheckRequest, chosenRate } from "#app/domain/cart/hotel-search.ts";
import { newKey } from "#app/domain/http/idempotency.ts";
import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import { currentUser, guestRefresh, guestToken } from "#app/operator/auth.ts";
import { cart, cartAdd, cartRemove, series } from "#app/operator/cart.ts";
import { contactForm, newsletter } from "#app/operator/form-submissions.ts";
import { bookingCheck, type FoundHotel, hotelSearch, type RoomRate } from "#app/operator/rooms.ts";
import type { Api } from "./api.ts";

/** Nights that hardly any hotel has sold out. */
const NIGHTS_AHEAD = 45;

interface Visitor {
  bearer?: string;
}

/** @param destination slug of the place to search in */
function stayIn({ assumed: { timeZone } }: Api, destination: string): HotelSearch {
  const checkIn = addDays(placeTime(Date.now(), timeZone).date, NIGHTS_AHEAD);
  return { destination, checkIn, checkOut: addDays(checkIn, 2), guests: 2 };
}

/** What the tenant's config says that there is. */
type OnSale = Pick<TenantSettings, "hotels" | "activities">;

/** @returns the hotels found */
async function search(api: Api, onSale: OnSale, visitor: Visitor, stay: HotelSearch): Promise<FoundHotel[]> {
  const activities = await api.ask(series, {}, visitor);
  const hotels = await api.ask(hotelSearch, {}, { ...visitor, body: stay });
  const needsToken = [activities, hotels].some(({ outcome }) => !outcome.ok && outcome.failure.status === 401);
  if (needsToken && visitor.bearer === undefined) {
    api.report.info("series, hotel-search", "need a guest's token, which --send asks for");
    return [];
  }
  api.failed(series, activities, onSale.activities ? "WARN" : "INFO");
  api.failed(hotelSearch, hotels, onSale.hotels ? "WARN" : "INFO");
  return hotels.outcome.ok ? hotels.outcome.data : [];
}

async function roomOf(api: Api, onSale: OnSale, visitor: Visitor, stay: HotelSearch): Promise<RoomRate | null> {
  const hotels = await search(api, onSale, visitor, stay);
  const room = hotels.flatMap(({ rooms }) => rooms)[0];
  if (room === undefined) {
    api.report.info("cart", `not tried: no room in ${stay.destination} from ${stay.checkIn}`);
    return null;
  }
  const checked = await api.need("FAIL", bookingCheck, {}, { ...visitor, body: bookingCheckRequest(room.rateKey) });
  if (checked === null) return null;
  const availability = availabilityOf(checked.data);
  if (!availability.available)
    api.report.warn("booking-check", `a room that was just found cannot be booked: ${availability.reason}`);
  return availability.available ? chosenRate(availability.roomsRate, room.rateKey) : null;
}

async function itemsIn(api: Api, visitor: Visitor): Promise<string[] | null> {
  const asked = await api.need("FAIL", cart, {}, visitor);
  return asked?.data.items.map(({ id }) => id) ?? null;
}

/** Adds a room twice with one key, and takes out what is in the cart. */
async function tryCart(api: Api, visitor: Visitor, rate: RoomRate): Promise<void> {
  const write = { ...visitor, body: cartAddPayload([rate]), idempotencyKey: newKey() };
  if ((await api.need("FAIL", cartAdd, {}, write)) === null) return;
  await api.ask(cartAdd, {}, write);
  const items = await itemsIn(api, visitor);
  if (items === null) return;
  if (items.length === 0) api.report.fail("cart", "empty, although a room was added");
  if (items.length > 1)
    api.report.warn(
      "cart-add",
      "a call that was repeated with the same Idempotency-Key was done twice: a retry would double what a visitor books",
    );
  for (const id of items) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the site does
    await api.need("FAIL", cartRemove, { id }, { ...visitor, idempotencyKey: newKey(), of: id });
  }
  if (((await itemsIn(api, visitor)) ?? []).length > 0) api.report.fail("cart-remove", "the room is still in the cart");
}

async function tryForms(api: Api): Promise<void> {
  const email = "site-check@example.com";
  const text = "A test of the connection (npm run operator). Please ignore it.";
  const message = { name: "Site check", email, phone: "", subject: "Test of the connection", message: text };
  for (const [resource, body] of [
    [contactForm, message],
    [newsletter, { email, website_id: 1 }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two
    const asked = await api.need("FAIL", resource, {}, { body, idempotencyKey: newKey() });
    const { success = null, error = "" } = asked?.data ?? {};
    if (success === false) api.report.fail(resource.name, `success is false: ${error}`);
  }
}

/** Reads; sends what `--send` asks for. */
export async function checkVisitor(api: Api, onSale: OnSale, destination: string): Promise<void> {
  const stay = stayIn(api, destination);
  const { sendsCart, sendsForms } = api.options;
  if (!sendsCart) {
    await search(api, onSale, {}, stay);
    return;
  }
  const token = await api.need("FAIL", guestToken, {});
  if (token !== null) {
    const { access_token: bearer, refresh_token: refreshToken } = token.data;
    const visitor = { bearer };
    await api.need("FAIL", currentUser, {}, visitor);
    const rate = await roomOf(api, onSale, visitor, stay);
    if (rate !== null) await tryCart(api, visitor, rate);
    if (refreshToken !== null) await api.need("WARN", guestRefresh, {}, { ...visitor, body: { refreshToken } });
  }
  if (sendsForms) await tryForms(api);
}
