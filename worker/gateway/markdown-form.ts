/** Content negotiation: pages send their Markdown to clients that prefer `text/markdown`. */

import type { MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { markdownPath } from "#app/machine-readable/markdown.ts";
import { documentPath } from "./address.ts";
import type { Gateway } from "./context.ts";

/** The page cache keys the two forms by path; `Vary` is for caches between the gateway and the visitor. */
export const markdownForm: MiddlewareHandler<Gateway> = async (c, next) => {
  const { pathname, isData } = c.get("document");
  const path = isData || !["GET", "HEAD"].includes(c.req.method) ? null : markdownPath(pathname);
  if (path === null) return next();
  const url = c.get("url");
  const address = path + meaningfulQuery(path, url.searchParams);
  const supports = ["text/html", "text/markdown"];
  const isMarkdown = accepts(c, { header: "Accept", supports, default: "text/html" }) === "text/markdown";
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
