/** Tenant config and navigation. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";

interface TenantRow {
  config: string;
  navigation: string;
  tags: string;
}

export async function findTenant(db: D1Database, host: string): Promise<TenantRow | null> {
  return db.prepare("SELECT config, navigation, tags FROM tenants WHERE host = ?").bind(host).first<TenantRow>();
}

export const tenant = new Hono<StandInEnv>()
  .post("/tenant-config/user/public", async (c) => {
    const { host } = await c.req.json<{ host?: string }>();
    const row = host === undefined ? null : await findTenant(c.env.DB, host);
    if (row === null) return c.json({ error: `Unknown host: ${host}` }, 404);
    return c.json({ data: JSON.parse(row.config) });
  })
  .get("/website/navigation/:id", async (c) => {
    if (c.req.param("id") !== "1") return c.json({ error: "No such navigation" }, 404);
    const row = await findTenant(c.env.DB, c.get("host"));
    return c.json({ data: row === null ? [] : JSON.parse(row.navigation) });
  });
