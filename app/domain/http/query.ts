/** Query keys each page reads; all others (tracking, junk) are dropped before rendering. */

import { isIsoDate, isIsoMonth } from "#app/domain/calendar/dates.ts";
import { isQuestionSearch } from "#app/domain/content/question-query.ts";
import { isJustSent } from "#app/domain/forms/form-post.ts";
import { MAX_DAYS } from "#app/domain/tour/date-search.ts";
import { tourId } from "#app/domain/tour/detail.ts";
import { FACETS } from "#app/domain/tour/filters.ts";
import { PAGE_NUMBER } from "#app/domain/tour/list-pages.ts";
import { readCount } from "#app/domain/tour/party.ts";

const LIST = [...FACETS, "date", "days", "page", "people", "q", "sort"];

const QUERY_KEYS: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/tours\/[^/]+\/[^/]+\.ics$/, ["session"]],
  [/^\/tours\/[^/]+\.md$/, ["date"]],
  [/^\/our-tours(?:\/[^/]+)?\.md$/, LIST],
  [/^\/tours-detail\/[^/]+\/?$/, ["adults", "children", "date", "month", "original_url", "people", "stay"]],
  [/^\/tours\/[^/]+\/?$/, ["adults", "children", "date", "month", "people", "stay"]],
  [/^\/faq\/?$/, ["q"]],
  [/^\/contact-us\/?$/, ["adults", "back", "children", "date", "people", "sent", "shuttle", "tour"]],
  [/^\/news-letter\/?$/, ["sent"]],
  [/^\/our-tours(?:\/[^/]+)?\/?$/, LIST],
  [/^\/blog\/?$/, ["category"]],
];

const MAX_VALUE_CHARS = 512;

const isCount =
  (least: number, most = Number.POSITIVE_INFINITY) =>
  (value: string) => {
    const count = readCount(value);
    return count !== null && count >= least && count <= most;
  };

/** The values a page reads; each other one would be one more copy of the page in the cache. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  adults: isCount(1),
  back: isIsoDate,
  children: isCount(0),
  date: isIsoDate,
  days: isCount(2, MAX_DAYS),
  month: isIsoMonth,
  page: (value) => PAGE_NUMBER.test(value),
  people: isCount(1),
  q: isQuestionSearch,
  stay: isQuestionSearch,
  sent: (value) => isJustSent(value, Date.now()),
  tour: (value) => tourId(value) !== null,
};

/**
 * The query a page reads, in canonical form: known keys, sorted, the first value of each, no empty values.
 *
 * @returns "" or a string starting with `?`
 */
export function meaningfulQuery(pathname: string, params: URLSearchParams): string {
  const keys = QUERY_KEYS.find(([path]) => path.test(pathname))?.[1] ?? [];
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = params.get(key);
    if (value === null || value === "" || value.length > MAX_VALUE_CHARS) continue;
    if (VALUES[key]?.(value) !== false) kept.set(key, value);
  }
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
