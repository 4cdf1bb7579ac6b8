/** One tour: what it is, which dates are on sale, and the departures of a date. */

import { Hono } from "hono";
import { departuresOn, isDate, salesDates } from "#tests/stand-in/departures.ts";
import type { Operator } from "#tests/stand-in/operator.ts";
import type { TourSeed } from "#tests/stand-in/seed/types.ts";
import { toursOf } from "./office.ts";

/** Tours a tenant does not sell do not exist for it. */
async function findTour(db: D1Database, host: string, is: (tour: TourSeed) => boolean): Promise<TourSeed | null> {
  return (await toursOf(db, host)).find(({ tour }) => is(tour))?.tour ?? null;
}

/** The schedule is the operator's own business: it shows as sales dates. */
function detail(tour: TourSeed) {
  return { ...tour, url: `/tour/${tour.slug}`, slug: undefined, schedule: undefined };
}

/** `year` and `month` as `YYYY-MM`; null without them, undefined when they are nonsense. */
function askedMonth(year: string | undefined, month: string | undefined): string | null | undefined {
  if (year === undefined && month === undefined) return null;
  if (!/^\d{4}$/.test(year ?? "") || !/^(?:0?[1-9]|1[0-2])$/.test(month ?? "")) return undefined;
  return `${year}-${month?.padStart(2, "0")}`;
}

export const product = new Hono<Operator>()
  .get("/product/web/detail/:id", async (c) => {
    const tour = await findTour(c.env.DB, c.get("host"), ({ id }) => String(id) === c.req.param("id"));
    return tour === null ? c.json({ error: "No such tour" }, 404) : c.json({ data: detail(tour) });
  })
  .get("/product/web/link-tour/:slug", async (c) => {
    const tour = await findTour(c.env.DB, c.get("host"), ({ slug }) => slug === c.req.param("slug"));
    return tour === null ? c.json({ error: "No such tour" }, 404) : c.json({ data: { id: tour.id } });
  })
  .get("/product/web/products/:id/sales-dates", async (c) => {
    const tour = await findTour(c.env.DB, c.get("host"), ({ id }) => String(id) === c.req.param("id"));
    if (tour === null) return c.json({ error: "No such tour" }, 404);
    const month = askedMonth(c.req.query("year"), c.req.query("month"));
    if (month === undefined) return c.json({ error: "year and month must be a month" }, 400);
    return c.json({ data: salesDates(tour, month, new Date()) });
  })
  .get("/product/web/products/:id/sessions/date/:date", async (c) => {
    const tour = await findTour(c.env.DB, c.get("host"), ({ id }) => String(id) === c.req.param("id"));
    const date = c.req.param("date");
    if (tour === null || !isDate(date)) return c.json({ error: "No such tour or date" }, 404);
    return c.json({ data: departuresOn(tour, date, new Date()) });
  });
