/** Tours, one by one: whether lists, addresses, pages, dates, departures and prices agree. */

import { mapAsync } from "es-toolkit/array";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays, type IsoDate, monthOf } from "#app/domain/calendar/dates.ts";
import { isObject } from "#app/domain/json.ts";
import { linkSlug } from "#app/domain/tour/detail.ts";
import { categoryFinder } from "#app/domain/tour/kinds.ts";
import type { Place, Places } from "#app/domain/tour/places.ts";
import { plural } from "#app/domain/tour/text.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { departures, type SalesDate, salesDates } from "#app/operator/sales.ts";
import { type TourDetail, tourDetail } from "#app/operator/tour-detail.ts";
import { type TourCategory, type TourSummary, tourLink } from "#app/operator/tours.ts";
import { listed } from "#scripts/owner/command.ts";
import { A_FEW } from "#scripts/owner/site.ts";
import type { Api } from "./api.ts";
import type { Pages } from "./pages.ts";

/** Without a date in so many days, a tour looks as if it were not on sale. */
const SOON_DAYS = 60;
/** How many departures are looked at, and on how many days one is looked for. */
const DEPARTURES = 2;
const MAX_DAYS_ASKED = 8;

interface Seen {
  tour: TourSummary;
  /** null: the call failed. */
  dates: readonly SalesDate[] | null;
  priceAdult: number | null;
}

function repeated<T>(items: readonly T[]): T[] {
  return [...new Set(items.filter((item, at) => items.indexOf(item) !== at))];
}

export function checkList({ report }: Api, tours: readonly TourSummary[], categories: readonly TourCategory[]): void {
  const sameUrls = repeated(tours.map(({ url }) => url));
  if (sameUrls.length > 0)
    report.warn(
      "our-tours[*].url",
      `several tours have the same one, which can lead to one of them: ${listed(sameUrls)}`,
    );
  const named = new Set(tours.flatMap((tour) => tour.categories));
  if (categories.length > 0) {
    const find = categoryFinder(categories);
    const unknown = [...named].filter((name) => find(name) === null);
    if (unknown.length > 0) {
      const text = `${listed(unknown.map((name) => `"${name}"`))} ${unknown.length === 1 ? "is" : "are"} no slug, id or title of a category: no category page lists these tours`;
      report.warn("our-tours[*].categories", text);
    }
    const used = new Set([...named].map(find));
    const empty = categories.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug);
    if (empty.length > 0) report.warn("categories", `no tour names ${listed(empty)}: nothing links there`);
  }
}

/** Says which names share an address or have none, and which places have no words or maps. */
export function checkPlaces({ report }: Api, { tags, sold, home, known, town }: Places): void {
  for (const { name, other, slug } of tags.collisions)
    report.warn(
      "our-tours[*].tags",
      `"${name}" and "${other}" have one name in addresses, so "${name}" is ${slug === "" ? "without a page" : `at ${destinationHref(slug)}`}: spell them alike if they are one place, or give one a \`slug\` in \`places\``,
    );
  if (tags.unaddressed.length > 0)
    report.warn(
      "our-tours[*].tags",
      `no letter or digit in ${listed(tags.unaddressed.map((name) => `"${name}"`))}: no page lists these tours; give it a \`slug\` in \`places\``,
    );
  const lacking = (what: string, effect: string, isLacking: (place: Place) => boolean) => {
    const slugs = sold.filter(isLacking).map(({ slug }) => slug);
    if (slugs.length > 0)
      report.info(
        "tenant-config.places",
        `${slugs.length} of ${plural(sold.length, "place")} without ${what} (${listed(slugs)}): ${effect}`,
      );
  };
  lacking("a `line`", "their pages begin with a sentence of the site's own", ({ line }) => line === "");
  lacking("coordinates", "no map shows them", ({ at }) => at === null);
  if (home === null && sold.length > 0 && (known.get(town.slug)?.at ?? null) === null)
    report.info(
      "tenant-config.places",
      `no entry with the tag of your departure town (${town.title || "departureTown is absent"}) and coordinates: no map of places, and the block \`map\` is left out`,
    );
}

