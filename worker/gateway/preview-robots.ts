/** `robots.txt` of preview hosts; that of the site is a page. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";
import { type HostConfig, isPreview } from "./robots-tag.ts";

export function previewRobots(config: HostConfig): MiddlewareHandler<Gateway> {
  return async function previewRobots(c, next) {
    if (!isPreview(c.get("requestedHost"), config)) return next();
    return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": "no-cache" });
  };
}
