/** Tour lists and categories. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { categories, type TourSeed, topTourSlugs, tours } from "#tests/stand-in/seed/seed.ts";
import { findTenant } from "./tenant.ts";

/** A tour as it appears in lists. */
export function listItem(tour: TourSeed) {
  return {
    id: tour.id,
    headerImage: tour.headerImage,
    tags: tour.tags,
    url: `/tour/${tour.slug}`,
    title: tour.title,
    summary: tour.summary,
    durationHours: tour.durationHours,
    priceFrom: tour.priceAdult,
    childPriceFrom: tour.priceChild,
    pricePer: tour.pricePer,
    childAgeMax: tour.childAgeMax,
    overnight: tour.overnight,
    groupSizeMax: tour.groupSizeMax,
    categories: tour.categories,
    minimumAge: tour.minimumAge,
    wheelchair: tour.wheelchair,
    wheelchairNoticeHours: tour.wheelchairNoticeHours,
    hotelPickup: tour.hotelPickup,
    languages: tour.languages,
    startTimes: tour.startTimes,
    highlights: tour.highlights,
    rating: tour.rating,
    reviewCount: tour.reviewCount,
    reviewsAreDemo: tour.reviewsAreDemo,
    updated: tour.updated,
  };
}

/** The tours of a tenant's destinations; all tours for a tenant without destinations. */
export function toursOf(host: string): TourSeed[] {
  const { destinations = [] } = findTenant(host) ?? {};
  return tours.filter(({ destination }) => destinations.length === 0 || destinations.includes(destination));
}

/** Those of the given slugs that the tenant sells, in the order of the slugs. */
export const toursNamed = (host: string, slugs: readonly string[]) =>
  slugs.flatMap((slug) => toursOf(host).filter((tour) => tour.slug === slug));

export const office = new Hono<StandInEnv>()
  .get("/office/our-tours", (c) => {
    const category = c.req.query("category");
    const found = toursOf(c.get("host")).filter((tour) => category === undefined || tour.categories.includes(category));
    return c.json({ data: found.map(listItem) });
  })
  .get("/office/top-tours", (c) => c.json({ data: toursNamed(c.get("host"), topTourSlugs).map(listItem) }))
  .get("/office/our-tour/category", (c) => c.json({ data: categories.toSorted((a, b) => a.id - b.id) }));
