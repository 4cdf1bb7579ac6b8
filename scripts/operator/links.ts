/** Targets of the links of menu and footer, by the routes of the site (app/routes.ts). */

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { mapAsync } from "es-toolkit/array";
import { FILM_LANGUAGES } from "#app/domain/content/film-languages.ts";
import { isAtOrBelow } from "#app/domain/http/visitor-paths.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { pageNameOf, pagePathOf } from "#app/domain/tenant/linked-pages.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import { linkSlug, tourId } from "#app/domain/tour/detail.ts";
import { categoryAddresses } from "#app/domain/tour/kinds.ts";
import { type Places, placeNamed } from "#app/domain/tour/places.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { type TourCategory, type TourSummary, tourLink } from "#app/operator/tours.ts";
import routes from "#app/routes.ts";
import { listed } from "#scripts/owner/command.ts";
import { A_FEW } from "#scripts/owner/site.ts";
import type { Api } from "./api.ts";
import type { Pages } from "./pages.ts";

/** Paths of routes that serve one page each. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = "", children = [] }) => [...(/[:*]/.test(path) ? [] : [`/${path}`]), ...pathsOf(children)]);
const ALWAYS = [...pathsOf(routes), "/sitemap.xml", "/llms.txt"];

export interface Known {
  tours: readonly TourSummary[];
  categories: readonly TourCategory[];
  places: Places;
  pages: Pages;
}

function menuLinks(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url === null ? [] : [url]), ...menuLinks(children)]);
}

/** The path on this site; null for a link elsewhere. */
function ownPath(url: string, host: string): URL | null {
  if (url.startsWith("#")) return null;
  const target = new URL(url, `https://${host}`);
  return /^https?:$/.test(target.protocol) && target.hostname === host ? target : null;
}

async function hasTour(api: Api, id: number, { tours }: Known): Promise<boolean> {
  if (tours.some((tour) => tour.id === id)) return true;
  const { outcome } = await api.ask(tourDetail, { id }, { of: id });
  return outcome.ok || outcome.failure.status !== 404;
}

async function isServed(api: Api, { pathname, searchParams }: URL, known: Known): Promise<boolean> {
  const { handoffPaths, baseSiteUrl } = api.options;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (ALWAYS.includes(path) || path.startsWith("/search") || handoffPaths.some((own) => isAtOrBelow(path, own)))
    return true;
  if (path === "/blog/feed.xml") return known.pages.has("blog");
  // Any link makes it a page.
  const page = pagePathOf(path, `https://${api.options.host}`);
  if (page !== null) return known.pages.has(pageNameOf(page));
  const [, first = "", name = "", ...more] = (decodedPath(path) ?? "").split("/");
  if (more.length > 0 || name === "") return false;
  const { tours, categories, places, pages } = known;
  switch (first) {
    case "our-tours":
      return (
        categories.some(({ id, slug }) => slug === name || String(id) === name) ||
        tours.some((tour) => tour.categories.map(categoryAddresses(tours, categories).slugOf).includes(name))
      );
    case "tours": {
      const id = tourId(name);
      return id !== null && hasTour(api, id, known);
    }
    case "tours-detail": {
      const original = searchParams.get("original_url");
      const slug = original === null ? null : linkSlug(original, baseSiteUrl);
      if (slug !== null) {
        const { outcome } = await api.ask(tourLink, { slug }, { of: slug });
        return outcome.ok || outcome.failure.status !== 404;
      }
      const place = /^(.+)-tours$/.exec(name)?.[1] ?? "";
      return (
        placeNamed(places, place) !== undefined ||
        places.tags.movedTo(place) !== null ||
        tours.some(({ tags }) => tags.map(places.tags.slugOf).includes(place))
      );
    }
    case "blog":
      return pages.hasPost(name);
    case "shuttle-service":
      return pages.has(`shuttle-service-${name}`);
    case "videos":
      return FILM_LANGUAGES.some(({ code }) => code === name) && pages.has(`videos-${name}`);
    default:
      return false;
  }
}

/** Links of content that are looked at. */
const MAX_CONTENT_LINKS = 300;

function reportBroken({ report }: Api, subject: string, broken: readonly string[]): void {
  if (broken.length === 0) return;
  const links = broken.length === 1 ? "1 link leads" : `${broken.length} links lead`;
  report.warn(subject, `${links} to 404: ${listed(broken, 8)}`);
}

/** Reports links that end in 404: of menu and footer, and in the texts of the pages, posts and tours that were asked for. */
export async function checkLinks(
  api: Api,
  tenant: TenantSettings,
  menu: readonly MenuItem[],
  known: Known,
): Promise<void> {
  const { links } = known.pages;
  const { quickLinks, informationLinks, legalLinks } = tenant.footer;
  const footer = [...quickLinks, ...informationLinks, ...legalLinks].map(({ url }) => url);
  const frame = [
    ["menu", menuLinks(menu)],
    ["footer", footer],
  ] as const;
  for (const [subject, urls] of frame)
    for (const url of urls) links.set(url, new Set([subject, ...(links.get(url) ?? [])]));
  const served = new Map<string, boolean>();
  // A page that a link leads to has links itself.
  for (let fresh = [...links.keys()]; fresh.length > 0 && served.size < MAX_CONTENT_LINKS; ) {
    // oxlint-disable-next-line no-await-in-loop -- pages lead on
    const are = await mapAsync(
      fresh,
      async (url) => {
        const target = ownPath(url, api.options.host);
        return target === null || (await isServed(api, target, known));
      },
      A_FEW,
    );
    for (const [at, url] of fresh.entries()) served.set(url, are[at] ?? true);
    fresh = [...links.keys()].filter((url) => !served.has(url));
  }
  const broken = [...links].filter(([url]) => served.get(url) === false);
  const subjects = new Set(broken.flatMap(([, by]) => [...by]));
  for (const subject of subjects)
    reportBroken(
      api,
      subject,
      broken.flatMap(([url, by]) => (by.has(subject) ? [url] : [])),
    );
}
