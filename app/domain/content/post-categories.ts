/** Posts by category. */

import { type Addresses, addressesOf } from "#app/domain/names/addresses.ts";
import { isSameName } from "#app/domain/names/names.ts";
import type { ContentPart } from "./content-part.ts";

/** What addresses call the categories of a page's posts. */
export function postCategories(parts: readonly ContentPart[]): Addresses {
  const posts = parts.flatMap((part) => (part.type === "posts" ? part.items : []));
  return addressesOf(posts.map(({ category }) => ({ name: category })));
}

/**
 * The blog's lists of posts with links to their categories.
 *
 * @param addresses of the categories
 * @param asked slug of the only category to show; others show all
 */
export function withCategories(
  parts: readonly ContentPart[],
  { slugOf, nameOf }: Addresses,
  asked: string | null,
): ContentPart[] {
  const shown = nameOf(asked ?? "");
  return parts.map((part) => {
    if (part.type !== "posts") return part;
    const names = [...new Set(part.items.flatMap(({ category }) => nameOf(slugOf(category)) ?? []))];
    if (names.length < 2) return part;
    const link = (name: string) => ({
      title: name,
      href: `/blog?${new URLSearchParams({ category: slugOf(name) }).toString()}`,
      isCurrent: name === shown,
    });
    const isNamed = shown !== null && names.includes(shown);
    return {
      ...part,
      items: isNamed ? part.items.filter(({ category }) => isSameName(category, shown)) : part.items,
      categories: [{ title: "All", href: "/blog", isCurrent: !isNamed }, ...names.map(link)],
    };
  });
}

/** False when all posts are shown. */
export function showsCategory(parts: readonly ContentPart[]): boolean {
  return parts.some((part) => part.type === "posts" && part.categories?.slice(1).some(({ isCurrent }) => isCurrent));
}
