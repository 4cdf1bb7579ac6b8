/** `robots.txt` of unlisted hosts; that of the site is a page. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";
import { type HostConfig, isUnlisted } from "./robots-tag.ts";

export function unlistedRobots(config: HostConfig): MiddlewareHandler<Gateway> {
  return async function unlistedRobots(c, next) {
    if (!isUnlisted(c.get("requestedHost"), config)) return next();
    return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": "no-cache" });
  };
}
