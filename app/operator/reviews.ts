/** Ratings and reviews of a tour. */

import * as v from "valibot";
import { isIsoMonth } from "#app/domain/calendar/dates.ts";
import { expects, flag, line, listOf, optional, required, stars, whole, words } from "./fields.ts";

const MAX_REVIEWS = 5;

const isoMonth = expects("a month, 2026-10", v.pipe(v.string(), v.trim(), v.check(isIsoMonth)));

/** A tour is rated when both numbers are there. */
export const rating = {
  rating: optional(stars, "Average of its reviews, 1 to 5 stars", 4.7, "no rating"),
  reviewCount: optional(whole(), "How many reviews the average is of", 212, "no rating"),
  reviewsAreDemo: optional(
    flag,
    "True for invented reviews: they are marked as demo data, and search engines are not told of them",
    false,
  ),
};

const review = v.object({
  text: required(line(400), "What the guest says", "Our guide knew every turn of the road."),
  name: required(line(60), "Who says it", "Ana P."),
  month: optional(isoMonth, "Month of the review", "2026-10"),
  source: words(60, "Where it was published", "Tripadvisor"),
});

export const reviews = optional(listOf(review, MAX_REVIEWS), "Reviews to quote", undefined, "no quotes");
