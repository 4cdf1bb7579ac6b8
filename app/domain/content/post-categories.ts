/** Posts by category. */

import { slugify } from "#app/domain/content/slug.ts";
import type { ContentPart } from "./content-part.ts";

/** Lists of posts with links to their categories. @param asked slug of the only category to show; others show all */
export function withCategories(parts: readonly ContentPart[], path: string, asked: string | null): ContentPart[] {
  return parts.map((part) => {
    if (part.type !== "posts") return part;
    const names = [...new Set(part.items.map(({ category }) => category))].filter((name) => slugify(name) !== "");
    const shown = names.find((name) => slugify(name) === asked);
    if (names.length < 2) return part;
    const link = (name: string) => ({ name, href: `${path}?category=${slugify(name)}`, current: name === shown });
    return {
      ...part,
      items: shown === undefined ? part.items : part.items.filter(({ category }) => category === shown),
      categories: [{ name: "All", href: path, current: shown === undefined }, ...names.map(link)],
    };
  });
}

/** False when all posts are shown. */
export function showsCategory(parts: readonly ContentPart[]): boolean {
  return parts.some((part) => part.type === "posts" && part.categories?.slice(1).some(({ current }) => current));
}
