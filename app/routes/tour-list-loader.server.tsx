/** Data of the pages with a filtered tour list. */

import { redirect } from "react-router";
import type { SharedContent, Site } from "#app/context.ts";
import { type Format, formatOf } from "#app/domain/locale/format.ts";
import { ignoredDateText, readDateQuery, withSoonDays } from "#app/domain/tour/date-search.ts";
import { lastBookableDate } from "#app/domain/tour/detail.ts";
import {
  choicesOf,
  closestTours,
  countedFacets,
  FACETS,
  type Facet,
  filterTours,
  isCheckbox,
  isUnfiltered,
  type Option,
  readFilters,
  shortestFitting,
  type TourFilters,
} from "#app/domain/tour/filters.ts";
import { listHeading } from "#app/domain/tour/list-headings.ts";
import { listPage, listPageHref } from "#app/domain/tour/list-pages.ts";
import { byDateQuery, isAboutList, isLargeGroup, openTours, soonestFirst } from "#app/domain/tour/listed-tours.ts";
import { placeOptions } from "#app/domain/tour/places.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { searchedTours } from "#app/domain/tour/tour-search.ts";
import { PARTY_PARAMETERS } from "#app/domain/visit/visit.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { IgnoredDate, LargeGroup, ListNotice, OtherTours, TourPages } from "#app/features/tour-list/list-parts.tsx";
import { pagePart } from "#app/server-html/render.server.tsx";
import { datesFor, moved, unavailable } from "./page-data.server.ts";

/** @throws the 503 response when the tours could not be loaded */
export function toursOr503(site: Site): TourSummary[] {
  return site.tours ?? unavailable();
}

/** A list before filtering. */
interface Listing {
  path: string;
  tours: readonly TourSummary[];
  facets: readonly Facet[];
  categories: readonly Option[];
}

/** The dates a visitor may ask for. */
export function dateLimits(site: Site) {
  const { date: today } = site.now();
  return { today, last: lastBookableDate(today) };
}

/** The same list on the first day after those asked for that has tours; null when none is known. */
function nextDay({ comingDate }: Format, path: string, query: URLSearchParams, day: string | null, today: string) {
  if (day === null) return null;
  const there = new URLSearchParams(query);
  there.delete("days");
  there.set("date", day);
  return { text: `See tours on ${comingDate(day, today)}`, href: `${path}?${there.toString()}` };
}

/** Counts of the list of all tours without a filter. */
function countsOfAll({ tenant, tours, kinds, places }: SharedContent) {
  const all = tours ?? [];
  const category = kinds.map(({ slug, title }) => ({ value: slug, title }));
  const choices = choicesOf(formatOf(tenant), all, { category, destination: placeOptions(places) });
  return countedFacets(FACETS, all, readFilters(new URLSearchParams(), choices), choices);
}

/** The same list on any day, for any party. */
function undatedHref(path: string, query: URLSearchParams): string {
  const rest = [...query].filter(([name]) => !["date", "days", ...PARTY_PARAMETERS].includes(name));
  return listPageHref(path, new URLSearchParams(rest), 1);
}

/** @throws the 301 response to the same list for the name of a place, language or category by an earlier rule */
function toTodaysNames(site: Site, query: URLSearchParams, path: string, filters: TourFilters): void {
  const names = { destination: site.places.tags, language: site.languageNames, category: site.categoryNames };
  const today = new URLSearchParams();
  for (const [facet, addresses] of Object.entries(names)) {
    const newer = filters[facet as Facet] === "" ? addresses.movedTo(query.get(facet) ?? "") : null;
    if (newer !== null) today.set(facet, newer);
  }
  if (today.size > 0) moved(`${path}?${today.toString()}`);
}

/**
 * The tours that match the query, and the props of `TourList`.
 *
 * @throws the redirect to the days that the `when` of the query means
 */
