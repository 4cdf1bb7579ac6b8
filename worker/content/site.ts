/** A tenant's site and content: `app/operator` behind the KV cache. */

import type { Content, Loaded, Site, TourAssumed, TourWithDates } from "#app/context.ts";
import { KEPT_CONTENT, KEPT_PAGES, keepWhere } from "#app/domain/caches.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import { type IsoMonth, monthOf } from "#app/domain/calendar/dates.ts";
import type { PageNoStore } from "#app/domain/http/answer-headers.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { assumedOf, type Tenant, type TenantSettings } from "#app/domain/tenant/tenant.ts";
import { type DatesAhead, datesAhead, monthSeats } from "#app/domain/tour/date-search.ts";
import type { StoredSeats } from "#app/domain/tour/departures.ts";
import type { SalesDate } from "#app/domain/tour/detail.ts";
import type { Assumed } from "#app/operator/reading.ts";
import type { AnyResource, DataOf, ParamsOf } from "#app/operator/resource.ts";
import { allSalesDates, departures, salesDates, uncounted } from "#app/operator/sales.ts";
import { complete } from "#app/operator/stored.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { ourTours } from "#app/operator/tours.ts";
import { AVAILABILITY_ROUND, askRound, createTurns, oldestFirst, type TourParts } from "./availability-rounds.ts";
import { createPageClock, currentSeats, datedContent, type PageClock, withSeatsOfToday } from "./dated.ts";
import { type Answers, answerOf, cacheKey, type Entry } from "./entry.ts";
import { askLogged, createSubmissions } from "./operator-calls.ts";
import { missingPages, sharedContent } from "./shared.ts";
import { type SiteParts, type Source, siteEntry } from "./site-entry.ts";

/** The copy of a tenant's config, however old; null without one. A report or a 404 never asks the operator. */
export async function settingsCopy(source: Source): Promise<TenantSettings | null> {
  const { tenant } = (await source.cache.read({ ...siteEntry(source), asks: "never" })).parts;
  return complete(tenantConfig.data, dataOf(tenant));
}

/** Year and month of the query; none: all dates on sale. */
function inMonth(month: IsoMonth | null): { year?: string; month?: string } {
  return month === null ? {} : { year: month.slice(0, 4), month: month.slice(5) };
}

interface OfTours<T> extends Pick<Entry<TourParts<T>>, "policy"> {
  kind: "availability" | "dates-ahead";
  /** In the entry's name. */
  month: IsoMonth;
  ids: readonly number[];
  /** What is known of a tour whose dates the operator does not have. */
  none: T;
  atOnce: number;
  ask: (id: number) => Promise<Outcome<T>>;
  /** One call for all tours, where the operator has it. */
  askAll?: ((due: readonly string[]) => Promise<Answers<TourParts<T>>>) | undefined;
}

