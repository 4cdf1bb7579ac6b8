/** `/tours/{id}.md`: the texts of the tour page, in its order, with its dates; `?date=` adds the departures of a day. */

import type { Loaded, Site } from "#app/context.ts";
import { addDays, type IsoDate } from "#app/domain/calendar/dates.ts";
import { TRY_AGAIN } from "#app/domain/constants.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { type Format, formatOf } from "#app/domain/locale/format.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";
import { bookingRules, isGroup, payingParty } from "#app/domain/tour/booking-rules.ts";
import { dayAtPlace } from "#app/domain/tour/day-at-place.ts";
import { departureTime, freeUntil, leavesAt } from "#app/domain/tour/departures.ts";
import {
  bookableDate,
  type Departure,
  type SalesDate,
  type TourDetail,
  tourId,
  tourPagePath,
} from "#app/domain/tour/detail.ts";
import { factsOf, seasonText, singleSupplementText } from "#app/domain/tour/facts.ts";
import { askedParty, bookingHref, DEFAULT_PARTY, type Party, partyText } from "#app/domain/tour/party.ts";
import { placeNamed } from "#app/domain/tour/places.ts";
import { childPrice, perText, plural } from "#app/domain/tour/text.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { staticPart } from "#app/server-html/render.server.tsx";
import { StaticView } from "#app/server-html/views.server.tsx";
import { bullets, link, markdownFile, markdownOf, markdownText, noticeQuote, part } from "./markdown.ts";
import { type FileRequest, MISSING } from "./small-files.ts";

function price(format: Format, tour: TourDetail): string {
  const { priceAdult, priceChild, childAgeMax, priceNote, deposit, groupSizeMax, pricePer } = tour;
  if (priceAdult === null) return "Price: on request";
  const child = childPrice(format, priceAdult, priceChild);
  const prices = [
    `${format.money(priceAdult)} ${perText(tour)}`,
    ...(child === null ? [] : [`${child} per child${childAgeMax === null ? "" : ` up to ${childAgeMax}`}`]),
    ...(pricePer === null || groupSizeMax === null ? [] : [`for up to ${plural(groupSizeMax, "guest")}`]),
  ];
  const said = [prices.join(", "), deposit, priceNote, singleSupplementText(format, tour)];
  return `Price: ${markdownText(said.filter((text) => text !== "").join(". "))}`;
}

const NEXT_DAYS = 60;

