/** Tours: lists, categories, and of each tour its details, dates on sale and departures. */

import { pick } from "es-toolkit/object";
import { Hono } from "hono";
import { isIsoDate } from "#app/domain/calendar/dates.ts";
import { seatsTaken } from "#tests/stand-in/bookings.ts";
import { departuresOn, salesDates } from "#tests/stand-in/departures.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { categories, type TourSeed, topTourSlugs, tours } from "#tests/stand-in/seed/seed.ts";

const LISTED = (
  "id headerImage tags title summary durationHours pricePer childAgeMax singleSupplement overnight groupSizeMax categories minimumAge " +
  "wheelchair wheelchairNoticeHours hotelPickup languages startTimes highlights rating reviewCount reviewsAreDemo updated"
).split(" ") as (keyof TourSeed)[];

/** A tour as it appears in lists. */
export const listItem = (tour: TourSeed) => ({
  ...pick(tour, LISTED),
  url: `/tour/${tour.slug}`,
  priceFrom: tour.priceAdult,
  childPriceFrom: tour.priceChild,
});

/** In the order of the slugs. */
export const toursNamed = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => tours.filter((tour) => tour.slug === slug));

const findTour = (id: string) => tours.find((tour) => String(tour.id) === id);

/** @returns `YYYY-MM`; null without parameters, undefined when they are invalid */
function requestedMonth(year: string | undefined, month: string | undefined): string | null | undefined {
  if (year === undefined && month === undefined) return null;
  if (!/^\d{4}$/.test(year ?? "") || !/^(?:0?[1-9]|1[0-2])$/.test(month ?? "")) return undefined;
  return `${year}-${month?.padStart(2, "0")}`;
}

export const tourCalls = new Hono<StandInEnv>()
  .get("/office/our-tours", (c) => {
    const category = c.req.query("category");
    const found = tours.filter((tour) => category === undefined || tour.categories.includes(category));
    return c.json({ data: found.map(listItem) });
  })
  .get("/office/top-tours", (c) => c.json({ data: toursNamed(topTourSlugs).map(listItem) }))
  .get("/office/our-tour/category", (c) => c.json({ data: categories.toSorted((a, b) => a.id - b.id) }))
  .get("/product/web/detail/:id", (c) => {
    const tour = findTour(c.req.param("id"));
    if (tour === undefined) return c.json({ error: "No such tour" }, 404);
    // The schedule is returned as sales dates.
    return c.json({ data: { ...tour, url: `/tour/${tour.slug}`, slug: undefined, schedule: undefined } });
  })
  .get("/product/web/link-tour/:slug", (c) => {
    const [tour] = toursNamed([c.req.param("slug")]);
    return tour === undefined ? c.json({ error: "No such tour" }, 404) : c.json({ data: { id: tour.id } });
  })
  .get("/product/web/sales-dates", async (c) => {
    const month = requestedMonth(c.req.query("year"), c.req.query("month"));
    if (month === undefined) return c.json({ error: "year and month must be a month" }, 400);
    const taken = await seatsTaken(c.env.DB);
    const dates = (tour: TourSeed) => ({ id: tour.id, dates: salesDates(tour, month, taken) });
    return c.json({ data: tours.map(dates) });
  })
  .get("/product/web/products/:id/sales-dates", async (c) => {
    const tour = findTour(c.req.param("id"));
    if (tour === undefined) return c.json({ error: "No such tour" }, 404);
    const month = requestedMonth(c.req.query("year"), c.req.query("month"));
    if (month === undefined) return c.json({ error: "year and month must be a month" }, 400);
    return c.json({ data: salesDates(tour, month, await seatsTaken(c.env.DB)) });
  })
  .get("/product/web/products/:id/sessions/date/:date", async (c) => {
    const tour = findTour(c.req.param("id"));
    const date = c.req.param("date");
    if (tour === undefined || !isIsoDate(date)) return c.json({ error: "No such tour or date" }, 404);
    return c.json({ data: departuresOn(tour, date, await seatsTaken(c.env.DB)) });
  });
