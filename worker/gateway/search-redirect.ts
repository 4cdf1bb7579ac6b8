/** Specification 2 "Search": paths starting with `/search` redirect to the base site, path and query kept to the letter. */

import type { MiddlewareHandler } from "hono";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import type { Config } from "#worker/config.ts";
import { log } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { documentPath, documentSearch } from "./document-path.ts";
import { sentUrl } from "./parsed-address.ts";
import { redirect } from "./redirect.ts";

/** @param pathname normal (app/domain/http/normal-address.ts) */
export function isSearch(pathname: string): boolean {
  return pathname.startsWith("/search");
}

export function searchRedirect({ baseSiteUrl }: Pick<Config, "baseSiteUrl">): MiddlewareHandler<Gateway> {
  return async function searchRedirect(c, next) {
    const { pathname, isData } = c.get("document");
    if (!isSearch(pathname)) return next();
    const sent = sentUrl(c.req.raw);
    if (new URL(baseSiteUrl).host === sent.host) {
      log("search-redirect-loop", { host: c.get("host") });
      return textAnswer(404, "The search is set up to point at itself. Please call us instead.");
    }
    // Appended as text, never resolved: `//`, `\` or `@` cannot name another host.
    const target = baseSiteUrl + documentPath(sent.pathname).pathname + documentSearch(sent, isData);
    return redirect(target, 302, isData);
  };
}
