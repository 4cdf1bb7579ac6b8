/** Query keys each page reads; all others (tracking, junk) are dropped before rendering. */

import { isIsoDate, isIsoMonth } from "#app/domain/calendar/dates.ts";
import { isQuestionSearch } from "#app/domain/content/question-query.ts";
import { isJustSent } from "#app/domain/forms/form-post.ts";
import { MAX_DAYS } from "#app/domain/tour/date-search.ts";
import { tourId } from "#app/domain/tour/detail.ts";
import { FACETS } from "#app/domain/tour/filters.ts";
import { PAGE_NUMBER } from "#app/domain/tour/list-pages.ts";
import { askedParty, isDefaultParty, partyQuery, readCount } from "#app/domain/tour/party.ts";
import { isTourIds } from "#app/domain/tour/tour-ids.ts";

/** Stands for the parameters of the party, which are written in one form. */
const PARTY = "party";
const LIST = [...FACETS, PARTY, "date", "days", "page", "q", "sort", "when"];
const TOUR = [PARTY, "date", "month", "stay"];
const PLACE = [PARTY, "date", "days", "stay"];

const QUERY_KEYS: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/$/, ["date", "days", "destination", PARTY]],
  [/^\/shuttle-service(?:\/[^/]+)?\/?$/, ["date", PARTY]],
  [/^\/tours\/[^/]+\/[^/]+\.ics$/, ["booked", "session", "stay"]],
  [/^\/tours\/[^/]+\.md$/, ["date", PARTY]],
  [/^\/our-tours\/tiles\.json$/, ["tours", PARTY]],
  [/^\/our-tours\/?(?:\.md)?$/, [...LIST, "compare"]],
  [/^\/our-tours\/[^/]+\.md$/, LIST],
  [/^\/tours-detail\/[^/]+\/?$/, [...TOUR, "original_url"]],
  [/^\/tours\/[^/]+\/?$/, TOUR],
  [/^\/faq\/?$/, ["q"]],
  [/^\/contact-us\/?$/, ["back", "date", "for", PARTY, "sent", "shuttle", "tour"]],
  [/^\/news-letter\/?$/, ["sent"]],
  [/^\/our-tours\/[^/]+\/?$/, LIST],
  [/^\/blog\/?$/, ["category"]],
];

const MAX_VALUE_CHARS = 512;

/** The values a page reads; each other one would be one more copy of the page in the cache. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  back: isIsoDate,
  booked: (value) => value === "yes",
  compare: isTourIds,
  date: isIsoDate,
  days: (value) => (readCount(value) ?? 0) >= 2 && Number(value) <= MAX_DAYS,
  for: (value) => ["gift", "waiting", "group"].includes(value),
  month: isIsoMonth,
  page: (value) => PAGE_NUMBER.test(value),
  q: isQuestionSearch,
  stay: isQuestionSearch,
  sent: (value) => isJustSent(value, Date.now()),
  tour: (value) => tourId(value) !== null,
  tours: isTourIds,
};

/** The party in one form, whatever the fields that asked for it; a tour's page is for the default party without being asked. */
function partyParameters(keys: readonly string[], params: URLSearchParams): [name: string, value: string][] {
  const party = keys.includes(PARTY) ? askedParty(params) : null;
  if (party === null) return [];
  return keys.includes("month") && isDefaultParty(party) ? [] : Object.entries(partyQuery(party));
}

/**
 * The query a page reads, in canonical form: known keys, sorted, the first value of each, no empty values, no defaults.
 *
 * @returns "" or a string starting with `?`
 */
export function meaningfulQuery(pathname: string, params: URLSearchParams): string {
  const isPlacePage = pathname.startsWith("/tours-detail/") && !params.has("original_url");
  const keys = isPlacePage ? PLACE : (QUERY_KEYS.find(([path]) => path.test(pathname))?.[1] ?? []);
  const kept = new URLSearchParams();
  // `when` leads to the list of a date, which passes the hotel on.
  for (const key of keys.includes("when") && params.has("when") ? [...keys, "stay"] : keys) {
    const value = params.get(key);
    if (value === null || value === "" || value.length > MAX_VALUE_CHARS) continue;
    if (VALUES[key]?.(value) !== false) kept.set(key, value);
  }
  for (const [name, value] of partyParameters(keys, params)) kept.set(name, value);
  kept.sort();
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
