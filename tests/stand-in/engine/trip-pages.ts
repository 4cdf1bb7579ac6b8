/** Pages on which one trip is booked: day and party, then names and contact. */

import { html } from "hono/html";
import { isIsoDate } from "#app/domain/calendar/dates.ts";
import type { Booking } from "#tests/stand-in/bookings.ts";
import { dayText, money, plural } from "#tests/stand-in/written.ts";
import { bookingForm, centsOf, type Filled } from "./booking-form.ts";
import type { Brand } from "./brand.ts";
import { ASSETS, alertBox, field, freeUntilText, type Html, hiddenFields, notice, page } from "./page.ts";
import { type Choice, firstFreeDay, type Trip } from "./trips.ts";

/** The most adults and the most children. */
export const MAX_PARTY = 20;

export interface Party {
  adults: number;
  children: number;
}

/** What is asked for. Every part may be missing. */
export interface Wanted {
  date: string;
  session: string;
  /** The day of the ride back of a shuttle's round trip. */
  back: string;
  party: Party | null;
  /** Until when the site said that canceling is free. */
  freeUntil: string;
  /** Party and hotel as the site handed them on, as a query. */
  visit: string;
}

export const seatsOf = ({ adults, children }: Party) => adults + children;
/** Two to a room: who is left over of an odd number has one alone; a child has a bed in the room of two adults. */
const singleOf = ({ single = 0 }: Choice, { adults, children }: Party) =>
  adults + children === 1 || (children === 0 && adults % 2 === 1) ? single : 0;
export const totalOf = (choice: Choice, party: Party) =>
  choice.pricePer !== undefined
    ? choice.priceAdult
    : (centsOf(choice.priceAdult) * party.adults +
        centsOf(choice.priceChild) * party.children +
        centsOf(singleOf(choice, party))) /
      100;
export const partyText = ({ adults, children }: Party) =>
  plural(adults, "adult") + (children === 0 ? "" : `, ${plural(children, "child", "children")}`);

export const isRoundTrip = ({ id }: Choice) => id.endsWith("-round-trip");

export function chosen(trip: Trip, { date, session }: Wanted): Choice | null {
  const choices = isIsoDate(date) ? trip.choicesOn(date) : [];
  return (
    choices.find(({ id }) => id === session) ?? (session === "" && choices.length === 1 ? (choices[0] ?? null) : null)
  );
}

/** A trip that is asked for on the screen at `path`: `/search` or `/checkout/`. */
export interface Asked {
  path: string;
  trip: Trip;
  brand: Brand | null;
  wanted: Wanted;
  /** What is moved to another departure; null for a new booking. */
  change: Booking | null;
}

/** Back to where the visitor chose, with what was chosen. */
function backHref(brand: Brand, { trip: { ask }, wanted: { date, session, visit }, change }: Asked): string {
  if (change !== null) return `${brand.origin}/booking`;
  if (ask.name === "activity") return `${brand.origin}/activities/`;
  if (ask.name === "shuttle") return `${brand.origin}/shuttle-service/${ask.value}`;
  const query = new URLSearchParams(visit);
  for (const [name, value] of Object.entries(isIsoDate(date) ? { month: date.slice(0, 7), date, session } : {}))
    if (value !== "") query.set(name, value);
  return `${brand.origin}/tours/${ask.value}?${query.toString()}#calendar`;
}

function summary(asked: Asked, rows: Html): Html {
  const { trip, brand } = asked;
  return html`<aside class="engine-summary" aria-label="Your trip">
    <img src="${ASSETS}${trip.image}" alt="" width="640" height="360" />
    <div class="engine-summary-text">
      ${rows} ${brand && html`<p class="engine-back"><a href="${backHref(brand, asked)}">Back to ${brand.name}</a></p>`}
    </div>
  </aside>`;
}

function departureRows(trip: Trip, choice: Choice, { back }: Wanted): Html {
  const { date, label } = choice;
  return html`<h2>${dayText(date)}</h2>
    <p>${label === "" ? trip.place : label}</p>
    ${isRoundTrip(choice) ? html`<p>Back on ${dayText(back)}</p>` : ""}`;
}

function priceRows(choice: Choice, party: Party): Html {
  const { adults, children } = party;
  const row = (count: number, noun: string, each: number) =>
    count === 0 ? "" : html`<li><span>${noun} × ${money(each)}</span> <span>${money(each * count)}</span></li>`;
  const all =
    choice.pricePer &&
    html`<li><span>The whole ${choice.pricePer}</span> <span>${money(choice.priceAdult)}</span></li>`;
  return html`<ul role="list" class="engine-prices">
      ${
        all ??
        html`${row(adults, plural(adults, "adult"), choice.priceAdult)}
      ${row(children, plural(children, "child", "children"), choice.priceChild)}`
      }
      ${
        singleOf(choice, party) === 0
          ? ""
          : html`<li><span>Single supplement</span> <span>${money(singleOf(choice, party))}</span></li>`
      }
      <li class="engine-total"><span>Total</span> <strong>${money(totalOf(choice, party))}</strong></li>
    </ul>
    <p class="engine-note">Nothing is charged.</p>`;
}

const dateField = ({ firstDate, lastDate }: Trip, name: string, label: string, day: string) =>
  field(name, label, html`type="date" min="${firstDate}" max="${lastDate}" value="${day}"`);

