/** Data of the pages with a filtered tour list. */

import type { Site } from "#app/context.ts";
import { onCard } from "#app/domain/content/page-parts.ts";
import { slugTitle } from "#app/domain/content/slug.ts";
import type { TourCategory } from "#app/domain/tour/detail.ts";
import {
  countedOptions,
  type Facet,
  filterTours,
  isAboutTours,
  type Option,
  readFilters,
} from "#app/domain/tour/filters.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { tourGrid } from "#app/server-html/page-parts.server.tsx";
import { sendOnce } from "#app/server-html/render.server.tsx";
import { dataOr404 } from "./page-data.server.ts";

/** The categories to filter by; without the operator's list, those of the tours. */
export function categoryOptions(categories: readonly TourCategory[], tours: readonly TourSummary[]): Option[] {
  if (categories.length > 0) return categories.map(({ slug, title }) => ({ value: slug, title }));
  const slugs = new Set(tours.flatMap((tour) => tour.categories));
  return [...slugs].map((slug) => ({ value: slug, title: slugTitle(slug) }));
}

/** @throws the 503 response when the tours could not be loaded */
export function toursOr503(site: Site): TourSummary[] {
  return site.tours ?? dataOr404<TourSummary[]>({ status: "failed" });
}

/** A list before filtering. */
interface Listing {
  tours: readonly TourSummary[];
  facets: readonly Facet[];
  categories: readonly Option[];
}

/** The tours that match the query, and the props of `TourList`. */
export function tourList(site: Site, request: Request, query: URLSearchParams, { tours, facets, categories }: Listing) {
  const wanted = new URLSearchParams([...query].filter(([name]) => name === "sort" || facets.some((f) => f === name)));
  const filters = readFilters(wanted, categories);
  const found = filterTours(tours, filters).map(onCard);
  if (!isAboutTours(query, filters, tours) || (found.length === 0 && tours.length > 0)) site.doNotKeep();
  const list = {
    grid: sendOnce(request, tourGrid(site, found)),
    count: found.length,
    total: tours.length,
    filters,
    facets: facets
      .map((facet) => ({ facet, options: countedOptions(facet, tours, filters, categories) }))
      .filter(({ options }) => options.length > 1),
  };
  return { found, list };
}