function table(columns: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

const moneyOf = ({ money }: Format, amount: number | null) =>
  amount === null ? "unknown" : markdownText(money(amount));

function seats({ remaining, hasLeft }: Departure, pricePer: string | null): string {
  if (hasLeft) return "has left";
  if (remaining === null) return pricePer === null ? "unknown" : "free";
  return remaining === 0 ? "sold out" : String(remaining);
}

/** `2026-12-05 18:40 UTC` */
function instant(ms: number | undefined): string {
  return ms === undefined ? "an unknown time" : `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** The column of what one price is for: `Adult`, `Boat`. */
const priceColumn = ({ pricePer }: TourDetail) =>
  pricePer === null ? "Adult" : pricePer.charAt(0).toUpperCase() + pricePer.slice(1);

function nextDates({ tenant, origin }: Site, tour: TourDetail, loaded: Loaded<SalesDate[]>, today: IsoDate): string[] {
  const format = formatOf(tenant, tour.currency);
  if (loaded.status === "missing") return [];
  if (loaded.status === "failed") {
    return [part("Dates", `The dates cannot be read right now: the booking system does not answer. ${TRY_AGAIN}`)];
  }
  const dates = loaded.data.filter(({ date }) => date >= today);
  if (dates.length === 0) return [part("Dates", `On request: ${link("ask for a day", origin + CONTACT_PATH)}.`)];
  const last = addDays(today, NEXT_DAYS);
  const rows = dates
    .filter(({ date }) => date <= last)
    .map(({ date, available, priceFrom }) => [date, available ? "seats" : "sold out", moneyOf(format, priceFrom)]);
  const season = seasonText(dates);
  const age = `As of ${instant(loaded.asOf)}. Days that are not listed have no departure.`;
  return [
    season === "" ? "" : part("Season", season),
    part(
      `Dates, next ${NEXT_DAYS} days`,
      rows.length === 0 ? `${age} None.` : `${age}\n\n${table(["Date", "Seats", `${priceColumn(tour)}, from`], rows)}`,
    ),
  ];
}

function pickUps({ clockTime }: Format, { stops = [] }: Departure): string {
  return stops.map(({ name, time }) => `${clockTime(time)} ${markdownText(name)}`).join("; ");
}

/** @param party as it pays */
function dayDepartures(
  loaded: Loaded<Departure[]>,
  { date, party }: { date: IsoDate; party: Party },
  site: Site,
  tour: TourDetail,
): string {
  const format = formatOf(site.tenant, tour.currency);
  const title = `Departures on ${format.dayTitleWithYear(date)}`;
  if (loaded.status === "failed") {
    return part(title, `They cannot be read right now: the booking system does not answer. ${TRY_AGAIN}`);
  }
  const departures = loaded.status === "ok" ? loaded.data : [];
  if (departures.length === 0) return part(title, "None.");
  const hasPickUps = departures.some(({ stops }) => stops !== undefined);
  const booking = (departure: Departure) => {
    if (departure.remaining === 0) return "";
    const free_until = freeUntil(leavesAt(date, departure), tour, site.now(tour.timeZone));
    const wanted = { tour: tour.id, date, session: departure.id };
    return link("book", site.origin + bookingHref(format, wanted, party, { free_until }));
  };
  const columns: Record<string, (departure: Departure) => string> = {
    Time: (departure) => departureTime(format, date, departure),
    ...(hasPickUps && { "Pick-up": (departure) => pickUps(format, departure) }),
    "Seats left": (departure) => seats(departure, tour.pricePer),
    [priceColumn(tour)]: ({ priceAdult }) => moneyOf(format, priceAdult),
    ...(tour.pricePer === null && { Child: ({ priceChild }) => moneyOf(format, priceChild) }),
    Booking: booking,
  };
  const rows = departures.map((departure) => Object.values(columns).map((cell) => cell(departure)));
  const age = `As of ${instant(loaded.status === "ok" ? loaded.asOf : undefined)}. Times are ${markdownText(clockName(site.tenant, tour.timeZone))}. The booking addresses are for ${partyText(party)}: change adults and children in them.`;
  return part(title, `${age}\n\n${table(Object.keys(columns), rows)}`);
}

function dayThere({ tenant, places }: Site, { tags, timeZone }: TourDetail, date: IsoDate): string {
  const place = placeNamed(places, places.tags.slugOf(tags[0] ?? ""));
  const day = place && dayAtPlace(tenant, place, date, timeZone);
  return day
    ? part(markdownText(day.title), bullets(day.facts.map(({ name, value }) => `${name}: ${markdownText(value)}`)))
    : "";
}

/** The texts of a tour. @param query a day whose departures stand in front of the other dates, and the party they are booked for */
export async function tourTexts(site: Site, id: number, query: URLSearchParams): Promise<Loaded<string[]>> {
  const { content } = site;
  const loaded = await content.get(tourDetail, { id });
  if (loaded.status !== "ok") return loaded;
  const tour = loaded.data;
  const today = site.now(tour.timeZone).date;
  const date = bookableDate(query.get("date"), today);
  const [sales, departures] = await Promise.all([
    content.salesDates(tour, null),
    date === null ? null : content.departures(tour, date),
  ]);
  const rules = bookingRules(tour);
  const paying = payingParty(askedParty(query) ?? DEFAULT_PARTY, rules);
  const party = isGroup(paying, rules) ? DEFAULT_PARTY : paying;
  const page = site.origin + tourPagePath(tour.id);
  const format = formatOf(site.tenant, tour.currency);
  const text = <StaticView part={{ type: "tourText", tour, stay: { query: "", keep: [] } }} site={site} />;
  const parts = [
    `# ${markdownText(tour.title)}`,
    noticeQuote(site, tour.tags),
    markdownText(tour.summary),
    bullets([
      price(format, tour),
      ...factsOf(format, tour).map(({ name, value }) => `${name}: ${markdownText(value)}`),
    ]),
    link("Calendar and booking", `${page}#calendar`),
    ...(date === null || departures === null
      ? []
      : [dayDepartures(departures, { date, party }, site, tour), dayThere(site, tour, date)]),
    ...nextDates(site, tour, sales, today),
    markdownOf(page)(staticPart(site, text).html ?? ""),
  ];
  return { status: "ok", data: parts };
}

export async function tourMarkdown({ site, query }: FileRequest, [idText = ""]: readonly string[]) {
  const id = tourId(idText);
  const texts = id === null ? MISSING : await tourTexts(site, id, query);
  return texts.status === "ok" ? markdownFile(texts.data, site.origin + tourPagePath(Number(id))) : texts;
}
