/** Content negotiation: pages send their Markdown to clients that prefer `text/markdown`. */

import type { MiddlewareHandler } from "hono";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { markdownPath } from "#app/machine-readable/markdown.ts";
import type { Gateway } from "./context.ts";
import { documentPath } from "./document-path.ts";

/** RFC 9110 12.4.2; an invalid weight counts as 1, a missing type as 0. */
function weightOf(accept: string, type: string): number {
  const named = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .find(([name]) => name === type);
  if (named === undefined) return 0;
  const weight = Number(named.find((part) => part.startsWith("q="))?.slice(2) ?? "1");
  return weight >= 0 && weight <= 1 ? weight : 1;
}

export function prefersMarkdown(accept: string): boolean {
  const weight = weightOf(accept, "text/markdown");
  return weight > 0 && weight >= weightOf(accept, "text/html");
}

/** The page cache keys the two forms by path; `Vary` is for caches between the gateway and the visitor. */
export function markdownForm(): MiddlewareHandler<Gateway> {
  return async function markdownForm(c, next) {
    const { pathname, isData } = c.get("document");
    const path = isData || !["GET", "HEAD"].includes(c.req.method) ? null : markdownPath(pathname);
    if (path === null) return next();
    const url = c.get("url");
    const address = path + meaningfulQuery(path, url.searchParams);
    const isMarkdown = prefersMarkdown(c.req.header("accept") ?? "");
    if (isMarkdown) {
      c.set("url", new URL(address, url));
      c.set("document", documentPath(path));
    }
    await next();
    c.res.headers.append("vary", "accept");
    if (!isMarkdown && c.res.status === 200) {
      c.res.headers.append("link", `<${address}>; rel="alternate"; type="text/markdown"`);
    }
  };
}
