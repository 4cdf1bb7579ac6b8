/** Pages on which one trip is booked: day and party, then names and contact. */

import { html } from "hono/html";
import { formatOf } from "#app/domain/locale/format.ts";
import { isDate } from "#tests/stand-in/departures.ts";
import { alertBox, bookingForm, centsOf, type Details, type Problems, type Shown } from "./booking-form.ts";
import type { Brand } from "./brand.ts";
import { ASSETS, dayText, freeUntilText, type Html, notice, page, plural } from "./page.ts";
import { type Choice, nextChoices, type Trip } from "./trips.ts";

const { money } = formatOf({ locale: "en-US", currency: "USD" });

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
  /** Until when the site said that canceling is free; "" for another departure than the one it handed on. */
  freeUntil: string;
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
  const choices = isDate(date) ? trip.choicesOn(date) : [];
  return (
    choices.find(({ id }) => id === session) ?? (session === "" && choices.length === 1 ? (choices[0] ?? null) : null)
  );
}

/** Back to where the visitor chose, with date and party. */
function backHref(brand: Brand, { ask }: Trip, { date, party }: Wanted): string {
  if (ask.name === "activity") return `${brand.origin}/activities/`;
  if (ask.name === "shuttle") return `${brand.origin}/shuttle-service/${ask.value}`;
  const query = new URLSearchParams(isDate(date) ? { month: date.slice(0, 7), date } : {});
  for (const [name, count] of Object.entries(party ?? {})) query.set(name, String(count));
  return `${brand.origin}/tours/${ask.value}?${query.toString()}#calendar`;
}

function backLink(brand: Brand | null, trip: Trip, wanted: Wanted): Html {
  if (brand === null) return html``;
  return html`<p class="engine-back"><a href="${backHref(brand, trip, wanted)}">Back to ${brand.name}</a></p>`;
}

function summary(trip: Trip, rows: Html, brand: Brand | null, wanted: Wanted): Html {
  return html`<aside class="engine-summary" aria-label="Your trip">
    <img src="${ASSETS}${trip.image}" alt="" width="640" height="360" />
    <div class="engine-summary-text">${rows} ${backLink(brand, trip, wanted)}</div>
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

/** Radio buttons; the first one is checked. */
function options(choices: readonly Choice[]): Html {
  return html`<div class="engine-options">
    ${choices.map(
      (choice, at) =>
        html`<label class="engine-option">
          <input type="radio" name="pick" value="${choice.date}/${choice.id}" required ${at === 0 ? "checked" : ""} />
          <span><b>${dayText(choice.date)}</b> ${choice.label.replace(" ", "\u00a0")}</span>
          <span class="engine-option-note">${choice.pricePer === undefined ? `${money(choice.priceAdult)}, ${plural(choice.remaining, "seat")} left` : `${money(choice.priceAdult)} per ${choice.pricePer}`}</span>
        </label>`,
    )}
  </div>`;
}

function dateField(trip: Trip, name: string, label: string, day: string): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" class="field-control" type="date" min="${trip.firstDate}" max="${trip.lastDate}" value="${day}" required />
  </div>`;
}

function ticketField(tickets: readonly Choice[], { session, back }: Wanted): Html {
  if (tickets.length < 2) return html``;
  const first = tickets.find(({ id }) => id === session) ?? tickets.find((one) => isRoundTrip(one) === (back !== ""));
  return html`<div class="field">
    <label for="session">Ticket</label>
    <select id="session" name="session" class="field-control">
      ${tickets.map(
        ({ id, label, priceAdult }) =>
          html`<option value="${id}" ${id === first?.id ? "selected" : ""}>${label}, ${money(priceAdult)}</option>`,
      )}
    </select>
  </div>`;
}

