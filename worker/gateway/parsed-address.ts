import type { MiddlewareHandler } from "hono";
import { normalPath } from "#app/domain/http/normal-address.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import type { Gateway } from "./context.ts";

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
