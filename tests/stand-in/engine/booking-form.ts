/** The form of the booking engine: who comes, and how to reach them. Prices are always looked up, never taken from it. */

import { html } from "hono/html";
import { isKey } from "#tests/stand-in/bookings.ts";
import { alertBox, type Html, hiddenFields } from "./page.ts";

const FIELDS = ["name", "email", "phone", "others", "stop"] as const;
type FieldName = (typeof FIELDS)[number];
export type Details = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string>>;

const MAX_CHARS: Record<FieldName, number> = {
  name: 100,
  email: 254,
  phone: 30,
  others: 1_000,
  stop: 120,
};

export type Reader = (name: string) => string;

export function readDetails(field: Reader): Details {
  return Object.fromEntries(FIELDS.map((name) => [name, field(name)])) as Details;
}

/** Makes a form that is sent twice one booking. */
export function keyOf(field: Reader): string {
  const key = field("key");
  return isKey(key) ? key : crypto.randomUUID();
}

export const centsOf = (dollars: number) => Math.round(dollars * 100);

/** @param stops the pick-up stops to choose from; empty when there is nothing to choose */
export function problemsOf(details: Details, stops: readonly { name: string }[]): Problems {
  const problems: Problems = {};
  for (const name of FIELDS) {
    if (details[name].length > MAX_CHARS[name]) problems[name] = `Please use at most ${MAX_CHARS[name]} characters.`;
  }
  if (details.name === "") problems.name = "Please enter your name.";
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(details.email)) {
    problems.email = "Please enter an email address like ana@example.com.";
  }
  if (!/^\+?[0-9 ()./-]{5,}$/.test(details.phone)) {
    problems.phone = "Please enter a phone number: the driver calls it if something changes.";
  }
  if (stops.length > 1 && !stops.some(({ name }) => name === details.stop)) problems.stop = "Please choose a stop.";
  if (stops.length === 1 && details.stop === "") problems.stop = "Please enter your hotel.";
  return problems;
}

export const CHECK_MARKED = "Please check what is marked below.";

function control(
  name: FieldName,
  label: string,
  problem: string | undefined,
  input: (attributes: Html) => Html,
  hint = "",
) {
  const described = [hint === "" ? "" : `${name}-hint`, problem === undefined ? "" : `${name}-error`].join(" ").trim();
  const attributes = html`id="${name}" name="${name}" class="field-control" ${
    described === "" ? "" : html`aria-describedby="${described}"`
  } ${problem === undefined ? "" : html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === "" ? "" : html`<p id="${name}-hint" class="field-hint">${hint}</p>`} ${input(attributes)}
    ${problem === undefined ? "" : html`<p id="${name}-error" class="field-error">${problem}</p>`}
  </div>`;
}

function stopField(
  stops: readonly { name: string; time: string }[],
  details: Details,
  problem: string | undefined,
): Html {
  if (stops.length === 0) return html``;
  const [only] = stops;
  if (stops.length === 1 && only !== undefined) {
    return control(
      "stop",
      "Your hotel",
      problem,
      (attributes) => html`<input ${attributes} value="${details.stop}" required />`,
      `The guide picks you up at ${only.time}, at the main entrance.`,
    );
  }
  return control(
    "stop",
    "Pick-up stop",
    problem,
    (attributes) =>
      html`<select ${attributes} required>
        ${stops.map(
          ({ name, time }) =>
            html`<option value="${name}" ${name === details.stop ? "selected" : ""}>${time}, ${name}</option>`,
        )}
      </select>`,
    "Las Vegas time. Please be there ten minutes early.",
  );
}

/** What a visitor has filled in, and what is wrong with it. */
export interface Filled {
  key: string;
  details: Details;
  problems: Problems;
  /** Above the fields; null: none. */
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
  const { key, details, problems, problem } = filled;
  return html`<form method="post" action="${action}" class="engine-form">
    ${hiddenFields({ ...hidden, key })} ${alertBox(problem)}
    <fieldset>
      <legend>Who comes</legend>
      ${control("name", "Your name", problems.name, (attributes) => html`<input ${attributes} value="${details.name}" autocomplete="name" required />`)}
      ${
        others === 0
          ? ""
          : control(
              "others",
              others === 1 ? "Name of the other guest (optional)" : `Names of the other ${others} guests (optional)`,
              problems.others,
              (attributes) => html`<textarea ${attributes} rows="${Math.min(others, 5)}">${details.others}</textarea>`,
              "One a line.",
            )
      }
      ${stopField(stops, details, problems.stop)}
    </fieldset>
    <fieldset>
      <legend>How we reach you</legend>
      ${control("email", "Email address", problems.email, (attributes) => html`<input ${attributes} type="email" value="${details.email}" autocomplete="email" required />`)}
      ${control("phone", "Cell phone", problems.phone, (attributes) => html`<input ${attributes} type="tel" value="${details.phone}" autocomplete="tel" required />`, "Only for the day itself.")}
    </fieldset>
    <p class="engine-submit"><button class="button">${submit}</button></p>
  </form>`;
}