/** @param editedAt null: nobody can tell whether this is a tenant, so only copies are shown, and nothing is loaded or stored */
function createContent(
  source: Source,
  {
    editedAt,
    tours,
    clock,
    assumed,
    settings: { salesDatesOfAll, cardDatesMinutes },
  }: {
    editedAt: number | null;
    tours: readonly TourWithDates[] | null;
    clock: PageClock;
    assumed: Assumed;
    settings: Pick<Tenant, "salesDatesOfAll" | "cardDatesMinutes">;
  },
): Content {
  const { host, config, cache, facts } = source;
  const reportsEdits = config.contentChangedSecret !== null;
  const asks = editedAt === null ? { asks: "never" as const } : {};
  const assuming = (tour?: TourAssumed): Source & { assumed: Assumed } => ({
    ...source,
    assumed: {
      timeZone: tour?.timeZone ?? assumed.timeZone,
      currency: tour?.currency ?? assumed.currency,
      pricePer: tour?.pricePer,
    },
  });
  function entryOf<R extends AnyResource>(resource: R, params: ParamsOf<R>, tour?: TourAssumed) {
    const { name, keep = KEPT_CONTENT.other }: AnyResource = resource;
    const entry: Entry<{ data: DataOf<R> }> = {
      key: cacheKey(host, name, Object.values(params).map(encodeURIComponent).join(":")),
      policy: keepWhere(reportsEdits, keep),
      editedAt: editedAt ?? 0,
      ...asks,
      waitMs: source.timeLeftMs(),
      parts: ["data"],
      load: async () => ({ data: answerOf(await askLogged(assuming(tour), resource, params)) }),
    };
    return entry;
  }
  async function get<R extends AnyResource>(
    resource: R,
    params: ParamsOf<R>,
    tour?: TourAssumed,
  ): Promise<Loaded<DataOf<R>>> {
    const copy = await cache.read(entryOf(resource, params, tour));
    const { data } = copy.parts;
    clock.noteAge(data);
    if (data.status === "failed") facts.degraded.push(resource.name);
    // The operator has not given what was edited: once it does, nobody is to see this page again.
    if (data.status === "ok" && (data.asOf ?? 0) < copy.editedAt) clock.staleAtMost(0);
    return data.status === "ok" ? { ...data, data: complete(resource.data, data.data) } : data;
  }
  async function copyOf<R extends AnyResource>(resource: R, params: ParamsOf<R>): Promise<DataOf<R> | null> {
    const { data } = (await cache.read({ ...entryOf(resource, params), asks: "never" })).parts;
    return complete(resource.data, dataOf(data));
  }
  const inTurn = createTurns();
  /** One entry with a call for each tour. Tours that are not known are absent. */
  async function ofTours<T>({
    kind,
    month,
    ids,
    none,
    ask,
    askAll,
    atOnce,
    policy,
  }: OfTours<T>): Promise<Record<number, T>> {
    if (ids.length === 0) return {};
    const { parts } = await cache.read<TourParts<T>>({
      policy,
      key: cacheKey(host, kind, month),
      ...asks,
      waitMs: source.timeLeftMs(),
      parts: ids.map(String),
      load: (due, before) =>
        inTurn(() => (askAll === undefined ? askRound(oldestFirst(due, before?.at), atOnce, ask) : askAll(due))),
    });
    for (const part of Object.values(parts)) clock.noteAge(part);
    const known = Object.entries(parts).flatMap(([id, part]) =>
      part.status === "failed" ? [] : [[id, part.status === "ok" ? part.data : none]],
    );
    return Object.fromEntries(known) as Record<number, T>;
  }
  const listed = new Map(tours?.map((tour) => [tour.id, tour]));
  const zoneOf = (id: number) => listed.get(id)?.timeZone ?? null;
  async function datesOf<T>(id: number, month: IsoMonth | null, read: (dates: SalesDate[]) => T): Promise<Outcome<T>> {
    const dates = await askLogged(assuming(listed.get(id)), salesDates, { id, ...inMonth(month) });
    return dates.ok ? { ok: true, data: read(dates.data) } : dates;
  }
  /** The dates of all tours by one call. @param month null: all on sale */
  async function ofAll<T>(
    month: IsoMonth | null,
    due: readonly string[],
    read: (dates: SalesDate[]) => T,
  ): Promise<Answers<TourParts<T>>> {
    const all = await askLogged(assuming(), allSalesDates, inMonth(month));
    const answers = due.map((id) => {
      const days = all.ok ? (all.data.get(Number(id)) ?? []) : [];
      const ofTour = listed.get(Number(id))?.pricePer ? days.map(uncounted) : days;
      const dates = all.ok ? { ok: true as const, data: read(ofTour) } : all;
      return [id, answerOf(dates)];
    });
    return Object.fromEntries(answers) as Answers<TourParts<T>>;
  }
  const onCards = { ...KEPT_CONTENT["next-departures"], freshSeconds: cardDatesMinutes * 60 };
  return {
    get,
    copyOf,
    salesDates: async (tour, month) => orNone(await get(salesDates, { id: tour.id, ...inMonth(month) }, tour)),
    departures: async (tour, date) => orNone(await get(departures, { id: tour.id, date }, tour)),
    async availability(month, use) {
      clock.staleAtMost(use === "card" ? KEPT_PAGES.departuresStaleSeconds : KEPT_PAGES.seatsStaleSeconds);
      const { date: today } = clock.now();
      const stored = await ofTours<StoredSeats>({
        kind: "availability",
        month,
        ids: (tours ?? []).map(({ id }) => id),
        none: monthSeats(month, []),
        policy: use === "card" ? onCards : KEPT_CONTENT.availability,
        atOnce: AVAILABILITY_ROUND.atOnce[use],
        askAll: salesDatesOfAll ? (due) => ofAll(month, due, (dates) => monthSeats(month, dates)) : undefined,
        async ask(id) {
          const seats = await datesOf(id, month, (dates) => monthSeats(month, dates));
          if (month !== monthOf(today)) return seats;
          return withSeatsOfToday(seats, today, () =>
            askLogged(assuming(listed.get(id)), departures, { id, date: today }),
          );
        },
      });
      return currentSeats(month, stored, clock, zoneOf);
    },
    datesAhead(ids) {
      clock.staleAtMost(KEPT_PAGES.departuresStaleSeconds);
      const { date: today } = clock.now();
      return ofTours<DatesAhead>({
        kind: "dates-ahead",
        // A new entry every month, so that tours that are gone do not stay in it.
        month: monthOf(today),
        ids,
        none: datesAhead([], today),
        policy: KEPT_CONTENT["dates-ahead"],
        atOnce: AVAILABILITY_ROUND.atOnce.card,
        ask: (id) => datesOf(id, null, (dates) => datesAhead(dates, today)),
        askAll: salesDatesOfAll ? (due) => ofAll(null, due, (dates) => datesAhead(dates, today)) : undefined,
      });
    },
  };
}

