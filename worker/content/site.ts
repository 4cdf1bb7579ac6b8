/** A tenant's site and content: `app/operator` behind the KV cache. */

import type { Content, Loaded, Site } from "#app/context.ts";
import { placeTime, TOUR_TIME_ZONE } from "#app/domain/calendar/clock.ts";
import { type IsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import { CHECKOUT_PATH } from "#app/domain/constants.ts";
import type { Page } from "#app/domain/content/blocks.ts";
import type { Post } from "#app/domain/content/blog-post.ts";
import { pictureOrigins } from "#app/domain/content/picture-origins.ts";
import type { PageNoStore } from "#app/domain/http/answer-headers.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import { type Brand, brandOf, hasVisitorStatistics, type TenantConfig } from "#app/domain/tenant/tenant.ts";
import { type DatesAhead, datesAhead, monthSeats } from "#app/domain/tour/date-search.ts";
import type { StoredSeats } from "#app/domain/tour/departures.ts";
import type { Departure, SalesDate, TourCategory, TourDetail } from "#app/domain/tour/detail.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { fetchPost } from "#app/operator/blog-post.ts";
import { fetchPage } from "#app/operator/builder-page.ts";
import { fetchCategories } from "#app/operator/categories.ts";
import type { PageOperator } from "#app/operator/client.ts";
import type { Note } from "#app/operator/field-readers.ts";
import { fetchNavigation } from "#app/operator/navigation.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import { fetchDepartures, fetchSalesDates } from "#app/operator/sales.ts";
import { fetchTenantConfig } from "#app/operator/tenant-config.ts";
import { fetchTourDetail, fetchTourLink } from "#app/operator/tour-detail.ts";
import { fetchTopTours, fetchTourList } from "#app/operator/tours.ts";
import { type Config, isHandedOff } from "#worker/config.ts";
import type { Log } from "#worker/ops/log.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import { askRound, createTurns, oldestFirst, type TourParts } from "./availability-rounds.ts";
import { createPageClock, currentSeats, datedContent, type PageClock, withSeatsOfToday } from "./dated.ts";
import { type Answers, answerOf } from "./envelope.ts";
import type { Entry, KvCache } from "./kv-cache.ts";
import { logged } from "./logged.ts";
import { AVAILABILITY_ROUND, type ContentKind, cacheKey, cachePolicy } from "./policy.ts";
import { createSubmissions } from "./submissions.ts";

/** A tenant's content, and where it comes from (source.ts). */
export interface Source {
  host: string;
  config: Config;
  operator: PageOperator;
  cache: KvCache;
  log: Log;
  facts: RenderFacts;
  /** Called when the operator has removed the tenant. */
  onGone: () => void;
  /** How much longer whoever asks will wait, in ms. */
  timeLeftMs: () => number;
}

/** `changedAt`: when the operator last reported an edit, in ms since the epoch. */
type SiteParts = { tenant: TenantConfig; menu: MenuItem[]; tours: TourSummary[]; changedAt: number };

/** A reported edit is in KV this long before pages are purged, so that no isolate renders them from memory. */
export const SITE_MEMORY_MS = 2_000;

function siteEntry(source: Source): Entry<SiteParts> {
  const { host, config, onGone, timeLeftMs } = source;
  const admin = config.adminBaseUrl;
  return {
    key: cacheKey(host, "site"),
    policy: cachePolicy("site", config.contentChangedSecret !== null),
    memoryMs: SITE_MEMORY_MS,
    waitMs: timeLeftMs(),
    parts: ["tenant", "menu", "tours"],
    ownParts: ["changedAt"],
    root: "tenant",
    onGone,
    // Where KV still has the entry from before an edit, a refresh would else write it without the edit's time.
    ...(config.contentChangedSecret === null ? {} : { onChange: () => ({ changedAt: Date.now() }) }),
    async load(due, before) {
      const answers: Answers<SiteParts> = {};
      // First and alone: a made-up host costs one call, however slow the answer.
      if (due.includes("tenant")) {
        const asked = await logged(source, (operator, note) => fetchTenantConfig(operator, host, note, admin));
        answers.tenant = answerOf(asked);
      }
      const tenant =
        answers.tenant?.status === "ok" ? answers.tenant.data : (before?.parts.tenant as TenantConfig | undefined);
      if (tenant === undefined || (answers.tenant?.status ?? "ok") !== "ok") return answers;
      const fetchMenu = async () => {
        answers.menu = answerOf(await logged(source, fetchNavigation));
      };
      const fetchTours = async () => {
        answers.tours = answerOf(await logged(source, (operator, note) => fetchTourList(operator, note, admin)));
      };
      const needsMenu = tenant.navigation === null && due.includes("menu");
      await Promise.all([needsMenu && fetchMenu(), due.includes("tours") && fetchTours()]);
      return answers;
    },
  };
}

/** Whether the operator knows the host; null while nobody can tell. */
export async function isTenant(source: Source): Promise<boolean | null> {
  const { status } = (await source.cache.read(siteEntry(source))).tenant;
  return status === "failed" ? null : status === "ok";
}

/** Whether figures of the tenant's page loads may be kept, by the copy of its config: a report never asks the operator. */
export async function keepsStatistics(source: Source): Promise<boolean> {
  const { tenant } = await source.cache.read({ ...siteEntry(source), isCopyOnly: true });
  return hasVisitorStatistics(dataOf(tenant));
}

/**
 * After a reported edit: loads what all pages of a tenant share, and marks the tenant's other content as older than the edit.
 *
 * @returns `missing` when the operator does not know the host, `failed` when it did not answer
 * @throws when KV fails
 */
export async function reloadSite(source: Source): Promise<Loaded<null>["status"]> {
  return source.cache.reload(siteEntry(source), { changedAt: Date.now() });
}

interface OfTours<T> extends Pick<Entry<TourParts<T>>, "policy"> {
  kind: "availability" | "dates-ahead";
  /** In the entry's name. */
  month: IsoMonth;
  ids: readonly number[];
  atOnce: number;
  ask: (id: number) => Promise<Outcome<T>>;
}

/** @param changedAt null: nobody can tell whether this is a tenant, so only copies are shown, and nothing is loaded or stored */
function createContent(
  source: Source,
  { changedAt, tours, clock }: { changedAt: number | null; tours: readonly TourSummary[] | null; clock: PageClock },
): Content {
  const { host, config, cache, facts } = source;
  const admin = config.adminBaseUrl;
  const hasWebhook = config.contentChangedSecret !== null;
  async function one<T>(
    kind: ContentKind,
    name: string,
    call: (operator: PageOperator, note: Note) => Promise<Outcome<T>>,
  ): Promise<Loaded<T>> {
    const parts = await cache.read<{ data: T }>({
      key: cacheKey(host, kind, name),
      policy: cachePolicy(kind, hasWebhook),
      changedAt: changedAt ?? 0,
      isCopyOnly: changedAt === null,
      waitMs: source.timeLeftMs(),
      parts: ["data"],
      load: async () => ({ data: answerOf(await logged(source, call)) }),
    });
    if (parts.data.status === "failed") facts.degraded.push(kind);
    return parts.data;
  }
  const inTurn = createTurns();
  /** One entry with a call for each tour. Tours that are not known are absent. */
  async function ofTours<T>({ kind, month, ids, ask, atOnce, policy }: OfTours<T>): Promise<Record<number, T>> {
    if (ids.length === 0) return {};
    const parts = await cache.read<TourParts<T>>({
      policy,
      key: cacheKey(host, kind, month),
      isCopyOnly: changedAt === null,
      waitMs: source.timeLeftMs(),
      parts: ids.map(String),
      load: (due, before) => inTurn(() => askRound(oldestFirst(due, before?.at), atOnce, ask)),
    });
    const known = Object.entries(parts).flatMap(([id, part]) => (part.status === "ok" ? [[id, part.data]] : []));
    return Object.fromEntries(known) as Record<number, T>;
  }
  async function datesOf<T>(id: number, month: IsoMonth | null, read: (dates: SalesDate[]) => T): Promise<Outcome<T>> {
    const dates = await logged(source, (operator, note) => fetchSalesDates(operator, id, month, note));
    return dates.ok ? { ok: true, data: read(dates.data) } : dates;
  }
  return {
    page: (name) => one<Page>("page", name, (operator, note) => fetchPage(operator, name, note, admin)),
    post: (slug) => one<Post>("post", slug, (operator, note) => fetchPost(operator, slug, note, admin)),
    topTours: () => one<TourSummary[]>("top-tours", "", (operator, note) => fetchTopTours(operator, note, admin)),
    tour: (id) => one<TourDetail>("tour", String(id), (operator, note) => fetchTourDetail(operator, id, note, admin)),
    tourLink: (slug) => one<number>("tour-link", slug, (operator, note) => fetchTourLink(operator, slug, note)),
    salesDates: (id, month) =>
      one<SalesDate[]>("sales-dates", `${id}:${month ?? "all"}`, (operator, note) =>
        fetchSalesDates(operator, id, month, note),
      ),
    departures: (id, date) =>
      one<Departure[]>("departures", `${id}:${date}`, (operator, note) => fetchDepartures(operator, id, date, note)),
    async availability(month, use) {
      const { date: today } = clock.now();
      const stored = await ofTours<StoredSeats>({
        kind: "availability",
        month,
        ids: (tours ?? []).map(({ id }) => id),
        policy: cachePolicy(use === "card" ? "next-departures" : "availability", hasWebhook),
        atOnce: AVAILABILITY_ROUND.atOnce[use],
        async ask(id) {
          const seats = await datesOf(id, month, (dates) => monthSeats(month, dates));
          if (month !== monthOf(today)) return seats;
          return withSeatsOfToday(seats, today, () =>
            logged(source, (operator, note) => fetchDepartures(operator, id, today, note)),
          );
        },
      });
      return currentSeats(month, stored, clock);
    },
    datesAhead(ids) {
      const { date: today } = clock.now();
      const policy = cachePolicy("dates-ahead", hasWebhook);
      return ofTours<DatesAhead>({
        kind: "dates-ahead",
        // A new entry every month, so that tours that are gone do not stay in it.
        month: monthOf(today),
        ...{ ids, policy },
        atOnce: AVAILABILITY_ROUND.atOnce.card,
        ask: (id) => datesOf(id, null, (dates) => datesAhead(dates, today)),
      });
    },
    categories: () => one<TourCategory[]>("categories", "", (operator, note) => fetchCategories(operator, note, admin)),
  };
}

/** Memory keeps a config object for seconds, and contrast arithmetic is slow. */
const brands = new WeakMap<TenantConfig, Brand>();

function brandFor(tenant: TenantConfig | null): Brand {
  if (tenant === null) return brandOf(null);
  const brand = brands.get(tenant) ?? brandOf(tenant);
  brands.set(tenant, brand);
  return brand;
}

function dataOf<T>(loaded: Loaded<T>): T | null {
  return loaded.status === "ok" ? loaded.data : null;
}

/** @returns null when the operator does not know the host; the neutral brand when there is no answer and no copy */
export async function openSite(
  source: Source,
  { origin, build }: Pick<Site, "origin" | "build">,
): Promise<Site | null> {
  const parts = await source.cache.read<SiteParts>(siteEntry(source));
  if (parts.tenant.status === "missing") return null;
  const tenant = dataOf(parts.tenant);
  const tours = dataOf(parts.tours);
  const { facts } = source;
  let noStore: PageNoStore | null = null;
  const clock = createPageClock(placeTime(Date.now(), TOUR_TIME_ZONE));
  const changedAt = tenant === null ? null : (dataOf(parts.changedAt) ?? 0);
  if (parts.tenant.status === "failed") facts.degraded.push("tenant");
  if (parts.tours.status === "failed") facts.degraded.push("tours");
  return {
    origin,
    brand: brandFor(tenant),
    menu: tenant?.navigation ?? dataOf(parts.menu) ?? [],
    tours,
    toursAsOf: (parts.tours.status === "ok" ? parts.tours.asOf : undefined) ?? null,
    baseSiteUrl: source.config.baseSiteUrl,
    checkoutHref: isHandedOff(CHECKOUT_PATH, source.config) ? CHECKOUT_PATH : null,
    content: datedContent(createContent(source, { changedAt, tours, clock }), clock),
    ...clock,
    submit: createSubmissions(source),
    visitorStatistics: hasVisitorStatistics(tenant),
    build,
    doNotStore(why) {
      // A page for a query without a match is not rendered again for the cache, whatever else it lacks.
      if (noStore !== "no-match") noStore = why;
    },
    noStoreReason: () => (facts.degraded.length > 0 ? "degraded" : noStore),
    isStale: () => facts.stale > 0,
    adminBaseUrl: source.config.adminBaseUrl,
    pictureHosts: {
      resizing: source.config.imageTransforms ? source.config.adminBaseUrl : null,
      allowed: pictureOrigins({ tenant, tours }, source.config),
    },
  };
}