function countField(name: string, label: string, value: number, min: number): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" class="field-control" type="number" inputmode="numeric" min="${min}" max="${MAX_PARTY}" value="${value}" required />
  </div>`;
}

/** Step one: whatever is still open of day, departure and party, as a form that leads to step two. */
export function picker(path: string, trip: Trip, brand: Brand | null, wanted: Wanted, problem: string | null) {
  const { adults, children } = wanted.party ?? { adults: 2, children: 0 };
  const seats = adults + children;
  const isTour = trip.ask.name === "tour";
  const known = isTour ? chosen(trip, wanted) : null;
  const day = nextChoices(trip, wanted.date, isTour ? seats : 1)[0]?.date ?? "";
  const hidden = {
    [trip.ask.name]: trip.ask.value,
    ...(brand === null ? {} : { brand: brand.origin }),
    ...(known === null ? {} : { date: known.date, session: known.id }),
  };
  const open = isTour
    ? options(nextChoices(trip, wanted.date, seats))
    : html`${dateField(trip, "date", "Day", day)} ${ticketField(trip.choicesOn(day), wanted)}
        ${trip.ask.name === "shuttle" ? dateField(trip, "back", "Return day, for a round trip", wanted.back > day ? wanted.back : day) : ""}`;
  return page({
    title: trip.title,
    brand,
    content: html`<h1>${trip.title}</h1>
      <div class="engine-grid">
        ${summary(trip, known === null ? html`` : departureRows(trip, known, wanted), brand, wanted)}
        <form method="get" action="${path}" class="engine-form">
          ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          ${problem === null ? "" : alertBox(problem)}
          <fieldset>
            <legend>${known === null ? "When, and how many?" : "How many people?"}</legend>
            ${known === null ? open : ""}
            <div class="engine-pair">
              ${countField("adults", "Adults", adults, 1)} ${countField("children", "Children (3 to 11)", children, 0)}
            </div>
          </fieldset>
          <p class="engine-submit"><button class="button">Check seats and total</button></p>
        </form>
      </div>`,
  });
}

interface FormPage {
  trip: Trip;
  brand: Brand | null;
  wanted: Wanted & { party: Party };
  /** null when it is sold out: the form then offers others. */
  choice: Choice | null;
  shown: Shown;
  details: Details;
  problems: Problems;
  problem: string | null;
}

/** Step two: names, stop and contact. */
export function formPage(path: string, { trip, brand, wanted, choice, shown, details, problems, problem }: FormPage) {
  const { party, date } = wanted;
  const others = choice === null ? nextChoices(trip, date, seatsOf(party)) : [];
  const at = choice ?? others[0];
  if (at === undefined) {
    return notice({
      title: "Sold out",
      brand,
      text: `${trip.title} has no day with ${plural(seatsOf(party), "free seat")} in the coming weeks. Nothing is booked, and nothing was charged.`,
      links: html`<a class="button" href="${brand === null ? path : backHref(brand, trip, wanted)}">Choose another date</a>`,
    });
  }
  const hidden: Record<string, string> = {
    [trip.ask.name]: trip.ask.value,
    adults: String(party.adults),
    children: String(party.children),
    ...(brand === null ? {} : { brand: brand.origin }),
    ...(choice === null ? {} : { date: choice.date, session: choice.id }),
    ...(wanted.back === "" ? {} : { back: wanted.back }),
    ...(choice === null || wanted.freeUntil === "" ? {} : { free_until: wanted.freeUntil }),
  };
  return page({
    title: choice === null ? "Choose another departure" : `Book: ${trip.title}`,
    brand,
    content: html`<h1>${trip.title}</h1>
      <div class="engine-grid">
        ${summary(
          trip,
          choice === null
            ? html`<h2>${partyText(party)}</h2>`
            : html`${departureRows(trip, choice, wanted)} ${priceRows(choice, party)}
              ${wanted.freeUntil === "" ? "" : html`<p class="engine-note">${freeUntilText(wanted.freeUntil)}</p>`}`,
          brand,
          wanted,
        )}
        ${bookingForm({
          action: path,
          hidden,
          shown: { ...shown, isTotal: choice !== null },
          details,
          problems,
          stops: at.stops,
          others: seatsOf(party) - 1,
          before: html`${problem === null ? "" : alertBox(problem)}
          ${choice === null ? html`<fieldset><legend>Still free</legend>${options(others)}</fieldset>` : ""}`,
          submit: choice === null ? "Choose this one" : `Book for ${money(totalOf(choice, party))}`,
        })}
      </div>`,
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

export function soldOutText({ label, remaining }: Choice, party: Party): string {
  const what = label === "" ? "This day" : `The ${label} departure`;
  const why =
    remaining === 0
      ? "was sold out while you were choosing"
      : `has only ${plural(remaining, "seat")} left, fewer than you need`;
  return `${what} ${why}. Nothing is booked, and nothing you typed is lost. These have ${plural(seatsOf(party), "seat")}:`;
}
