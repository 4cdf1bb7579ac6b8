/** The addresses of a tenant's tours. */

import type { Addresses } from "#app/domain/names/addresses.ts";
import type { TourSummary as SentTour } from "#app/operator/tours.ts";
import { linkSlug, tourPagePath } from "./detail.ts";
import { destinationHref, type TourSummary } from "./tour.ts";

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
export function tourAddresses({
  tags,
  categories,
  languages,
  baseSiteUrl,
  tours,
}: Tenant): (tour: SentTour) => TourSummary {
  const owners = new Map<string, Set<number>>();
  for (const { id, url } of tours ?? []) {
    const name = linkSlug(url, baseSiteUrl)?.toLowerCase();
    if (name !== undefined) owners.set(name, (owners.get(name) ?? new Set()).add(id));
  }
  const isOwn = ({ id, url }: SentTour) => {
    const name = linkSlug(url, baseSiteUrl)?.toLowerCase();
    return name !== undefined && [...(owners.get(name) ?? [])].every((owner) => owner === id);
  };
  return (tour) => {
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
