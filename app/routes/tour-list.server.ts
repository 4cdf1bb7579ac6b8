/** What the pages with a filtered tour list share. */

import type { Site } from "#app/context.ts";
import { onCard } from "#app/domain/content/page-parts.ts";
import { isDocument, unsent } from "#app/domain/http/document.ts";
import type { TourCategory } from "#app/domain/tour/detail.ts";
import {
  countedOptions,
  type Facet,
  filterTours,
  type Option,
  readFilters,
  type TourFilters,
} from "#app/domain/tour/filters.ts";
import type { TourOnCard, TourSummary } from "#app/domain/tour/tour.ts";
import type { FacetOptions } from "#app/features/tour-list/filter-form.tsx";
import { dataOr404 } from "./page-data.server.ts";

export interface TourListData {
  /** Left out of a document's data: its HTML has their cards. */
  tours?: TourOnCard[];
  count: number;
  total: number;
  facets: FacetOptions[];
  filters: TourFilters;
}

/** `small-group` → `Small group`: a category's name as long as the operator does not say it. */
function nameOf(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The categories to filter by; without the operator's list, what the tours themselves carry. */
export function categoryOptions(categories: readonly TourCategory[], tours: readonly TourSummary[]): Option[] {
  if (categories.length > 0) return categories.map(({ slug, title }) => ({ value: slug, title }));
  const slugs = new Set(tours.flatMap((tour) => tour.categories));
  return [...slugs].map((slug) => ({ value: slug, title: nameOf(slug) }));
}

/** The tenant's tours; the 503 answer when they could never be read. */
export function toursOr503(site: Site): TourSummary[] {
  return site.tours ?? dataOr404<TourSummary[]>({ status: "failed" });
}

export function tourListData(
  tours: readonly TourSummary[],
  query: URLSearchParams,
  facets: readonly Facet[],
  categories: readonly Option[],
): TourListData & { tours: TourOnCard[] } {
  const asked = new URLSearchParams([...query].filter(([name]) => name === "sort" || facets.some((f) => f === name)));
  const filters = readFilters(asked, categories);
  const found = filterTours(tours, filters);
  return {
    tours: found.map(onCard),
    count: found.length,
    total: tours.length,
    filters,
    facets: facets
      .map((facet) => ({ facet, options: countedOptions(facet, tours, filters, categories) }))
      .filter(({ options }) => options.length > 1),
  };
}

/** A page's data with a list; sent with a document, they leave the list's tours to its HTML. */
export function listFor<T extends TourListData>(request: Request, page: T): T {
  return isDocument(request) ? unsent(page, "tours") : page;
}