/** A price for all has one size, and is such a price everywhere. */
function checkPricePer(api: Api, { id, pricePer }: TourSummary, detail: TourDetail): void {
  const subject = `tour ${id}`;
  if (detail.pricePer !== pricePer)
    api.report.warn(
      subject,
      `pricePer is ${detail.pricePer ?? "absent"}, and ${pricePer ?? "absent"} in our-tours: send it in both`,
    );
  else if (pricePer !== null && !detail.groupSizeMax)
    api.report.warn(subject, `a price per ${pricePer} without groupSizeMax is the total of a party of any size`);
}

async function checkTour(api: Api, pages: Pages, tour: TourSummary): Promise<Seen & { wrongLink: string | null }> {
  const { id } = tour;
  const slug = linkSlug(tour.url, api.options.baseSiteUrl);
  let wrongLink: string | null = null;
  if (slug === null) wrongLink = `${id}: "${tour.url}" is no path of the site`;
  else {
    const link = await api.ask(tourLink, { slug }, { of: slug });
    if (!link.outcome.ok) wrongLink = `${id}: ${api.reasonOf(tourLink, link)}`;
    else if (link.outcome.data !== id) wrongLink = `${id}: ${slug} leads to tour ${link.outcome.data}`;
  }
  const detail = await api.ask(tourDetail, { id }, { of: id });
  api.failed(tourDetail, detail, "FAIL", id);
  pages.lookAt(`tour ${id}`, detail);
  if (detail.outcome.ok) checkPricePer(api, tour, detail.outcome.data);
  const dates = await api.need("FAIL", salesDates, { id }, { of: id });
  if (dates !== null) checkOffsets(api, `sales-dates ${id}`, dates.sent, "date");
  const priceAdult = detail.outcome.ok ? detail.outcome.data.priceAdult : null;
  return { tour, wrongLink, dates: dates?.data ?? null, priceAdult };
}

const seenOffsets = new WeakSet<Api>();

/** Once: a time in UTC may be meant as that of the place. */
function checkOffsets(api: Api, subject: string, sent: unknown, field: "date" | "time"): void {
  const values = (Array.isArray(sent) ? sent : []).map((entry) => (isObject(entry) ? entry[field] : null));
  const moment = values.find(
    (value): value is string => typeof value === "string" && /T\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(value),
  );
  const ms = Date.parse(moment ?? "");
  if (
    moment === undefined ||
    Number.isNaN(ms) ||
    /T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/.test(moment) ||
    seenOffsets.has(api)
  )
    return;
  seenOffsets.add(api);
  const { date, time } = placeTime(ms, api.assumed.timeZone);
  api.report.warn(
    subject,
    `"${moment}" is read as ${date} ${time} in ${api.assumed.timeZone}: if it is meant as the clock of the place, send it without an offset`,
  );
}

/** @returns prices of adults on the departures that were found */
async function checkDepartures(api: Api, seen: readonly Seen[], today: IsoDate): Promise<Map<number, number[]>> {
  const prices = new Map<number, number[]>();
  let found = 0;
  let unread = 0;
  const days = seen.flatMap(({ tour, dates }) => {
    const open = (dates ?? []).filter(({ date, available }) => available && date > today);
    return open.slice(0, 2).map(({ date }) => ({ id: tour.id, date }));
  });
  // First one of each tour, then another day of them.
  const inOrder = days.toSorted(
    (a, b) => days.filter(({ id }) => id === a.id).indexOf(a) - days.filter(({ id }) => id === b.id).indexOf(b),
  );
  for (const { id, date } of inOrder.slice(0, MAX_DAYS_ASKED)) {
    if (found >= DEPARTURES) break;
    // oxlint-disable-next-line no-await-in-loop -- until there are enough
    const asked = await api.need("FAIL", departures, { id, date }, { of: `${id} on ${date}` });
    if (asked === null) continue;
    const { data: list, sent } = asked;
    checkOffsets(api, `departures ${id}`, sent, "time");
    const subject = `departures ${id} on ${date}`;
    const isUnread = Array.isArray(sent) && sent.length > list.length;
    if (isUnread) unread += 1;
    else if (list.length === 0)
      api.report.warn(subject, "sales-dates says that the day is on sale, and it has no departure");
    else if (list.every(({ remaining }) => remaining === 0))
      api.report.warn(subject, "sales-dates says that the day is on sale, and all departures are sold out");
    else found += 1;
    prices.set(id, [...(prices.get(id) ?? []), ...list.flatMap(({ priceAdult }) => priceAdult ?? [])]);
  }
  if (found === 0 && unread === 0 && days.length > 0)
    api.report.fail("departures", "no departure was found on any day that is on sale");
  return prices;
}

