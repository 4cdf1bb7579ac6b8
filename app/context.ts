/** Load context: the tenant's site and content. No visitor data, because pages are cached for everyone. */

import { createContext } from "react-router";
import type { PageLifetime } from "#app/domain/caches.ts";
import type { MenuItem } from "#app/domain/tenant/menu.ts";
import type { Kind } from "#app/domain/tour/kinds.ts";
import type { TourSummary as SentTour, TourCategory } from "#app/operator/tours.ts";
import type { BookingChange, BookingKey, FoundBooking } from "./domain/booking/my-booking.ts";
import type { PlaceTime } from "./domain/calendar/clock.ts";
import type { IsoDate, IsoMonth } from "./domain/calendar/dates.ts";
import type { PictureHosts } from "./domain/content/picture-origins.ts";
import type { ContactMessage } from "./domain/forms/contact.ts";
import type { Delivery, Submission } from "./domain/forms/form-post.ts";
import type { PageNoStore } from "./domain/http/answer-headers.ts";
import type { Addresses } from "./domain/names/addresses.ts";
import type { Tenant } from "./domain/tenant/tenant.ts";
import type { AheadByTour, Availability } from "./domain/tour/date-search.ts";
import type { Departure, SalesDate } from "./domain/tour/detail.ts";
import type { Places } from "./domain/tour/places.ts";
import type { TourSummary } from "./domain/tour/tour.ts";
import type { Visit } from "./domain/visit/visit.ts";
import type { AnyResource, DataOf, ParamsOf } from "./operator/resource.ts";

/**
 * `missing`: the operator answered 404, and so do we. `failed`: no answer and no earlier copy (specification 10.6).
 * Reading content never throws.
 */
export type Loaded<T> =
  /** `asOf`: ms since the epoch when the operator last confirmed it; absent when unknown. */
  { status: "ok"; data: T; asOf?: number } | { status: "missing" } | { status: "failed" };

/** Seats for a `search` by date, or for the next departure on a `card`, where an older copy is good enough. */
export type SeatsUse = "search" | "card";

/** The time zone and the currency of a tour, where they are its own, and what its prices are for. */
export type TourAssumed = Pick<TourSummary, "timeZone" | "currency" | "pricePer">;
/** A tour whose dates are asked for. */
export type TourWithDates = TourAssumed & Pick<TourSummary, "id">;

export interface Content {
  /** What the operator answers to one of its calls, kept as long as the call's description says. */
  get<R extends AnyResource>(resource: R, params: ParamsOf<R>): Promise<Loaded<DataOf<R>>>;
  /** The copy of an answer, however old; null without one. The operator is never asked. */
  copyOf<R extends AnyResource>(resource: R, params: ParamsOf<R>): Promise<DataOf<R> | null>;
  /** Dates with a departure. @param month null for all dates on sale */
  salesDates(tour: TourWithDates, month: IsoMonth | null): Promise<Loaded<SalesDate[]>>;
  /** @param date validated by `bookableDate` */
  departures(tour: TourWithDates, date: IsoDate): Promise<Loaded<Departure[]>>;
  /** Seats of all tours of the list in a month. Tours that could not be asked yet are absent, and asked next time. */
  availability(month: IsoMonth, use: SeatsUse): Promise<Availability>;
  /** What is known of all dates of some tours. Those that could not be asked yet are absent, and asked next time. */
  datesAhead(tours: readonly number[]): Promise<AheadByTour>;
}

/** What one visitor sends the operator or asks it; never kept, never throws (specification 8). */
export interface Submissions {
  newsletter(email: string, delivery: Delivery): Promise<Submission>;
  contact(message: ContactMessage, delivery: Delivery): Promise<Submission>;
  /** @param attempt as of a form: the same for each retry */
  changeBooking(change: BookingChange, key: BookingKey, attempt: string): Promise<Submission>;
  /** `missing`: there is no such booking, or it is another guest's, which nobody can tell from the answer or its time. */
  findBooking(key: BookingKey): Promise<Loaded<FoundBooking>>;
}

/** What all pages of a tenant share, whoever asks and when. */
export interface SharedContent {
  /** The origin of canonical URLs. */
  origin: string;
  tenant: Tenant;
  menu: MenuItem[];
  /** Null when the tour list was never loaded. */
  tours: TourSummary[] | null;
  /** A tour of another answer as one of the list. */
  withAddress: (tour: SentTour) => TourSummary;
  /** Categories that some tour has, each with a page of its own. */
  kinds: readonly (TourCategory | Kind)[];
  /** Null when they were never loaded. */
  categories: readonly TourCategory[] | null;
  /** What addresses call them, and further names that tours give. */
  categoryNames: Addresses;
  /** What addresses call the languages of guides. */
  languageNames: Addresses;
  /** What is known of places, and those that the tours go to. */
  places: Places;
  /** Base site (booking engine, agent login), without trailing slash. */
  baseSiteUrl: string;
  /** The address at which carts and seats are booked; null: nowhere, so that a visitor writes to the operator. */
  checkoutHref: string | null;
  /** Whose hosts share the `user-state` cookie; null: this host has its own. */
  cookieDomain: string | null;
  pictureHosts: PictureHosts;
}

export interface Site extends SharedContent {
  /** @param derive a function of a module, called once for the copies of content that memory keeps for seconds */
  once: <T>(derive: (shared: SharedContent) => T) => T;
  /** False while the operator has never said that it knows the host: nothing of a tenant is known. */
  isConfirmed: boolean;
  content: Content;
  submit: Submissions;
  /** What the address of the page that is rendered says of it. */
  visit: Visit;
  /** ms since the epoch, when the preview ends that the page belongs to; null: it is for visitors. */
  previewUntilMs: number | null;
  /** Id of the running build (specification 10.16). */
  build: string;
  /** Called by loaders for a page that caches must not store. */
  doNotStore: (why: Exclude<PageNoStore, "degraded" | "preview">) => void;
  /** Why caches must not store the page, by what is known so far; null: they may. */
  noStoreReason: () => PageNoStore | null;
  /** ms since the epoch, when the operator last confirmed the oldest of what was read; null when unknown. */
  asOf: () => number | null;
  /** True when something was older than it should be, because the operator failed. */
  isStale: () => boolean;
  /**
   * The moment of this request, by the clock of the tours' place. Caches then keep the page until midnight there at most.
   *
   * @param ownZone of a tour; null or absent: the tenant's
   */
  now: (ownZone?: string | null) => PlaceTime;
  /** Something on the page becomes untrue at this moment: caches keep it no longer. @param ms since the epoch; the past is ignored */
  holdUntil: (ms: number) => void;
  /** How long caches may keep the page, by what is known so far. */
  lifetime: () => PageLifetime;
}

export const siteContext = createContext<Site>();
