/** What the contact form is filled in with for visitors who ask for something that cannot be booked here. */

import { isIsoDate } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { askedParty, partyText } from "#app/domain/tour/party.ts";
import { CONTACT_PATH } from "./contact.ts";

/** `gift` and `waiting` where the tenant's config has them; `tour`: one without dates, or with others; `seats` on a shuttle. */
const REQUESTS = {
  gift: { subject: "Gift", lines: ["I would like to give this tour as a gift.", "To: ", "From: "], what: "Tour" },
  waiting: { subject: "Waiting list", lines: ["Please tell me when seats become free."], what: "Tour" },
  group: { subject: "Private tour", lines: [], what: "Tour" },
  tour: { subject: "Request", lines: [], what: "Tour" },
  seats: { subject: "Seats", lines: ["Please book seats on this route.", "From and to: "], what: "Route" },
} as const satisfies Record<string, { subject: string; lines: readonly string[]; what: string }>;

export type ContactRequest = keyof typeof REQUESTS;

/** The parameter of the contact form that names a request. */
const REQUEST_PARAMETER = "for";

/** The request that a query names, if the tenant takes it. */
export function requestOf(
  query: URLSearchParams,
  { gifts, waitingList }: { gifts: boolean; waitingList: boolean },
): ContactRequest | null {
  const request = query.get(REQUEST_PARAMETER);
  const isTaken = (request === "gift" && gifts) || (request === "waiting" && waitingList) || request === "group";
  return isTaken ? request : null;
}

/** The contact form, filled in with a request, and with day and party as each link has them. @param tour null: more than one may do */
export function requestHref(request: ContactRequest, tour: number | null): string {
  const query = new URLSearchParams({ [REQUEST_PARAMETER]: request, ...(tour === null ? {} : { tour: String(tour) }) });
  return `${CONTACT_PATH}?${query.toString()}#write`;
}

/**
 * @param query dates and party, as links and forms of the site send them; anything else is left out
 * @param about title of the tour or the shuttle line; "" for a visitor who has none yet
 */
export function requestText(
  { dayTitleWithYear }: Format,
  request: ContactRequest,
  query: URLSearchParams,
  about: string,
): { subject: string; message: string } {
  const { subject, lines, what } = REQUESTS[request];
  const day = (name: string) => {
    const date = query.get(name) ?? "";
    return isIsoDate(date) ? dayTitleWithYear(date) : "";
  };
  const party = askedParty(query);
  const { ages } = party ?? { ages: [] };
  return {
    subject: about === "" ? subject : `${subject}: ${about}`,
    message: [
      ...lines,
      `${what}: ${about}`,
      `Day: ${day("date")}`,
      ...(request === "seats" ? [`Returning: ${day("back") || "one way"}`] : []),
      `For: ${party === null ? "" : partyText(party)}${ages.length === 0 ? "" : ` (ages ${ages.join(", ")})`}`,
    ].join("\n"),
  };
}
