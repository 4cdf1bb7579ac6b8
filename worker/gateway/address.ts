/** The site and the page that a request is for. */

import type { MiddlewareHandler } from "hono";
import { normalPath } from "#app/domain/http/normal-address.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { isAllowedHost, isUnlistedHost, normalizeHost } from "#app/domain/tenant/host.ts";
import type { Config } from "#worker/config.ts";
import type { DocumentPath, Gateway } from "./context.ts";

const parsed = new WeakMap<Request, URL>();

/** The URL as it was sent, parsed once: in workerd that costs more than our rules together. Never mutate it. */
export function sentUrl(request: Request): URL {
  const url = parsed.get(request) ?? new URL(request.url);
  parsed.set(request, url);
  return url;
}

/** The path that routes are matched with. */
export function routedPath(request: Request): string {
  return normalPath(sentUrl(request).pathname);
}

/** Rules, limits and routes look at one form of the path, so that another spelling passes none of them by (RFC 3986 6.2.2). */
export const parsedAddress: MiddlewareHandler<Gateway> = async (c, next) => {
  let url = sentUrl(c.req.raw);
  const pathname = routedPath(c.req.raw);
  if (url.pathname !== pathname) {
    url = new URL(url);
    url.pathname = pathname;
  }
  c.set("url", url);
  c.set("requestedHost", normalizeHost(url.hostname));
  await next();
};

/** The page of an address: React Router requests the data of `/x` at `/x.data`, of `/x/` at `/x/_.data`. */
export function documentPath(pathname: string): DocumentPath {
  if (pathname.endsWith("/_.data")) return { pathname: pathname.slice(0, -"_.data".length), isData: true };
  if (pathname.endsWith(".data")) return { pathname: pathname.slice(0, -".data".length), isData: true };
  return { pathname, isData: false };
}

/** The page's query: that of a data request without React Router's own parameter. */
export function documentSearch(url: URL, isData: boolean): string {
  if (!isData || !url.searchParams.has("_routes")) return url.search;
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const search = params.toString();
  return search === "" ? "" : `?${search}`;
}

type HostConfig = Pick<Config, "tenantHost">;

/**
 * The tenant of a request (specification 10.1). A client's `X-Forwarded-Host` and `Host-Name` are never read. A host that is not served gets 421
 * (RFC 9110 15.5.20), without a KV or operator call.
 */
export function tenantHost({
  tenantHost: fixed,
  tenantHosts,
}: HostConfig & Pick<Config, "tenantHosts">): MiddlewareHandler<Gateway> {
  return async function tenantHost(c, next) {
    const host = c.get("requestedHost");
    if (host === null) return textAnswer(400, "This address names no site.");
    if (!isAllowedHost(host, tenantHosts)) return textAnswer(421, "This site is not served here.");
    c.set("host", fixed ?? host);
    await next();
  };
}

/** Cached pages do not know the host of the request. */
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
