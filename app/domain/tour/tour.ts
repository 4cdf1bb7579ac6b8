/** Tours in lists, and links to them (specification 2). */

export interface TourSummary {
  id: number;
  title: string;
  image: string;
  tags: string[];
  /** Opaque data: never fetched, never a redirect target. */
  url: string;
  summary: string;
  durationHours: number | null;
  /** US dollars, adult. */
  priceFrom: number | null;
  overnight: boolean;
  categories: string[];
}

/** What a card shows; of the tags only the first, the place. */
export type TourOnCard = Omit<TourSummary, "categories">;

export interface Tile {
  title: string;
  image: string;
  href: string;
}

/** "Valley of Fire" → `valley-of-fire`. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function destinationHref(slug: string): string {
  return `/tours-detail/${slug}-tours/`;
}

/** Specification 2: the tag is the first tag of the tour. */
export function tourHref(tour: Pick<TourSummary, "tags" | "url">): string {
  const slug = slugify(tour.tags[0] ?? "") || "national-park";
  return `${destinationHref(slug)}?original_url=${encodeURIComponent(tour.url)}`;
}
