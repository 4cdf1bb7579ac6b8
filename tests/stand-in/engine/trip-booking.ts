/** Books one trip: choose day and party where the address does not say them, then names and contact, then the number. */

import type { Context } from "hono";
import { addDays, isIsoDate } from "#app/domain/calendar/dates.ts";
import { type Booking, findBooking, isKey, move, newNumber, store } from "#tests/stand-in/bookings.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { CHILD_AGE_MAX } from "#tests/stand-in/seed/seed.ts";
import { dayText } from "#tests/stand-in/written.ts";
import { keyOf, problemOf, type Reader, readDetails } from "./booking-form.ts";
import { type Brand, brandOfHandoff, findBrand } from "./brand.ts";
import {
  again,
  chosen,
  formPage,
  gone,
  isRoundTrip,
  MAX_PARTY,
  NO_DEPARTURE,
  type Party,
  partyText,
  seatsOf,
  soldOutText,
  totalOf,
  type Wanted,
} from "./trip-pages.ts";
import { type Choice, findTrip, type Trip } from "./trips.ts";

/** @param ages one text, or one for each child: older children pay as adults */
function readParty(field: Reader, ages: readonly string[]): Party | null {
  const [adults, children] = [field("adults"), field("children") || "0"].map((text) =>
    /^\d{1,2}$/.test(text) ? Number(text) : -1,
  );
  if (adults === undefined || children === undefined || adults < 1 || children < 0) return null;
  if (adults > MAX_PARTY || children > MAX_PARTY) return null;
  const older = ages
    .join(",")
    .split(",")
    .filter((age) => Number(age) > CHILD_AGE_MAX).length;
  return { adults: adults + older, children: Math.max(0, children - older) };
}

function readWanted(field: Reader, ages: readonly string[] = []): Wanted {
  const said = { adults: field("adults"), children: field("children"), ages: ages.join(","), stay: field("stay") };
  const visit = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ""));
  return {
    ...{ date: field("date"), session: field("session"), back: field("back") },
    ...{ party: readParty(field, ages), freeUntil: field("free_until"), visit: field("visit") || visit.toString() },
  };
}

/** The booking that an address or a form changes; null: a new one. */
async function changing(c: Context<StandInEnv>, field: Reader): Promise<Booking | null> {
  const key = field("change");
  const found = isKey(key) ? await findBooking(c.env.DB, key) : null;
  return found === null || found.isCanceled ? null : found.booking;
}

/** As the pages of the lines say, the two halves of a round trip are up to 30 days apart. */
const isBackWrong = (choice: Choice, { back }: Wanted) =>
  isRoundTrip(choice) && (!isIsoDate(back) || back < choice.date || back > addDays(choice.date, 30));

/** The brand: on its own host by the hand-off, on the base site by where the visitor came from. */
function brandOf(c: Context<StandInEnv>, field: Reader): Brand | null {
  return brandOfHandoff(c) ?? findBrand(field("brand")) ?? findBrand(c.req.header("referer") ?? "");
}

const WRONG_RETURN = "Please choose a return day within 30 days of the day you leave.";

export async function showTrip(c: Context<StandInEnv>, path: string) {
  const field: Reader = (name) => c.req.query(name)?.trim() ?? "";
  const brand = brandOf(c, field);
  const trip = await findTrip(c.env.DB, field);
  if (trip === null) return c.html(gone(brand), 404);
  const wanted = readWanted(field, c.req.queries("ages"));
  const change = await changing(c, field);
  const asked = { path, trip, brand, wanted, change };
  const { party } = wanted;
  const choice = chosen(trip, wanted);
  const retry = (why: string | null) => c.html(again(asked, why));
  if (choice !== null && isBackWrong(choice, wanted)) return retry(WRONG_RETURN);
  if (party === null || choice === null) {
    const isOpen = wanted.session === "" && isIsoDate(wanted.date) && trip.choicesOn(wanted.date).length > 0;
    return retry(wanted.date === "" || isOpen ? null : NO_DEPARTURE);
  }
  if (change === null && choice.remaining < seatsOf(party)) return retry(soldOutText(choice));
  const { name = "", email = "", phone = "", others = "", items } = change ?? {};
  const details = { name, email, phone, others, stop: items?.[0]?.pickup ?? field("pickup") };
  return c.html(formPage(asked, choice, party, { key: crypto.randomUUID(), details, problem: null }));
}

function confirmation(brand: Brand | null, key: string): string {
  return `${brand?.origin ?? ""}/checkout/booked/${key}`;
}

function nextSteps(trip: Trip, choice: Choice, stop: string): string[] {
  const at = choice.stops.find(({ name }) => name === stop) ?? choice.stops[0];
  return [
    at === undefined
      ? `Be at ${trip.place} on ${dayText(choice.date)}; the guide calls you the evening before with the hour.`
      : `Be at ${stop} at ${at.time}, Las Vegas time, on ${dayText(choice.date)}. Ten minutes early is better.`,
    "Tell the guide your number.",
  ];
}

export async function bookTrip(c: Context<StandInEnv>, path: string, field: Reader) {
  const db = c.env.DB;
  const brand = brandOf(c, field);
  const key = keyOf(field);
  if ((await findBooking(db, key)) !== null) return c.redirect(confirmation(brand, key), 303);
  const trip = await findTrip(db, field);
  if (trip === null) return c.html(gone(brand), 404);
  const wanted = readWanted(field);
  const change = await changing(c, field);
  const asked = { path, trip, brand, wanted, change };
  const { party } = wanted;
  const choice = chosen(trip, wanted);
  if (party === null || choice === null || isBackWrong(choice, wanted))
    return c.html(again(asked, "Please choose a day and the party once more."), 422);
  const seats = { ...choice.seats, count: seatsOf(party) };
  const soldOut = () => c.html(again(asked, soldOutText(choice)), 409);
  if (change === null && choice.remaining < seats.count) return soldOut();
  const details = readDetails(field);
  const problem = problemOf(details, choice.stops);
  if (problem !== null) return c.html(formPage(asked, choice, party, { key, details, problem }), 422);
  const total = totalOf(choice, party);
  const { name, email, phone, others, stop } = details;
  const booking = {
    ...{ number: newNumber(), key, host: brand?.host ?? "", ...change, total, name, email, phone, others },
    items: [
      {
        title: trip.title,
        details: [
          dayText(choice.date),
          choice.label,
          isRoundTrip(choice) ? `back on ${dayText(wanted.back)}` : "",
          partyText(party),
        ]
          .filter(Boolean)
          .join(" · "),
        price: total,
        party,
        ...(trip.ask.name === "tour"
          ? { tour: Number(trip.ask.value), date: choice.date, session: choice.id, pickup: stop }
          : {}),
      },
    ],
    next: nextSteps(trip, choice, stop),
    freeUntil: wanted.freeUntil,
  };
  const isStored = await (change === null ? store : move)(db, booking, seats);
  return isStored ? c.redirect(confirmation(brand, booking.key), 303) : soldOut();
}
