/** Tenant config and navigation. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { tenants } from "#tests/stand-in/seed/seed.ts";

/** Tests visit a tenant by hosts that nobody has visited before: `t7.canyon.localhost`. */
export const findTenant = (host = "") => tenants.find((tenant) => tenant.host === host.replace(/^t\d+\./, ""));

export const tenant = new Hono<StandInEnv>()
  .post("/tenant-config/user/public", async (c) => {
    const { host } = await c.req.json<{ host?: string }>();
    const found = findTenant(host);
    return found === undefined ? c.json({ error: `Unknown host: ${host}` }, 404) : c.json({ data: found.config });
  })
  .get("/website/navigation/:id", (c) => {
    if (c.req.param("id") !== "1") return c.json({ error: "No such navigation" }, 404);
    return c.json({ data: findTenant(c.get("host"))?.navigation ?? [] });
  });
