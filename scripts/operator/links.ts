/** Where the links of menu and footer lead, by the routes of the site (app/routes.ts). */

import { FILM_LANGUAGES } from "#app/domain/content/film-languages.ts";
import { slugify } from "#app/domain/content/slug.ts";
import { isAtOrBelow } from "#app/domain/http/visitor-paths.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import { linkSlug, tourId } from "#app/domain/tour/detail.ts";
import { withCategorySlugs } from "#app/domain/tour/kinds.ts";
import { type Places, placeNamed } from "#app/domain/tour/places.ts";
import type { TourCategory } from "#app/operator/categories.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { type TourSummary, tourLink } from "#app/operator/tours.ts";
import { inTurns } from "#scripts/in-turns.ts";
import { listed } from "#scripts/owner/words.ts";
import type { Api } from "./api.ts";
import type { Pages } from "./pages.ts";

const ALWAYS = [
  "/",
  "/our-tours",
  "/contact-us",
  "/news-letter",
  "/cart",
  "/checkout",
  "/hotel",
  "/activities",
  "/signin",
];
ALWAYS.push("/signup", "/account", "/account/message", "/tours.json", "/sitemap.xml", "/feed.xml", "/llms.txt");

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
  const [, first = "", name = "", ...more] = path.split("/");
  if (more.length > 0) return false;
  // The links of menu and footer make it a page.
  if (name === "") return known.pages.has(first);
  const { tours, categories, places, pages } = known;
  switch (first) {
    case "our-tours":
      return (
        categories.some(({ id, slug }) => slug === name || String(id) === name) ||
        withCategorySlugs(tours, categories).some((tour) => tour.categories.includes(name))
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
      const place = /^(.+)-tours$/.exec(name)?.[1];
      return (
        placeNamed(places, place ?? "") !== undefined ||
        tours.some(({ tags }) => tags.some((tag) => slugify(tag) === place))
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

/** Reports links that end in 404. */
export async function checkLinks(
  api: Api,
  tenant: TenantSettings,
  menu: readonly MenuItem[],
  known: Known,
): Promise<void> {
  const { quickLinks, informationLinks, legalLinks } = tenant.footer;
  const footer = [...quickLinks, ...informationLinks, ...legalLinks].map(({ url }) => url);
  for (const [subject, urls] of [
    ["menu", menuLinks(menu)],
    ["footer", footer],
  ] as const) {
    const links = [...new Set(urls)].flatMap((url) => {
      const target = ownPath(url, api.options.host);
      return target === null ? [] : [{ url, target }];
    });
    // oxlint-disable-next-line no-await-in-loop -- two
    const served = await inTurns(links, ({ target }) => isServed(api, target, known));
    const broken = links.filter((_, at) => !served[at]).map(({ url }) => url);
    if (broken.length > 0)
      api.report.add(
        "WARN",
        subject,
        `${broken.length === 1 ? "1 link leads" : `${broken.length} links lead`} to 404: ${listed(broken, 8)}`,
      );
  }
}
