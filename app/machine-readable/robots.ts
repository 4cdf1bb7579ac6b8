/** `/robots.txt` (RFC 9309). */

import { found, HOUR_SECONDS, type Question } from "./answer.ts";

/**
 * What costs a crawler visits and gives it nothing: calls, other systems, every month and day of every calendar, and what
 * pages are made of. Pages that say `noindex` are not here: a crawler must read them to know.
 */
const NOT_CRAWLED = [
  "/api/",
  "/account",
  "/signin",
  "/signup",
  "/search",
  "/*?*date=",
  "/*?*month=",
  "/*.data$",
  "/*.ics$",
  "/*.ics?",
];

/** Of the tenant's own address; previews have another (worker/gateway/robots.ts). */
export function robots({ site }: Question) {
  const rules = NOT_CRAWLED.map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${site.origin}/sitemap.xml`];
  return found({ body: `${lines.join("\n")}\n`, type: "text/plain; charset=utf-8", keepSeconds: HOUR_SECONDS });
}
