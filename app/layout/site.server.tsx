/** Loaders' data of the root and the common layout. All of it is sent to the browser and is the same for all visitors. */

import { mapValues } from "es-toolkit/object";
import { IconSheet } from "#app/components/icon.tsx";
import type { SharedContent, Site } from "#app/context.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { MEGA_MENU_ITEM_ID, PREVIEW_END, PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { START_SCRIPT } from "#app/domain/start-script.ts";
import { linkedPages } from "#app/domain/tenant/linked-pages.ts";
import { withPlaces } from "#app/domain/tenant/menu.ts";
import { menuRow, topItems } from "#app/domain/tenant/menu-row.ts";
import { noticesNow } from "#app/domain/tenant/notices.ts";
import { forBrowser } from "#app/domain/tenant/tenant.ts";
import { tourMenu } from "#app/domain/tour/tour-tiles.ts";
import { DrawerItems, SubmenuItems, TileLinks } from "#app/features/mega-menu/menu-lists.tsx";
import { omitFromDocumentData, pagePart, staticPart } from "#app/server-html/render.server.tsx";
import type { StaticPart } from "#app/server-html/static-html.tsx";
import { FooterEnd, FooterGrid, SocialItems } from "./footer-lists.tsx";

/** In static HTML only: React neither hydrates nor runs scripts. */
export function StartScript() {
  // oxlint-disable-next-line react/no-danger -- a constant; React would escape it as text
  return <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />;
}

/** The admin area of the base site (specification 2). */
const AGENT_LOGIN = "/admin/#/login";

/** The most places sent with every page. */
const MOST_PLACES = 12;

/** Over every page of a preview. */
function previewBar(site: Site, request: Request): StaticPart | null {
  const { previewUntilMs, tenant } = site;
  if (previewUntilMs === null) return null;
  const { shortDate, clockTime } = formatOf(tenant);
  const { date, time } = placeTime(previewUntilMs, tenant.timeZone);
  const bar = (
    <aside aria-label="Preview" className="preview-bar">
      <p>
        <strong>Preview</strong> until {shortDate(date)}, {clockTime(time)}: the newest content, which visitors may not
        see yet. {/* A document load, which the target makes it, shows the page without this bar. */}
        <a href={`?${PREVIEW_PARAMETER}=${PREVIEW_END}`} target="_top">
          End preview
        </a>
      </p>
    </aside>
  );
  return pagePart(site, request, bar);
}

/** Pages of the page builder that the site itself links to. */
const HELP_PAGES = ["faq", "privacy-policy"] as const;

/** Root: the tenant and the icons. */
export function loadSite(site: Site, request: Request) {
  const { tenant, baseSiteUrl, checkoutHref, cookieDomain, pictureHosts, build } = site;
  const { tiles } = site.places;
  const { slug, title, image, view, activities } = site.places.town;
  const linked = site.once(linkedPages);
  return {
    tenant: forBrowser(tenant),
    /** null: not linked. */
    agentLogin: tenant.agentLogin ? `${baseSiteUrl}${AGENT_LOGIN}` : null,
    /** Those that menu or footer lead to. */
    helpPages: HELP_PAGES.filter((page) => linked.includes(`/${page}`)),
    places: tiles.slice(0, MOST_PLACES),
    town: { slug, title, image, view, activities },
    baseSiteUrl,
    /** null: carts are sent to the operator with the contact form. */
    checkoutHref,
    /** The domain of the `user-state` cookie; null: this host alone. */
    cookieDomain,
    pictureHosts,
    /** Id of the build that rendered the document. */
    build,
    /** null: not a preview. */
    preview: previewBar(site, request),
    icons: pagePart(site, request, <IconSheet />),
  };
}

export type SiteInfo = ReturnType<typeof loadSite>;

/** What the frame has on every page, whatever the request. */
function sharedFrame(site: SharedContent) {
  const { tenant, baseSiteUrl } = site;
  const { social } = tenant.header;
  const tours = tourMenu(tenant, site.tours, site.kinds, site.places.fixed);
  const menu = withPlaces(site.menu, tours.places);
  const toursProps = { tours, baseSiteUrl };
  const part = (element: React.ReactNode) => staticPart(site, element);
  const row = menuRow(menu);
  const panels = menu
    .filter(({ id, children }) => row.from[id] !== null && (id === MEGA_MENU_ITEM_ID || children.length > 0))
    .map(({ id, children }) => {
      const isTiles = id === MEGA_MENU_ITEM_ID;
      const items = isTiles ? (
        <TileLinks {...toursProps} />
      ) : (
        <SubmenuItems items={children} className="menu-dropdown-link" />
      );
      return [id, part(items)] as const;
    });
  return {
    menu: topItems(menu, row),
    /** The window width from which on the row has the whole menu; null: at none. */
    menuFrom: row.allFrom,
    /** Contents of the panels of menu items, by item id. */
    panels,
    /** Ends the header. */
    startScript: part(<StartScript />),
    drawer: part(<DrawerItems items={menu} {...toursProps} />),
    /** null without social links. */
    social: social.length === 0 ? null : part(<SocialItems links={social} />),
    footer: part(<FooterGrid tenant={tenant} />),
  };
}

/** Common layout: the menu, and the lists of header, drawer and footer as static parts. */
export function loadFrame(site: Site, request: Request) {
  const { tenant } = site;
  const { menu, menuFrom, panels, social, ...parts } = site.once(sharedFrame);
  const part = (made: StaticPart) => omitFromDocumentData(request, made);
  return {
    menu,
    menuFrom,
    panels: Object.fromEntries(panels.map(([id, panel]) => [id, part(panel)])) as Partial<Record<number, StaticPart>>,
    social: social && part(social),
    ...mapValues(parts, part),
    /** Above the header. */
    notices: noticesNow(tenant.notices, site),
    footerEnd: part(staticPart(site, <FooterEnd tenant={tenant} />)),
  };
}

/** Menu, header and footer around pages. */
export type Frame = ReturnType<typeof loadFrame>;
