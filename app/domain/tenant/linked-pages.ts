/** Pages of the page builder that links of the tenant lead to: each is served under its own path, as the fixed ones are. */

import { uniqBy } from "es-toolkit/array";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { isVisitorPath, leavesApp } from "#app/domain/http/visitor-paths.ts";
import { decodedPath, isPagePath } from "#app/domain/names/paths.ts";
import type { MenuItem } from "./menu.ts";
import type { TenantFooter } from "./tenant.ts";

interface Linking {
  /** The site's own. */
  origin: string;
  menu: readonly MenuItem[];
  tenant: { footer: TenantFooter };
}

/** What is below these is another route's. */
const ROUTES_BELOW = ["/blog/", "/our-tours/", "/shuttle-service/", "/tours/", "/tours-detail/", "/videos/"];
/** Their routes show the page of that name themselves. */
const OWN_ROUTES = ["/contact-us", "/home", "/news-letter", "/our-tours"];

/** The page builder's name for a path: `/shuttle-service/a-line/` is `shuttle-service-a-line`. */
export function pageNameOf(path: string): string {
  return path
    .split("/")
    .filter((segment) => segment !== "")
    .join("-");
}

/** The decoded path of a page that an address leads to; null for what cannot be one of the page builder alone. */
export function pagePathOf(url: string, origin: string): string | null {
  const target = URL.parse(url, origin);
  const path = target?.origin === origin ? (decodedPath(target.pathname)?.replace(/\/$/, "") ?? "") : "";
  const isOther = isVisitorPath(path) || leavesApp(path) || ROUTES_BELOW.some((route) => path.startsWith(route));
  return isPagePath(path) && !isOther ? path : null;
}

function menuUrls(items: readonly MenuItem[]): (string | null)[] {
  return items.flatMap(({ url, children }) => [url, ...menuUrls(children)]);
}

/** The first path of each name: of two that are one with hyphens for slashes, the other is no page. */
export function firstOfEachName(paths: readonly string[]): string[] {
  return uniqBy(paths, pageNameOf);
}

/** Paths of all pages that menu and footer link to, each once. */
export function linkedPages({ origin, menu, tenant: { footer } }: Linking): string[] {
  const { quickLinks, informationLinks, legalLinks, partners } = footer;
  const links = [...quickLinks, ...informationLinks, ...legalLinks, ...partners].map(({ url }) => url);
  return firstOfEachName(
    [...menuUrls(menu), ...links].flatMap((url) => (url === null ? [] : (pagePathOf(url, origin) ?? []))),
  );
}

/** Those that only this tenant has: neither fixed pages nor routes. */
export function ownPages(paths: readonly string[]): string[] {
  return paths.filter((path) => !CONTENT_PAGES.includes(path.slice(1)) && !OWN_ROUTES.includes(path));
}
