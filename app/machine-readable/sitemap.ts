import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { FAILED, type FileRequest, found } from "./file.ts";
import { type SitePage, sitePages } from "./site-pages.ts";
import { element, XML_HEAD } from "./xml.ts";

function entry({ path, changed, pictures }: SitePage, origin: string): string {
  const images = pictures.map((src) => `<image:image>${element("image:loc", new URL(src, origin).href)}</image:image>`);
  return `<url>${element("loc", origin + path)}${element("lastmod", changed)}${images.join("")}</url>`;
}

export async function sitemap({ site }: FileRequest) {
  const pages = site.tours && (await sitePages(site, site.tours));
  // Crawlers come again for a whole one, and would take a part for all there is.
  if (pages === null) return FAILED;
  const entries = pages.map((page) => entry(page, site.origin));
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return found({
    body: `${XML_HEAD}<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`,
    type: "application/xml; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.crawlerFile,
  });
}
