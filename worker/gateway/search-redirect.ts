/** Specification 2 "Search": any path starting with /search leaves for the base site, path and query kept. */

import type { MiddlewareHandler } from "hono";
import type { Config } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import { documentSearch } from "./address.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";

/**
 * Where a search path goes. The host is always the base site's: the path is appended to its origin as text that starts
 * with `/search`, never resolved against it, so `//`, `\` or `@` in it cannot name another host.
 */
export function searchTarget(baseSiteUrl: string, pathname: string, search: string): string {
  return `${baseSiteUrl}${pathname}${search}`;
}

export function searchRedirect({ baseSiteUrl }: Pick<Config, "baseSiteUrl">): MiddlewareHandler<Gateway> {
  return async function searchRedirect(c, next) {
    const { pathname, isData } = c.get("document");
    if (!pathname.startsWith("/search")) return next();
    const url = c.get("url");
    if (new URL(baseSiteUrl).host === url.host) {
      log("search-redirect-loop", { host: c.get("host") });
      // Not found is what there is: the page below says so.
      return next();
    }
    return redirect(searchTarget(baseSiteUrl, pathname, documentSearch(url, isData)), 302, isData);
  };
}
