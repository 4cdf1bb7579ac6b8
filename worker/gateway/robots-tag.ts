/** Rules for search engines that depend on the request's host, which cached pages do not know. */

import type { MiddlewareHandler } from "hono";
import { isUnlistedHost } from "#app/domain/tenant/site-address.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";

type HostConfig = Pick<Config, "tenantHost">;

function isUnlisted(requestedHost: string | null, { tenantHost }: HostConfig): boolean {
  return requestedHost === null || isUnlistedHost(requestedHost, tenantHost);
}

/** `noindex` for unlisted hosts, errors, redirects and handed-off pages. Static assets: `public/_headers`. */
export function robotsTag(config: HostConfig): MiddlewareHandler<Gateway> {
  return async function robotsTag(c, next) {
    await next();
    if (isUnlisted(c.get("requestedHost"), config) || c.res.status >= 300 || c.get("handedOff") === true) {
      c.res.headers.set("x-robots-tag", "noindex");
    }
  };
}

/** `robots.txt` of unlisted hosts; that of the site is a page. */
export function unlistedRobots(config: HostConfig): MiddlewareHandler<Gateway> {
  return async function unlistedRobots(c, next) {
    if (!isUnlisted(c.get("requestedHost"), config)) return next();
    return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": "no-cache" });
  };
}
