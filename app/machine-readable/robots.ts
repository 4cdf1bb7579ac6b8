/** `/robots.txt` (RFC 9309). */

import { type FileRequest, found, HOUR_SECONDS } from "./file.ts";

/** Paths that give a crawler nothing. Pages with `noindex` are absent: a crawler must read them to see it. */
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

/** For the tenant's canonical address; previews have their own (worker/gateway/robots.ts). */
export function robots({ site }: FileRequest) {
  const rules = [
    // Longer than the rule it makes an exception of, so it wins (RFC 9309 2.2.2): a date, as Markdown, which links to no other.
    "Allow: /tours/*.md?date=",
    ...NOT_CRAWLED.map((path) => `Disallow: ${path}`),
  ];
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${site.origin}/sitemap.xml`];
  return found({
    body: `${lines.join("\n")}\n`,
    type: "text/plain; charset=utf-8",
    browserMaxAgeSeconds: HOUR_SECONDS,
  });
}
