import { dayTitle, isIsoDate } from "#app/domain/calendar/dates.ts";

/** On a shuttle; the first is chosen until a visitor chooses. */
export const TICKETS = [
  { value: "round-trip", title: "Round trip" },
  { value: "one-way", title: "One way" },
] as const;

export const isTicket = (text: string) => TICKETS.some(({ value }) => value === text);

/**
 * A contact message that asks for seats on a shuttle line.
 *
 * @param query ticket, date and party, as the form on the line's page sends them; anything else is left out
 */
export function seatRequest(line: string, query: URLSearchParams): { subject: string; message: string } {
  const date = query.get("date") ?? "";
  const ticket = TICKETS.find(({ value }) => value === query.get("ticket"));
  const count = (name: string) => (/^\d{1,2}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : 0);
  const people = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const party = [...people(count("adults"), "adult", "adults"), ...people(count("children"), "child", "children")];
  return {
    subject: `Seats: ${line}`,
    message: [
      `Please book seats on this route: ${line}`,
      ...(ticket === undefined ? [] : [`Ticket: ${ticket.title}`]),
      ...(isIsoDate(date) ? [`Day: ${dayTitle(date)}, ${date.slice(0, 4)}`] : []),
      ...(party.length === 0 ? [] : [`For: ${party.join(", ")}`]),
      "From and to: ",
    ].join("\n"),
  };
}

/**
 * A contact message that asks for a coach of one's own; null when the query names no number of people.
 *
 * @param query date and people, as the tour list sends them
 */
export function groupRequest(query: URLSearchParams): { subject: string; message: string } | null {
  const people = query.get("people") ?? "";
  const date = query.get("date") ?? "";
  if (!/^[1-9]\d?$/.test(people)) return null;
  return {
    subject: `Private coach for ${people} people`,
    message: [isIsoDate(date) ? `Day: ${dayTitle(date)}, ${date.slice(0, 4)}` : "Day: ", "Where to: "].join("\n"),
  };
}
