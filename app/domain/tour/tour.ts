/** Tours as lists and tiles know them, and the links to them (specification 2). */

export interface TourSummary {
  id: number;
  title: string;
  /** Absolute URL or the no-image placeholder. */
  image: string;
  tags: string[];
  /** The operator's address of the tour; data only, never fetched and never a redirect target. */
  url: string;
  summary: string;
  durationHours: number | null;
  /** US dollars, adult. */
  priceFrom: number | null;
  overnight: boolean;
  categories: string[];
}

/** What a card shows of a tour; of its tags only the first, which names the place. */
export type TourOnCard = Omit<TourSummary, "categories">;

/** A tile of the mega-menu or a destination grid. */
export interface Tile {
  title: string;
  image: string;
  href: string;
}

/** Lower case, letters and digits joined by single hyphens: "Valley of Fire" → `valley-of-fire`. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `/tours-detail/{slug}-tours/`, the landing page of a destination or tag. */
export function destinationHref(slug: string): string {
  return `/tours-detail/${slug}-tours/`;
}

/** Specification 2: `/tours-detail/{tag}-tours/` with a query `original_url`; the tag is the first tag of the tour. */
export function tourHref(tour: Pick<TourSummary, "tags" | "url">): string {
  const slug = slugify(tour.tags[0] ?? "") || "national-park";
  return `${destinationHref(slug)}?original_url=${encodeURIComponent(tour.url)}`;
}
