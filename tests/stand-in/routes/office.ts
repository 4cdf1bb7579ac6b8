/** Tour lists and categories. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { remembered } from "#tests/stand-in/remembered.ts";
import type { TourSeed } from "#tests/stand-in/seed/seed.ts";
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
    childAgeMax: tour.childAgeMax,
    overnight: tour.overnight,
    groupSizeMax: tour.groupSizeMax,
    categories: tour.categories,
    minimumAge: tour.minimumAge,
    wheelchair: tour.wheelchair,
    hotelPickup: tour.hotelPickup,
    languages: tour.languages,
    startTimes: tour.startTimes,
    highlights: tour.highlights,
    rating: tour.rating,
    reviewCount: tour.reviewCount,
    reviewsAreDemo: tour.reviewsAreDemo,
  };
}

const allTours = remembered(async (db) => {
  const { results } = await db
    .prepare("SELECT destination, top, data FROM tours ORDER BY position")
    .all<{ destination: string; top: number; data: string }>();
  return results.map(({ destination, top, data }) => ({ destination, top, tour: JSON.parse(data) as TourSeed }));
});

/** The tours of a tenant's destinations; all tours for a tenant without destinations. */
export async function toursOf(db: D1Database, host: string): Promise<{ tour: TourSeed; top: number }[]> {
  const row = await findTenant(db, host);
  const destinations: string[] = row === null ? [] : JSON.parse(row.tags);
  const tours = await allTours.get(db);
  return tours.filter(({ destination }) => destinations.length === 0 || destinations.includes(destination));
}

export const office = new Hono<StandInEnv>()
  .get("/office/our-tours", async (c) => {
    const category = c.req.query("category");
    const tours = (await toursOf(c.env.DB, c.get("host"))).map(({ tour }) => tour);
    return c.json({
      data: tours.filter((tour) => category === undefined || tour.categories.includes(category)).map(listItem),
    });
  })
  .get("/office/top-tours", async (c) => {
    const top = (await toursOf(c.env.DB, c.get("host")))
      .filter((entry) => entry.top > 0)
      .toSorted((a, b) => a.top - b.top);
    return c.json({ data: top.map(({ tour }) => listItem(tour)) });
  })
  .get("/office/our-tour/category", async (c) => {
    const { results } = await c.env.DB.prepare("SELECT data FROM categories ORDER BY id").all<{ data: string }>();
    return c.json({ data: results.map(({ data }) => JSON.parse(data)) });
  });