export async function tourList(
  site: Site,
  request: Request,
  query: URLSearchParams,
  { path, tours, facets, categories }: Listing,
) {
  const wanted = new URLSearchParams(
    [...query].filter(([name]) => name === "sort" || name === "q" || facets.some((f) => f === name)),
  );
  const format = formatOf(site.tenant);
  const own = { category: categories, destination: placeOptions(site.places) };
  const choices = choicesOf(format, tours, own, query);
  const filters = readFilters(wanted, choices);
  toTodaysNames(site, query, path, filters);
  const limits = dateLimits(site);
  const soon = withSoonDays(query, limits.today);
  if (soon !== null) throw redirect(`${path}?${soon.toString()}`);
  const dateQuery = readDateQuery(query, limits.today);
  const searched = searchedTours(tours, filters.q, site.tenant.synonyms);
  const found = filterTours(searched.whole, filters);
  const isEmpty = found.length === 0;
  const shown = isEmpty ? closestTours(tours, filters, searched.ranked) : found;
  const known = await datesFor(site, request, shown, { dateQuery });
  const asked = { format, known, today: limits.today, isByWheelchair: filters.wheelchair === "yes" };
  const { listed, others, next } = byDateQuery(shown, dateQuery, asked);
  const another = isEmpty ? null : nextDay(format, path, query, next, limits.today);
  const hasCards = listed.length > 0;
  const inOrder = filters.sort === "" ? soonestFirst(listed) : listed;
  const { items: onPage, page, pages } = listPage(inOrder, query.get("page"));
  const items = onPage.map(({ card }) => card());
  const isPageOutOfRange = query.has("page") && query.get("page") !== String(page);
  if (isPageOutOfRange || !isAboutList(query, { filters, dateQuery, tours }) || (isEmpty && tours.length > 0)) {
    site.doNotStore("no-match");
  }
  const hrefs = Array.from({ length: pages }, (_, index) => listPageHref(path, query, index + 1));
  const ignoredDate = ignoredDateText(format, query, limits.today);
  const isUnfit = !hasCards && others.length > 0 && others.every(({ isNeverOpen }) => isNeverOpen);
  const open = openTours(searched.whole, dateQuery, asked);
  const byWheelchair = openTours(searched.whole, dateQuery, { ...asked, isByWheelchair: true });
  const isWhole = tours === site.tours && facets === FACETS && dateQuery.dates.length === 0 && isUnfiltered(filters);
  const counted = isWhole
    ? site.once(countsOfAll)
    : countedFacets(facets, tours, filters, choices, (tour, facet) =>
        (facet === "wheelchair" ? byWheelchair : open).has(tour),
      );
  const counts = { all: tours.length, fitting: found.length, listed: listed.length };
  const shortest = isEmpty ? shortestFitting(searched.whole, filters) : null;
  const notice = { isEmpty, hasCards, isUnfit, total: tours.length, path, shortest, q: filters.q };
  const shownTours = (
    <>
      {!isEmpty && hasCards ? null : <ListNotice {...notice} next={another} />}
      {hasCards ? (
        <div>
          <TourGrid site={site} tours={items} isOnTop />
          {hrefs.length < 2 ? null : <TourPages page={page} hrefs={hrefs} />}
        </div>
      ) : null}
      {isLargeGroup(found, dateQuery) ? <LargeGroup dateQuery={dateQuery} hasCards={hasCards} /> : null}
      {others.length === 0 ? null : (
        <OtherTours groups={others} dateQuery={dateQuery} hasCards={hasCards} allHref={undatedHref(path, query)} />
      )}
    </>
  );
  const list = {
    ignored: ignoredDate === "" ? null : pagePart(site, request, <IgnoredDate why={ignoredDate} />),
    tours: pagePart(site, request, shownTours),
    heading: listHeading(format, counts, dateQuery, { page, pages }),
    filters,
    dateQuery,
    limits,
    facets: counted.filter(({ facet, options }) => options.length > (isCheckbox(facet) ? 0 : 1)),
  };
  // Filters and dates make no page of their own for search engines; later pages have tours that the first has not.
  const canonical = site.origin + listPageHref(path, new URLSearchParams(), page);
  return { found: isEmpty ? [] : items, isEmpty, list, canonical, visit: site.visit };
}
