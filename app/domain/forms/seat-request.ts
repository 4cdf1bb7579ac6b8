import { type IsoDate, isIsoDate } from "#app/domain/calendar/dates.ts";
import type { Format } from "#app/domain/locale/format.ts";
import { askedParty, type Party, partyQuery, partyText, readCount } from "#app/domain/tour/party.ts";
import { plural } from "#app/domain/tour/text.ts";
import { CONTACT_PATH } from "./contact.ts";

/**
 * A contact message that asks for seats on a shuttle line.
 *
 * @param query date, day of the return, and party, as the form on the line's page sends them; anything else is left out
 */
export function seatRequest(
  { dayTitleWithYear }: Format,
  line: string,
  query: URLSearchParams,
): { subject: string; message: string } {
  const date = query.get("date") ?? "";
  const back = query.get("back") ?? "";
  const people = (name: string, one: string, many?: string) => {
    const count = readCount(query.get(name) ?? "") ?? 0;
    return count === 0 ? [] : [plural(count, one, many)];
  };
  const party = [...people("adults", "adult"), ...people("children", "child", "children")];
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

/** What a tour may be asked for beside its dates, each where the tenant's config has it. */
export type TourWish = "gift" | "waiting";

/** The parameter of the contact form that says it. */
const WISH_PARAMETER = "for";

const WISHES: Readonly<Record<TourWish, { subject: string; lines: readonly string[] }>> = {
  gift: { subject: "Gift", lines: ["I would like to give this tour as a gift.", "To: ", "From: "] },
  waiting: { subject: "Waiting list", lines: ["Please tell me when seats become free."] },
};

/** The wish that a query names, if the tenant takes it. */
export function wishOf(query: URLSearchParams, { gifts, waitingList }: Offers): TourWish | null {
  const wish = query.get(WISH_PARAMETER);
  return (wish === "gift" && gifts) || (wish === "waiting" && waitingList) ? wish : null;
}

interface Offers {
  gifts: boolean;
  waitingList: boolean;
}

/** The contact form with subject, tour and day filled in. @param date null: any */
export function wishHref(wish: TourWish, tour: number, date: IsoDate | null, party: Party | null): string {
  const query = new URLSearchParams({
    [WISH_PARAMETER]: wish,
    tour: String(tour),
    ...(date === null ? {} : { date }),
    ...(party === null ? {} : partyQuery(party)),
  });
  return `${CONTACT_PATH}?${query.toString()}#write`;
}

/**
 * A contact message that asks for a tour without dates, or with others, or for what the tenant offers beside.
 *
 * @param query date and party, as the form on the tour's page sends them; anything else is left out
 * @param tour its title
 */
export function tourRequest(
  { dayTitleWithYear }: Format,
  query: URLSearchParams,
  tour: string,
  wish: TourWish | null = null,
): { subject: string; message: string } {
  const date = query.get("date") ?? "";
  const party = askedParty(query);
  const { subject, lines } = wish === null ? { subject: "Request", lines: [] } : WISHES[wish];
  return {
    subject: `${subject}: ${tour}`,
    message: [
      ...lines,
      `Tour: ${tour}`,
      `Day: ${isIsoDate(date) ? dayTitleWithYear(date) : ""}`,
      `For: ${party === null ? "" : partyText(party)}`,
    ].join("\n"),
  };
}

interface Group {
  /** null: more than one may do. */
  tour: number | null;
  date: IsoDate | null;
  /** null: unknown. */
  people: number | null;
}

/** The contact form, for a group that cannot be booked here; `groupRequest` fills it in. */
export function groupHref({ tour, date, people }: Group): string {
  const query = new URLSearchParams(
    Object.entries({ people, date, tour }).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return `${CONTACT_PATH}?${query.toString()}#write`;
}

/**
 * A contact message that asks for a tour of one's own; null when the query names neither a tour nor a number of people.
 *
 * @param query date and people, as `groupHref` writes them
 * @param tour title of the tour asked for; null without
 */
export function groupRequest(
  { dayTitleWithYear }: Format,
  query: URLSearchParams,
  tour: string | null,
): { subject: string; message: string } | null {
  const people = readCount(query.get("people") ?? "") ?? 0;
  const date = query.get("date") ?? "";
  if (people === 0 && tour === null) return null;
  const group = people === 0 ? "" : ` for ${plural(people, "person", "people")}`;
  const day = isIsoDate(date) ? dayTitleWithYear(date) : "";
  return {
    subject: `Private tour${group}`,
    message: [`Day: ${day}`, tour === null ? "Where to: " : `Tour: ${tour}`].join("\n"),
  };
}
