/** Specification 2 "Search": paths starting with `/search` redirect to the base site, path and query kept. */

import type { MiddlewareHandler } from "hono";
import type { Config } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { documentSearch } from "./document-path.ts";
import { redirect } from "./redirect.ts";

/** Appended as text that starts with `/search`, never resolved: `//`, `\` or `@` cannot name another host. */
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
      return next();
    }
    return redirect(searchTarget(baseSiteUrl, pathname, documentSearch(url, isData)), 302, isData);
  };
}
