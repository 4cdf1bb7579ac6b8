/**
 * `/__insights`: reports of page loads, as the site's worker wrote them, in memory. Miniflare's Analytics Engine keeps nothing, so
 * scripts/workers-cache/entry.ts sends them here. `GET` lists them, `DELETE` empties the list.
 */

import { Hono } from "hono";
import type { StandInEnv } from "./env.ts";

/** Columns are in docs/insights.md. */
interface DataPoint {
  indexes: string[];
  blobs: string[];
  doubles: number[];
}

export interface InsightsReport {
  host: string;
  /** Empty when the worker dropped the report. */
  points: DataPoint[];
}

/** Older reports are dropped. */
const MAX_REPORTS = 500;
export const reports: InsightsReport[] = [];

export const insights = new Hono<StandInEnv>()
  .get("/", (c) => c.json(reports))
  .post("/", async (c) => {
    reports.push(await c.req.json<InsightsReport>());
    if (reports.length > MAX_REPORTS) reports.shift();
    return c.json({ ok: true });
  })
  .delete("/", (c) => {
    reports.length = 0;
    return c.json({ ok: true });
  });
