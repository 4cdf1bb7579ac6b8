/** Pages of the page builder to which the tenant's menu or footer links: each is served under its own name, as the fixed ones are. */

import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { isVisitorPath, leavesApp } from "#app/domain/http/visitor-paths.ts";
import type { MenuItem } from "./menu.ts";
import type { TenantFooter } from "./tenant.ts";

interface Linking {
  /** Of this site. */
  origin: string;
  menu: readonly MenuItem[];
  tenant: { footer: TenantFooter };
}

/** A page's whole path; no names with a dot, which are files. */
const ONE_NAME = /^\/([A-Za-z0-9][\w-]*)\/?$/;
/** Their routes show the page of that name themselves. */
const OWN_ROUTES = ["contact-us", "home", "news-letter", "our-tours"];

function menuUrls(items: readonly MenuItem[]): (string | null)[] {
  return items.flatMap(({ url, children }) => [url, ...menuUrls(children)]);
}

/** Names of all pages with a path of one name that menu and footer link to, each once. */
export function linkedPages({ origin, menu, tenant: { footer } }: Linking): string[] {
  const { quickLinks, informationLinks, legalLinks, partners } = footer;
  const links = [...quickLinks, ...informationLinks, ...legalLinks, ...partners].map(({ url }) => url);
  const names = [...menuUrls(menu), ...links].flatMap((url) => {
    const target = url === null ? null : URL.parse(url, origin);
    const name = target?.origin === origin ? ONE_NAME.exec(target.pathname)?.[1] : undefined;
    return name === undefined || isVisitorPath(`/${name}`) || leavesApp(`/${name}`) ? [] : [name];
  });
  return [...new Set(names)];
}

/** Those that only this tenant has: neither fixed pages nor routes. */
export function ownPages(linking: Linking): string[] {
  return linkedPages(linking).filter((name) => !CONTENT_PAGES.includes(name) && !OWN_ROUTES.includes(name));
}
