/**
 * Data of the root's and the layout's loaders. In contexts of its own, because `useRouteLoaderData` would render its
 * components again at every step of a navigation.
 */

import { createContext, use } from "react";
import type { PictureHosts } from "#app/domain/content/picture-origins.ts";
import type { TopItem } from "#app/domain/tenant/frame.ts";
import type { RowStep } from "#app/domain/tenant/menu-row.ts";
import type { BrowserTenant } from "#app/domain/tenant/tenant.ts";
import type { Town } from "#app/domain/tour/place.ts";
import type { PlaceTile } from "#app/domain/tour/places.ts";
import type { StaticPart } from "#app/server-html/static-html.tsx";

export const HELP_PAGES = ["faq", "privacy-policy"] as const;
type HelpPage = (typeof HELP_PAGES)[number];

/** Data of the site that is sent to the browser. */
export interface SiteInfo {
  tenant: BrowserTenant;
  /** The agents' login; null: not linked. */
  agentLogin: string | null;
  /** Those of the pages the site itself links to that menu or footer lead to. */
  helpPages: readonly HelpPage[];
  /** Those that the tenant sells, the first ones. */
  places: readonly PlaceTile[];
  town: Town;
  baseSiteUrl: string;
  /** null: carts are sent to the operator with the contact form. */
  checkoutHref: string | null;
  /** The domain of the `user-state` cookie; null: this host alone. */
  cookieDomain: string | null;
  adminBaseUrl: string;
  pictureHosts: PictureHosts;
  /** null: not a preview. */
  preview: StaticPart | null;
  /** Id of the build that rendered the document. */
  build: string;
}

/** Menu, header and footer around pages. */
export interface Frame {
  menu: TopItem[];
  /** The window width from which on the row has the whole menu; null: at none. */
  menuFrom: RowStep | null;
  /** Contents of the panels of menu items, by item id. */
  panels: Record<number, StaticPart>;
  drawer: StaticPart;
  /** Ends the header (start-script.tsx). */
  startScript: StaticPart;
  /** null without social links. */
  social: StaticPart | null;
  footer: StaticPart;
  footerEnd: StaticPart;
  /** Above the header. */
  notices: string[];
}

export const SiteData = createContext<SiteInfo | null>(null);
export const FrameData = createContext<Frame | null>(null);

export function useSite(): SiteInfo {
  const site = use(SiteData);
  if (site === null) throw new Error("useSite needs the root's loader to have succeeded");
  return site;
}

export function useFrame(): Frame {
  const frame = use(FrameData);
  if (frame === null) throw new Error("useFrame needs the layout's loader to have succeeded");
  return frame;
}
