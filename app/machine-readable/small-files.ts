/** Small files of each site: robots.txt, the manifest, icons, and the tours that a device keeps. */

import { mapAsync } from "es-toolkit/array";
import type { Loaded, Site } from "#app/context.ts";
import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { DOCUMENT_PATHS } from "#app/domain/http/visitor-paths.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { manifestIcons } from "#app/domain/tenant/icons.ts";
import { askedParty } from "#app/domain/tour/party.ts";
import { readTourIds } from "#app/domain/tour/tour-ids.ts";
import { tourTiles as tilesOf } from "#app/domain/tour/tour-tiles.ts";

export interface FileRequest {
  site: Site;
  query: URLSearchParams;
}

export interface File {
  body: string;
  type: string;
  /** As of `KEPT_BY_BROWSERS`; absent: not kept. */
  browserCache?: string;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}

export const MISSING = { status: "missing" } as const;
export const FAILED = { status: "failed" } as const;

export function found(file: File): Loaded<File> {
  return { status: "ok", data: file };
}

/** The tenant has a file of its own there. */
export function moved(location: string): Loaded<File> {
  return found({ body: "", type: "text/plain; charset=utf-8", status: 302, headers: { location } });
}

/** The header of files that search engines may use: icons, and Markdown that names its canonical page. */
export const FOR_SEARCH = { "x-robots-tag": "all" };

/** KV answers most reads; a cold start calls the operator. */
const READS_AT_ONCE = 6;

/** Some reads at once; the answers in order. */
export function mapInBatches<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  return mapAsync(items, read, { concurrency: READS_AT_ONCE });
}

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

/** `--page-bg` of the light scheme (app/styles/tokens.css). */
const BACKGROUND = "#fbf8f3";

export function webManifest({ site }: FileRequest) {
  const { tenant } = site;
  const manifest = {
    id: "/",
    name: tenant.name,
    description: tenant.slogan || undefined,
    lang: formatOf(tenant).language,
    start_url: "/",
    scope: "/",
    // Booking leaves the site: keeps a back button and an address bar.
    display: "minimal-ui",
    theme_color: tenant.colors.brand,
    background_color: BACKGROUND,
    icons: manifestIcons(tenant).map(({ url, size, maskable }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  };
  return found({
    body: JSON.stringify(manifest, null, 2),
    type: "application/manifest+json; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.siteFile,
  });
}

/** A map pin for tenants without a `faviconUrl`. */
export function faviconSvg({ site }: FileRequest) {
  const { brand, onBrand } = site.tenant.colors;
  return found({
    body: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
      `<rect width="64" height="64" rx="14" fill="${brand}"/>`,
      `<path fill="${onBrand}" d="M32 8A18 18 0 0 0 14 26C14 39 32 57 32 57S50 39 50 26A18 18 0 0 0 32 8Z"/>`,
      `<circle cx="32" cy="26" r="7" fill="${brand}"/></svg>`,
    ].join(""),
    type: "image/svg+xml",
    browserCache: KEPT_BY_BROWSERS.siteFile,
    headers: FOR_SEARCH,
  });
}

/** `/our-tours/tiles.json?tours=101,121`: what the browser shows of tours whose numbers a device keeps. */
export function tourTiles({ site, query }: FileRequest) {
  if (site.tours === null) return FAILED;
  // Hardly two visitors keep the same tours.
  site.doNotStore("no-match");
  const body = JSON.stringify(tilesOf(site.tenant, site.tours, readTourIds(query.get("tours")), askedParty(query)));
  return found({ body, type: "application/json", browserCache: KEPT_BY_BROWSERS.tourTiles });
}