/** A tour whose dates the operator does not have (404) has none. */
function orNone<T>(loaded: Loaded<T[]>): Loaded<T[]> {
  return loaded.status === "missing" ? { status: "ok", data: [] } : loaded;
}

function dataOf<T>(loaded: Loaded<T>): T | null {
  return loaded.status === "ok" ? loaded.data : null;
}

/** @returns null when the operator does not know the host; a neutral site when there is no answer and no copy */
export async function openSite(
  source: Source,
  {
    origin,
    build,
    visit,
    previewUntilMs = null,
  }: Pick<Site, "origin" | "build" | "visit"> & Partial<Pick<Site, "previewUntilMs">>,
): Promise<Site | null> {
  const { parts, editedAt } = await source.cache.read<SiteParts>(siteEntry(source));
  if (parts.tenant.status === "missing") return null;
  const settings = complete(tenantConfig.data, dataOf(parts.tenant));
  const { facts } = source;
  let noStore: PageNoStore | null = previewUntilMs === null ? null : "preview";
  if (parts.tenant.status === "failed") facts.degraded.push("tenant");
  if (parts.tours.status === "failed") facts.degraded.push("tours");
  const missing = settings === null ? [] : await missingPages(source, settings, editedAt);
  const [menu, categories] = [dataOf(parts.menu), dataOf(parts.categories)];
  const tours = complete(ourTours.data, dataOf(parts.tours));
  const shared = sharedContent(source, settings, { origin, menu, tours, categories, missing });
  const { timeZone } = shared.tenant;
  const clock = createPageClock(placeTime(Date.now(), timeZone));
  clock.noteAge(parts.tours);
  return {
    ...shared,
    tenant: previewUntilMs === null ? shared.tenant : { ...shared.tenant, tags: null, visitorStatistics: false },
    isConfirmed: settings !== null,
    content: datedContent(
      createContent(source, {
        editedAt: settings === null ? null : editedAt,
        tours,
        clock,
        assumed: assumedOf(settings, source.config),
        settings: shared.tenant,
      }),
      clock,
    ),
    ...clock,
    submit: createSubmissions(source),
    previewUntilMs,
    build,
    visit,
    doNotStore(why) {
      // A page for a query without a match is not rendered again for the cache, whatever else it lacks.
      if (noStore !== "no-match") noStore = why;
    },
    noStoreReason: () => (facts.degraded.length > 0 ? "degraded" : noStore),
    isStale: () => facts.stale > 0,
  };
}
