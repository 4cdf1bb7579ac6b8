/** `/robots.txt` (RFC 9309). */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { DOCUMENT_PATHS } from "#app/domain/http/visitor-paths.ts";
import { type FileRequest, found } from "./file.ts";

/** Paths that give a crawler nothing. Pages with `noindex` are absent: a crawler must read them to see it. */
const NOT_CRAWLED = [
  "/api/",
  ...DOCUMENT_PATHS,
  "/search",
  "/*?*date=",
  "/*?*month=",
  "/*.data$",
  "/*.ics$",
  "/*.ics?",
];

/** The robots.txt of the tenant's canonical address; unlisted hosts have their own (worker/gateway/address.ts). */
export function robots({ site }: FileRequest) {
  const rules = [
    // Longer than `Disallow: /*?*date=`, so it wins (RFC 9309 2.2.2). A day as Markdown links to no other day.
    "Allow: /tours/*.md?date=",
    ...NOT_CRAWLED.map((path) => `Disallow: ${path}`),
  ];
  const lines = [`# ${site.tenant.name}`, "User-agent: *", ...rules, "", `Sitemap: ${site.origin}/sitemap.xml`];
  return found({
    body: `${lines.join("\n")}\n`,
    type: "text/plain; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.crawlerFile,
  });
}
