/** `/robots.txt` of previews: here, because the page cache knows the tenant and not the host that was asked for. */

import type { MiddlewareHandler } from "hono";
import { isPreviewHost } from "#app/domain/tenant/site-address.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";

export function previewRobots({ tenantHost }: Pick<Config, "tenantHost">): MiddlewareHandler<Gateway> {
  return async function previewRobots(c, next) {
    const asked = c.get("askedHost");
    if (asked !== null && !isPreviewHost(asked, tenantHost)) return next();
    return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": "no-cache" });
  };
}
