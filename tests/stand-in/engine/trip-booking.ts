/** Books one trip: choose day and party where the address does not say them, then names and contact, then the number. */

import type { Context } from "hono";
import { addDays } from "#app/domain/calendar/dates.ts";
import { findBooking, newNumber, store } from "#tests/stand-in/bookings.ts";
import { isDate } from "#tests/stand-in/departures.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { type Details, problemsOf, type Reader, readDetails, readShown, refusalOf } from "./booking-form.ts";
import { type Brand, brandOfHandoff, findBrand } from "./brand.ts";
import { dayText } from "./page.ts";
import {
  chosen,
  formPage,
  gone,
  isRoundTrip,
  MAX_PARTY,
  type Party,
  partyText,
  picker,
  seatsOf,
  soldOutText,
  totalOf,
  type Wanted,
} from "./trip-pages.ts";
import { type Choice, findTrip, type Trip } from "./trips.ts";

function readParty(field: Reader): Party | null {
  const [adults, children] = [field("adults"), field("children") || "0"].map((text) =>
    /^\d{1,2}$/.test(text) ? Number(text) : -1,
  );
  if (adults === undefined || children === undefined || adults < 1 || children < 0) return null;
  return adults <= MAX_PARTY && children <= MAX_PARTY ? { adults, children } : null;
}

/** `pick` is a radio button's date and session in one; it wins. */
function readWanted(field: Reader): Wanted {
  const [date = "", session = ""] = field("pick") === "" ? [field("date"), field("session")] : field("pick").split("/");
  const freeUntil = field("pick") === "" ? field("free_until") : "";
  return { date, session, back: field("back"), party: readParty(field), freeUntil };
}

/** As the pages of the lines say, the two halves of a round trip are up to 30 days apart. */
const isBackWrong = (choice: Choice, { back }: Wanted) =>
  isRoundTrip(choice) && (!isDate(back) || back < choice.date || back > addDays(choice.date, 30));

/** The brand: on its own host by the hand-off, on the base site by where the visitor came from. */
function brandOf(c: Context<StandInEnv>, field: Reader): Brand | null {
  return brandOfHandoff(c) ?? findBrand(field("brand")) ?? findBrand(c.req.header("referer") ?? "");
}

/** @param path of the screen: `/search` or `/checkout/` */
export async function showTrip(c: Context<StandInEnv>, path: string) {
  const field: Reader = (name) => c.req.query(name)?.trim() ?? "";
  const brand = brandOf(c, field);
  const trip = await findTrip(c.env.DB, brand?.host ?? null, field);
  if (trip === null) return c.html(gone(brand), 404);
  const wanted = readWanted(field);
  const { party } = wanted;
  const choice = chosen(trip, wanted);
  if (choice !== null && isBackWrong(choice, wanted))
    return c.html(picker(path, trip, brand, wanted, "Please choose a return day within 30 days of the day you leave."));
  if (party === null || choice === null) {
    const isSold = isDate(wanted.date) && trip.choicesOn(wanted.date).length > 0;
    const isAsked = party !== null && (wanted.session !== "" || (wanted.date !== "" && !isSold));
    return c.html(
      picker(
        path,
        trip,
        brand,
        wanted,
        isAsked ? "There is no departure like that. Please choose one of these." : null,
      ),
    );
  }
  const isFree = choice.remaining >= seatsOf(party);
  const blank: Details = { name: "", email: "", phone: "", others: "", stop: field("pickup") };
  return c.html(
    formPage(path, {
      ...{ trip, brand, details: blank, problems: {} },
      wanted: { ...wanted, party },
      choice: isFree ? choice : null,
      shown: { key: crypto.randomUUID(), isTotal: false },
      problem: isFree ? null : soldOutText(choice, party),
    }),
  );
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
  const shown = readShown(field);
  if ((await findBooking(db, shown.key)) !== null) return c.redirect(confirmation(brand, shown.key), 303);
  const trip = await findTrip(db, brand?.host ?? null, field);
  if (trip === null) return c.html(gone(brand), 404);
  const wanted = readWanted(field);
  const { party } = wanted;
  const choice = chosen(trip, wanted);
  if (party === null || choice === null || isBackWrong(choice, wanted))
    return c.html(picker(path, trip, brand, wanted, "Please choose a day and the party once more."), 422);
  const details = readDetails(field);
  const problems = problemsOf(details, choice.stops);
  const again = { trip, brand, wanted: { ...wanted, party }, choice, shown, details, problems };
  const seats = { ...choice.seats, count: seatsOf(party) };
  const soldOut = () => c.html(formPage(path, { ...again, choice: null, problem: soldOutText(choice, party) }), 409);
  if (choice.remaining < seats.count) return soldOut();
  const total = totalOf(choice, party);
  const refusal = refusalOf(shown, problems);
  if (refusal !== null) return c.html(formPage(path, { ...again, problem: refusal.problem }), refusal.status);
  const { name, email, phone, others, stop } = details;
  const stored = await store(
    db,
    {
      ...{ number: newNumber(), key: shown.key, host: brand?.host ?? "", total, name, email, phone, others },
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
          ...(trip.ask.name === "tour"
            ? { tour: Number(trip.ask.value), date: choice.date, session: choice.id, pickup: stop }
            : {}),
        },
      ],
      next: nextSteps(trip, choice, stop),
      freeUntil: wanted.freeUntil,
    },
    seats,
  );
  return stored ? c.redirect(confirmation(brand, shown.key), 303) : soldOut();
}
