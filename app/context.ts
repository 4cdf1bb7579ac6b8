/** What the edge hands to loaders: the tenant's site and its content. Nothing in here knows a visitor. */

import { createContext } from "react-router";
import type { ContactMessage } from "./domain/contact.ts";
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

/** What visitors send to the operator. True when it confirmed; never throws (spec section 8). */
export interface Submissions {
  newsletter(email: string): Promise<boolean>;
  contact(message: ContactMessage): Promise<boolean>;
}

export interface Site {
  brand: Brand;
  menu: MenuItem[];
  /** The tenant's tour list; null when it could never be read. */
  tours: TourSummary[] | null;
  /** Base site (booking engine, agent login), without trailing slash. */
  baseSiteUrl: string;
  content: Content;
  submit: Submissions;
  /** Id of the running build (product.md 3.16). */
  build: string;
}

export const siteContext = createContext<Site>();