/** Cards and calendars ask for months. */
async function checkMonth(api: Api, seen: readonly Seen[], today: IsoDate): Promise<void> {
  const { tour, dates } = seen.find((each) => each.dates?.some(({ date }) => date > today)) ?? {};
  const all = (dates ?? []).map(({ date }) => date).filter((date) => date > today);
  const month = monthOf(all[0] ?? today);
  if (tour === undefined) return;
  const [year = "", number = ""] = month.split("-");
  const subject = `${tour.id} in ${month}`;
  const asked = await api.need("FAIL", salesDates, { id: tour.id, year, month: number }, { of: subject });
  if (asked === null) return;
  const found = new Set(asked.data.map(({ date }) => date));
  const lost = all.filter((date) => monthOf(date) === month && !found.has(date));
  if (lost.length > 0)
    api.report.warn(
      `sales-dates ${subject}`,
      `with year and month, ${plural(lost.length, "date is", "dates are")} missing that the answer without them has: ${listed(lost)}`,
    );
}

function checkPrices(api: Api, seen: readonly Seen[], onDepartures: ReadonlyMap<number, number[]>): void {
  const wrong = seen.flatMap(({ tour: { id, priceFrom }, priceAdult, dates }) => {
    const ofDates = (dates ?? []).flatMap((day) => day.priceFrom ?? []);
    const others = [...(priceAdult === null ? [] : [priceAdult]), ...ofDates, ...(onDepartures.get(id) ?? [])];
    if (priceFrom === null || others.length === 0) return [];
    const [low, high] = [Math.min(...others), Math.max(...others)];
    return priceFrom < low || priceFrom > high
      ? [`${id}: ${priceFrom} on its card, ${low}${low === high ? "" : ` to ${high}`} elsewhere`]
      : [];
  });
  if (wrong.length > 0)
    api.report.warn("our-tours[*].priceFrom", `differs from the tour, its dates and departures: ${listed(wrong)}`);
}

/** Asks for tours one by one. */
export async function checkTours(api: Api, pages: Pages, all: readonly TourSummary[]): Promise<void> {
  const { maxTours } = api.options;
  const tours = all.slice(0, maxTours);
  if (tours.length < all.length)
    api.report.info(
      "our-tours",
      `the first ${tours.length} of ${all.length} tours were asked for one by one (--tours ${all.length} for all)`,
    );
  const seen = await mapAsync(tours, (tour) => checkTour(api, pages, tour), A_FEW);
  const wrongLinks = seen.flatMap(({ wrongLink }) => wrongLink ?? []);
  if (wrongLinks.length > 0)
    api.report.fail(
      "tour-link",
      `${plural(wrongLinks.length, "tour has", "tours have")} an address that leads elsewhere or nowhere: ${listed(wrongLinks)}`,
    );
  const { date: today } = placeTime(Date.now(), api.assumed.timeZone);
  const until = addDays(today, SOON_DAYS);
  const idle = seen.filter(
    ({ dates }) => dates !== null && !dates.some(({ date, available }) => available && date >= today && date <= until),
  );
  if (idle.length > 0)
    api.report.warn(
      "sales-dates",
      `${idle.length} of ${plural(seen.length, "tour")} have no date to book in the next ${SOON_DAYS} days: ${listed(idle.map(({ tour }) => tour.id))}`,
    );
  await checkMonth(api, seen, today);
  checkPrices(api, seen, await checkDepartures(api, seen, today));
}
