/** Tenant config and navigation. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { remembered } from "#tests/stand-in/remembered.ts";

interface TenantRow {
  config: string;
  navigation: string;
  tags: string;
}

const tenants = remembered(async (db) => {
  const { results } = await db
    .prepare("SELECT host, config, navigation, tags FROM tenants")
    .all<TenantRow & { host: string }>();
  return new Map<string, TenantRow>(results.map(({ host, ...row }) => [host, row]));
});

export async function findTenant(db: D1Database, host: string): Promise<TenantRow | null> {
  return (await tenants.get(db)).get(host) ?? null;
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
