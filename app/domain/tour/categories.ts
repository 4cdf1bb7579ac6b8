/** Tours name their categories by slug, id or title. */

import { slugify } from "#app/domain/content/slug.ts";
import type { TourCategory } from "#app/operator/categories.ts";
import type { TourSummary } from "#app/operator/tours.ts";

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
