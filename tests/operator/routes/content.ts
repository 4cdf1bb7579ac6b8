/** Pages of the page builder. */

import { Hono } from "hono";
import type { Operator } from "../operator.ts";
import { findTenant } from "./tenant.ts";

/** Pages are shared by the tenants; each reads its own name where the editor wrote `{{brand}}`. */
async function withBrand(db: D1Database, host: string, json: string): Promise<unknown> {
  const row = await findTenant(db, host);
  const { documentTitle = "National Park Tours" } =
    row === null ? {} : (JSON.parse(row.config) as { documentTitle?: string });
  return JSON.parse(json.replaceAll("{{brand}}", JSON.stringify(documentTitle).slice(1, -1)));
}

export const content = new Hono<Operator>().get("/website/builder/page/1/:page", async (c) => {
  const row = await c.env.DB.prepare("SELECT data FROM pages WHERE name = ?")
    .bind(c.req.param("page"))
    .first<{ data: string }>();
  if (row === null) return c.json({ error: "No such page" }, 404);
  return c.json({ data: await withBrand(c.env.DB, c.get("host"), row.data) });
});
