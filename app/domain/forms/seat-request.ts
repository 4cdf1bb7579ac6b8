import { dayTitleWithYear, isIsoDate } from "#app/domain/calendar/dates.ts";

/**
 * A contact message that asks for seats on a shuttle line.
 *
 * @param query date, day of the return, and party, as the form on the line's page sends them; anything else is left out
 */
export function seatRequest(line: string, query: URLSearchParams): { subject: string; message: string } {
  const date = query.get("date") ?? "";
  const back = query.get("back") ?? "";
  const count = (name: string) => (/^\d{1,2}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : 0);
  const people = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const party = [...people(count("adults"), "adult", "adults"), ...people(count("children"), "child", "children")];
  return {
    subject: `Seats: ${line}`,
    message: [
      `Please book seats on this route: ${line}`,
      ...(isIsoDate(date)
        ? [`Going: ${dayTitleWithYear(date)}`, `Returning: ${isIsoDate(back) ? dayTitleWithYear(back) : "one way"}`]
        : []),
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
    message: [isIsoDate(date) ? `Day: ${dayTitleWithYear(date)}` : "Day: ", "Where to: "].join("\n"),
  };
}