/** @param before what a booking had that is changed */
function ticketField(tickets: readonly Choice[], { session, back }: Wanted, before = ""): Html {
  if (tickets.length < 2) return html``;
  const first =
    tickets.find(({ id, label }) => id === session || before.includes(label)) ??
    tickets.find((one) => isRoundTrip(one) === (back !== ""));
  return html`<div class="field">
    <label for="session">Departure or ticket</label>
    <select id="session" name="session" class="field-control">
      ${tickets.map(
        ({ id, label, priceAdult }) =>
          html`<option value="${id}" ${id === first?.id ? "selected" : ""}>${label}, ${money(priceAdult)}</option>`,
      )}
    </select>
  </div>`;
}

const countField = (name: string, label: string, value: number, min: number) =>
  field(name, label, html`type="number" inputmode="numeric" min="${min}" max="${MAX_PARTY}" value="${value}"`);

/** Step one of what its page does not ask for: day, ticket and party, as a form that leads to step two. */
function picker(asked: Asked, problem: string | null) {
  const { path, trip, brand, wanted, change } = asked;
  const before = change?.items[0];
  const { adults, children } = wanted.party ?? before?.party ?? { adults: 2, children: 0 };
  const day = firstFreeDay(trip, wanted.date || (before?.date ?? ""));
  const isMoved = problem === NO_DEPARTURE && isIsoDate(wanted.date) && day !== wanted.date;
  const why = isMoved ? `${dayText(wanted.date)} has no departure. The next day is ${dayText(day)}.` : problem;
  const hidden = {
    [trip.ask.name]: trip.ask.value,
    ...(brand === null ? {} : { brand: brand.origin }),
    ...(change === null ? {} : { change: change.key }),
  };
  const back = wanted.back > day ? wanted.back : day;
  return page({
    title: trip.title,
    brand,
    content: html`<h1>${change === null ? "" : `Change ${change.number}: `}${trip.title}</h1>
      <div class="engine-grid">
        ${summary(asked, html``)}
        <form method="get" action="${path}" class="engine-form">
          ${hiddenFields(hidden)} ${alertBox(why)}
          <fieldset>
            <legend>When, and how many?</legend>
            ${dateField(trip, "date", "Day", day)}
            ${change !== null && wanted.date === "" ? "" : ticketField(trip.choicesOn(day), wanted, before?.details)}
            ${trip.ask.name === "shuttle" ? dateField(trip, "back", "Return day, for a round trip", back) : ""}
            <div class="engine-pair">
              ${countField("adults", "Adults", adults, 1)} ${countField("children", "Children (3 to 11)", children, 0)}
            </div>
          </fieldset>
          <p class="engine-submit"><button class="button">Check seats and total</button></p>
        </form>
      </div>`,
  });
}

/** Step two: names, stop and contact. */
export function formPage(asked: Asked, choice: Choice, party: Party, filled: Filled) {
  const { path, trip, brand, wanted, change } = asked;
  const { back, freeUntil, visit } = wanted;
  const ages = new URLSearchParams(visit).getAll("ages").join(", ");
  const hidden: Record<string, string> = {
    [trip.ask.name]: trip.ask.value,
    adults: String(party.adults),
    children: String(party.children),
    ...(brand === null ? {} : { brand: brand.origin }),
    date: choice.date,
    session: choice.id,
    ...(back === "" ? {} : { back }),
    ...(change === null ? { visit } : { change: change.key }),
    ...(freeUntil === "" ? {} : { free_until: freeUntil }),
  };
  return page({
    title: `Book: ${trip.title}`,
    brand,
    content: html`<h1>${trip.title}</h1>
      <div class="engine-grid">
        ${summary(
          asked,
          html`${departureRows(trip, choice, wanted)} ${ages === "" ? "" : html`<p>Ages of children: ${ages}</p>`}
            ${priceRows(choice, party)}
            ${freeUntil === "" ? "" : html`<p class="engine-note">${freeUntilText(freeUntil)}</p>`}`,
        )}
        ${bookingForm({
          action: path,
          hidden,
          filled,
          stops: choice.stops,
          others: seatsOf(party) - 1,
          submit: `${change === null ? "Book" : `Change ${change.number}`} for ${money(totalOf(choice, party))}`,
        })}
      </div>`,
  });
}

export const NO_DEPARTURE = "There is no departure like that.";

/** The page on which to choose once more: a tour is chosen on its own page, to which this one leads back. */
export function again(asked: Asked, why: string | null) {
  const { trip, brand, change } = asked;
  if (trip.ask.name !== "tour" || change !== null) return picker(asked, why);
  return notice({
    title: "Please choose another departure",
    brand,
    text: `${why ?? NO_DEPARTURE} Nothing is booked, and nothing was charged.`,
    links: brand === null ? html`` : html`<a class="button" href="${backHref(brand, asked)}">Choose another date</a>`,
  });
}

export function gone(brand: Brand | null) {
  return notice({
    title: "Not on sale any more",
    brand,
    text: "We have no trip at this address. It may have been taken off sale since the link was made.",
    links: html`<a class="button" href="${brand?.origin ?? ""}/our-tours">See all tours</a>`,
  });
}

export function soldOutText({ label, remaining }: Choice): string {
  const what = label === "" ? "This day" : `The ${label} departure`;
  const why =
    remaining === 0
      ? "was sold out while you were choosing"
      : `has only ${plural(remaining, "seat")} left, fewer than you need`;
  return `${what} ${why}.`;
}
