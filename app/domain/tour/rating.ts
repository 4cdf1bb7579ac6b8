/** A tour's rating; only one that has a number of reviews. */

import { plural } from "./text.ts";

interface Rated {
  rating: number | null;
  reviewCount: number | null;
  reviewsAreDemo: boolean | null;
}

export interface Rating {
  /** 1 to 5. */
  stars: number;
  count: number;
  /** Invented: shown as demo data, and not told to search engines. */
  isDemo: boolean;
}

export function ratingOf({ rating, reviewCount, reviewsAreDemo }: Rated): Rating | null {
  if (!rating || !reviewCount) return null;
  return { stars: rating, count: reviewCount, isDemo: reviewsAreDemo === true };
}

/** `4.7 out of 5 from 212 reviews`, with `, demo data` for invented ones; "" without a rating. */
export function ratingText(tour: Rated): string {
  const rating = ratingOf(tour);
  if (rating === null) return "";
  return `${rating.stars} out of 5 from ${plural(rating.count, "review")}${rating.isDemo ? ", demo data" : ""}`;
}
