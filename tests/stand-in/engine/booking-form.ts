/** The form of the booking engine: who comes, and how to reach them. Prices are always looked up, never taken from it. */

import { html } from "hono/html";
import { isKey } from "#tests/stand-in/bookings.ts";
import { alertBox, field, type Html, hiddenFields } from "./page.ts";

const FIELDS = ["name", "email", "phone", "others", "stop"] as const;
export type Details = Record<(typeof FIELDS)[number], string>;

const MAX_CHARS = 1_000;

export type Reader = (name: string) => string;

export function readDetails(field: Reader): Details {
  return Object.fromEntries(FIELDS.map((name) => [name, field(name).slice(0, MAX_CHARS)])) as Details;
}

/** Makes a form that is sent twice one booking. */
export function keyOf(field: Reader): string {
  const key = field("key");
  return isKey(key) ? key : crypto.randomUUID();
}

export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** What a visitor has to correct, one sentence; null: nothing. @param stops the pick-up stops to choose from; empty for none */
export function problemOf({ name, email, phone, stop }: Details, stops: readonly { name: string }[]): string | null {
  if (name === "") return "Please enter your name.";
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return "Please enter an email address like ana@example.com.";
  if (!/^\+?[0-9 ()./-]{5,}$/.test(phone))
    return "Please enter a phone number: the driver calls it if something changes.";
  if (stops.length > 1 && !stops.some((each) => each.name === stop)) return "Please choose a stop.";
  return stops.length === 1 && stop === "" ? "Please enter your hotel." : null;
}

function stopField(stops: readonly { name: string; time: string }[], { stop }: Details): Html {
  const [only] = stops;
  if (only === undefined) return html``;
  if (stops.length === 1)
    return html`${field("stop", "Your hotel", html`value="${stop}"`)}
      <p class="field-hint">The guide picks you up at ${only.time}, at the main entrance.</p>`;
  return html`<div class="field">
    <label for="stop">Pick-up stop</label>
    <select id="stop" name="stop" class="field-control" required>
      ${stops.map(
        ({ name, time }) => html`<option value="${name}" ${name === stop ? "selected" : ""}>${time}, ${name}</option>`,
      )}
    </select>
    <p class="field-hint">Las Vegas time. Please be there ten minutes early.</p>
  </div>`;
}

/** What a visitor has filled in. */
export interface Filled {
  key: string;
  details: Details;
  /** What is wrong with it, above the fields; null: nothing. */
  problem: string | null;
}

interface FormOptions {
  action: string;
  hidden: Record<string, string>;
  filled: Filled;
  stops: readonly { name: string; time: string }[];
  /** People beside the one who books. */
  others: number;
  submit: string;
}

export function bookingForm({ action, hidden, filled, stops, others, submit }: FormOptions): Html {
  const { key, details, problem } = filled;
  return html`<form method="post" action="${action}" class="engine-form">
    ${hiddenFields({ ...hidden, key })} ${alertBox(problem)}
    <fieldset>
      <legend>Who comes</legend>
      ${field("name", "Your name", html`value="${details.name}" autocomplete="name"`)}
      ${
        others === 0
          ? ""
          : html`<div class="field">
              <label for="others">${others === 1 ? "Name of the other guest (optional)" : `Names of the other ${others} guests, one a line (optional)`}</label>
              <textarea id="others" name="others" class="field-control" rows="${Math.min(others, 5)}">${details.others}</textarea>
            </div>`
      }
      ${stopField(stops, details)}
    </fieldset>
    <fieldset>
      <legend>How we reach you</legend>
      ${field("email", "Email address", html`type="email" value="${details.email}" autocomplete="email"`)}
      ${field("phone", "Cell phone, only for the day itself", html`type="tel" value="${details.phone}" autocomplete="tel"`)}
    </fieldset>
    <p class="engine-submit"><button class="button">${submit}</button></p>
  </form>`;
}
