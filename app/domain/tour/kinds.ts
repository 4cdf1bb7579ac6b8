/** The categories of tours, which name them by slug, id or title, and the addresses of a tenant's tours. */

import { type Addresses, addressesOf } from "#app/domain/names/addresses.ts";
import { isSameName, isSlug, slugTitle } from "#app/domain/names/names.ts";
import { encodedPath } from "#app/domain/names/paths.ts";
import type { TourSummary as SentTour, TourCategory } from "#app/operator/tours.ts";
import { linkSlug, tourPagePath } from "./detail.ts";
import { destinationHref, type TourSummary } from "./tour.ts";

/** A category with a page of its own: `/our-tours/{slug}`. */
export interface Kind {
  slug: string;
  title: string;
}

export function kindHref(slug: string): string {
  return encodedPath(`/our-tours/${slug}`);
}

type Named = Pick<TourCategory, "id" | "slug" | "title">;

/** Finds the slug of the category that a tour names; null for a name that none has. */
export function categoryFinder(categories: readonly Named[]): (name: string) => string | null {
  const titles = addressesOf(categories.map(({ slug, title }) => ({ name: title, slug })));
  return (name) => {
    const named =
      categories.find(({ slug }) => isSameName(slug, name)) ?? categories.find(({ id }) => String(id) === name);
    return named?.slug ?? (titles.slugOf(name) || null);
  };
}

/** What addresses call the categories that tours name, also those that the operator's list lacks. */
export function categoryAddresses(
  tours: readonly Pick<SentTour, "categories">[],
  categories: readonly Named[],
): Addresses {
  const find = categoryFinder(categories);
  const known = new Map(tours.flatMap((tour) => tour.categories).map((name) => [name, find(name)]));
  const addresses = addressesOf([
    ...categories.map(({ slug, title }) => ({ name: title, slug })),
    ...[...known].flatMap(([name, slug]) => (slug === null ? [{ name }] : [])),
  ]);
  return { ...addresses, slugOf: (name) => known.get(name) ?? addresses.slugOf(name) };
}

/**
 * The operator's categories that some tour has, in its order.
 *
 * @param categories null while they are unknown: then those that the tours name, but not by a number
 * @param addresses of the categories
 */
export function kindsOf<K extends Kind>(
  tours: readonly Pick<TourSummary, "categories">[],
  categories: readonly K[] | null,
  addresses: Pick<Addresses, "nameOf">,
): (K | Kind)[] {
  const slugs = new Set(tours.flatMap((tour) => tour.categories));
  if (categories !== null) return categories.filter(({ slug }) => slugs.has(slug));
  return [...slugs]
    .filter((slug) => !/^\d+$/.test(slug))
    .map((slug) => {
      const name = addresses.nameOf(slug) ?? slug;
      return { slug, title: isSlug(name) ? slugTitle(name) : name };
    });
}

interface Tenant {
  /** What addresses call all tags. */
  tags: Pick<Addresses, "slugOf">;
  /** What they call all categories. */
  categories: Pick<Addresses, "slugOf">;
  /** What they call the languages of guides. */
  languages: Pick<Addresses, "slugOf">;
  baseSiteUrl: string;
  /** All that are listed; null while they are unknown. */
  tours: readonly Pick<SentTour, "id" | "url">[] | null;
}

/**
 * Makes the tours of pages from those that the operator sends: with slugs for categories, and an address. That names the tour by the last
 * part of the operator's own address (specification 2), unless another tour has the same part, or `link-tour` cannot be asked for it.
 */
export function tourAddresses({ tags, categories, languages, baseSiteUrl, tours }: Tenant) {
  const nameOf = ({ url }: Pick<SentTour, "url">) => linkSlug(url, baseSiteUrl)?.toLowerCase();
  const owners = Map.groupBy(tours ?? [], nameOf);
  const isOwn = (tour: SentTour) => {
    const name = nameOf(tour);
    return name !== undefined && (owners.get(name) ?? []).every(({ id }) => id === tour.id);
  };
  return (tour: SentTour): TourSummary => {
    const slugs = tour.tags.map(tags.slugOf);
    const [place = ""] = slugs;
    const named = `${destinationHref(place)}?original_url=${encodeURIComponent(tour.url)}`;
    return {
      ...tour,
      place,
      places: [...new Set(slugs)].filter((slug) => slug !== ""),
      categories: [...new Set(tour.categories.map(categories.slugOf))].filter((slug) => slug !== ""),
      languageSlugs: (tour.languages ?? []).map(languages.slugOf),
      href: place !== "" && isOwn(tour) ? named : tourPagePath(tour.id),
    };
  };
}
