/** What the edge hands to loaders: the tenant's site and its content. Nothing in here knows a visitor. */

import { createContext } from "react-router";
import type { MenuItem } from "./domain/navigation.ts";
import type { Page } from "./domain/page.ts";
import type { Brand } from "./domain/tenant.ts";
import type { TourSummary } from "./domain/tour.ts";

/**
 * A piece of content. `missing`: the operator says there is no such thing (our 404). `failed`: the operator did not
 * answer and there is no earlier copy (product.md 3.6). Reading content never throws.
 */
export type Loaded<T> = { status: "ok"; data: T } | { status: "missing" } | { status: "failed" };

export interface Content {
  page(name: string): Promise<Loaded<Page>>;
  topTours(): Promise<Loaded<TourSummary[]>>;
}

export interface Site {
  brand: Brand;
  menu: MenuItem[];
  /** The tenant's tour list; null when it could never be read. */
  tours: TourSummary[] | null;
  /** Base site (booking engine, agent login), without trailing slash. */
  baseSiteUrl: string;
  /** Admin host, for pictures of what the browser asks for itself; without trailing slash. */
  adminBaseUrl: string;
  content: Content;
}

export const siteContext = createContext<Site>();
