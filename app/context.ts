/** What the edge hands to loaders: the tenant's site and its content. Nothing in here knows a visitor. */

import { createContext } from "react-router";
import type { IsoDate, IsoMonth } from "./domain/calendar/dates.ts";
import type { Page } from "./domain/content/blocks.ts";
import type { Post } from "./domain/content/blog-post.ts";
import type { ContactMessage } from "./domain/forms/contact.ts";
import type { MenuItem } from "./domain/tenant/navigation.ts";
import type { Brand } from "./domain/tenant/tenant.ts";
import type { Departure, SalesDate, TourCategory, TourDetail } from "./domain/tour/detail.ts";
import type { TourSummary } from "./domain/tour/tour.ts";

/**
 * A piece of content. `missing`: the operator says there is no such thing (our 404). `failed`: the operator did not
 * answer and there is no earlier copy (specification 10.6). Reading content never throws.
 */
export type Loaded<T> = { status: "ok"; data: T } | { status: "missing" } | { status: "failed" };

export interface Content {
  page(name: string): Promise<Loaded<Page>>;
  /** @param slug already known to be one (`domain/slug.ts`) */
  post(slug: string): Promise<Loaded<Post>>;
  topTours(): Promise<Loaded<TourSummary[]>>;
  tour(id: number): Promise<Loaded<TourDetail>>;
  /** Id of the tour with this name (`linkSlug`). */
  tourLink(slug: string): Promise<Loaded<number>>;
  /** Dates with a departure, of one month or (null) all that are on sale. */
  salesDates(tour: number, month: IsoMonth | null): Promise<Loaded<SalesDate[]>>;
  /** Departures of a date that `bookableDate` let through. */
  departures(tour: number, date: IsoDate): Promise<Loaded<Departure[]>>;
  categories(): Promise<Loaded<TourCategory[]>>;
}

/** What visitors send to the operator. True when it confirmed; never throws (specification 8). */
export interface Submissions {
  newsletter(email: string): Promise<boolean>;
  contact(message: ContactMessage): Promise<boolean>;
}

export interface Site {
  /** The one origin of this tenant's site, for canonical addresses (`domain/site-address.ts`). */
  origin: string;
  brand: Brand;
  menu: MenuItem[];
  /** The tenant's tour list; null when it could never be read. */
  tours: TourSummary[] | null;
  /** Base site (booking engine, agent login), without trailing slash. */
  baseSiteUrl: string;
  /** Admin host, for pictures of what the browser asks for itself; without trailing slash. */
  adminBaseUrl: string;
  /** Base of the admin host where it offers pictures in other widths (`IMAGE_TRANSFORMS`), else null. */
  imageHost: string | null;
  content: Content;
  submit: Submissions;
  /** Id of the running build (specification 10.16). */
  build: string;
  /** Something could not be had and was left out or replaced: such a page must not be kept by a cache. */
  isDegraded: () => boolean;
}

export const siteContext = createContext<Site>();
