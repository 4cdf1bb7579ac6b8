/** Tours name their categories by slug, id or title. */

import { slugify, slugTitle } from "#app/domain/content/slug.ts";
import type { TourCategory } from "#app/operator/categories.ts";
import type { TourSummary } from "#app/operator/tours.ts";

/** A category with a page of its own: `/our-tours/{slug}`. */
export interface Kind {
  slug: string;
  title: string;
}

/** @returns null for a name that no category has */
export function categorySlug(
  name: string,
  categories: readonly Pick<TourCategory, "id" | "slug" | "title">[],
): string | null {
  const slug = slugify(name);
  const category =
    categories.find((each) => each.slug === name) ??
    categories.find(({ id }) => String(id) === name) ??
    categories.find((each) => each.slug === slug || slugify(each.title) === slug);
  return category?.slug ?? null;
}

/** The tours with slugs for categories, also of a name that no category has. */
export function withCategorySlugs<T extends Pick<TourSummary, "categories">>(
  tours: readonly T[],
  categories: readonly TourCategory[],
): T[] {
  const slugs = new Map<string, string>();
  const slugOf = (name: string) => {
    const slug = slugs.get(name) ?? categorySlug(name, categories) ?? slugify(name);
    slugs.set(name, slug);
    return slug;
  };
  return tours.map((tour) => ({ ...tour, categories: [...new Set(tour.categories.map(slugOf))] }));
}

/**
 * The operator's categories that some tour has, in its order.
 *
 * @param categories null while they are unknown: then those that the tours name, but not by a number
 */
export function kindsOf<K extends Kind>(
  tours: readonly Pick<TourSummary, "categories">[],
  categories: readonly K[] | null,
): (K | Kind)[] {
  const slugs = new Set(tours.flatMap((tour) => tour.categories));
  if (categories !== null) return categories.filter(({ slug }) => slugs.has(slug));
  return [...slugs].filter((slug) => !/^\d+$/.test(slug)).map((slug) => ({ slug, title: slugTitle(slug) }));
}
