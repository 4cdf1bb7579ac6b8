/** A tenant's site and content: `app/operator` behind the KV cache. */

import type { Content, Loaded, Site, Submissions } from "#app/context.ts";
import { TENANT_CONFIG_WAIT_MS } from "#app/domain/budgets.ts";
import type { Page } from "#app/domain/content/blocks.ts";
import type { Post } from "#app/domain/content/blog-post.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import { type Brand, brandOf, type TenantConfig } from "#app/domain/tenant/tenant.ts";
import type { Departure, SalesDate, TourCategory, TourDetail } from "#app/domain/tour/detail.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { fetchPost } from "#app/operator/blog-post.ts";
import { fetchPage } from "#app/operator/builder-page.ts";
import { fetchCategories } from "#app/operator/categories.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import type { Note } from "#app/operator/field-readers.ts";
import { signUpForNewsletter, submitContact } from "#app/operator/form-submissions.ts";
import { fetchNavigation } from "#app/operator/navigation.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import { fetchDepartures, fetchSalesDates } from "#app/operator/sales.ts";
import { fetchTenantConfig } from "#app/operator/tenant-config.ts";
import { fetchTourDetail, fetchTourLink } from "#app/operator/tour-detail.ts";
import { fetchTopTours, fetchTourList } from "#app/operator/tours.ts";
import type { Config } from "#worker/config.ts";
import type { Log } from "#worker/ops/log.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import type { KvCache } from "./kv-cache.ts";
import { CACHE_POLICY, type CachePolicy, type ContentKind, cacheKey } from "./policy.ts";

interface Source {
  host: string;
  origin: string;
  config: Config;
  operator: OperatorClient;
  cache: KvCache;
  log: Log;
  build: string;
  facts: RenderFacts;
}

type SiteParts = { tenant: TenantConfig; menu: MenuItem[]; tours: TourSummary[] };

/** Runs one call and logs a failure or the dropped fields; never content. */
async function logged<T>(
  log: Log,
  host: string,
  what: string,
  call: (note: Note) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const dropped: string[] = [];
  const outcome = await call((path) => dropped.push(path));
  // `not-asked`: a breaker or a 429 held the call back, which was logged when that began.
  if (!outcome.ok && outcome.failure.kind !== "not-asked") log("operator-failed", { host, what, ...outcome.failure });
  else if (!outcome.ok) return outcome;
  else if (dropped.length > 0)
    log("fields-dropped", { host, what, count: dropped.length, fields: dropped.slice(0, 10) });
  return outcome;
}

function siteEntry({ host, config, operator, log }: Source) {
  const admin = config.adminBaseUrl;
  return {
    key: cacheKey(host, "site"),
    freshSeconds: CACHE_POLICY.site.freshSeconds,
    parts: ["tenant", "menu", "tours"] as const,
    async load() {
      const tenantConfig = logged(log, host, "tenant-config", (note) => fetchTenantConfig(operator, host, note, admin));
      const fetchTours = () => logged(log, host, "our-tours", (note) => fetchTourList(operator, note, admin));
      const fetchMenu = () => logged(log, host, "navigation", (note) => fetchNavigation(operator, note));
      const early = await within(tenantConfig, TENANT_CONFIG_WAIT_MS);
      if (early === LATE) {
        const [tenant, menu, tours] = await Promise.all([tenantConfig, fetchMenu(), fetchTours()]);
        return { tenant, menu, tours };
      }
      // An unknown host costs one call, not three.
      if (!early.ok && early.failure.status === 404) return { tenant: early };
      const ownMenu = early.ok && early.data.navigation !== null;
      const [menu, tours] = await Promise.all([ownMenu ? undefined : fetchMenu(), fetchTours()]);
      return { tenant: early, menu, tours };
    },
  };
}

function createContent({ host, config, operator, cache, log, facts }: Source): Content {
  const admin = config.adminBaseUrl;
  async function one<T>(
    kind: ContentKind,
    name: string,
    call: (note: Note) => Promise<Outcome<T>>,
  ): Promise<Loaded<T>> {
    const policy: CachePolicy = CACHE_POLICY[kind];
    const parts = await cache.read<{ data: T }>({
      key: cacheKey(host, kind, name),
      freshSeconds: policy.freshSeconds,
      maxStaleSeconds: policy.maxStaleSeconds,
      parts: ["data"],
      load: async () => ({ data: await logged(log, host, name === "" ? kind : `${kind}:${name}`, call) }),
    });
    if (parts.data.status === "failed") facts.degraded.push(kind);
    return parts.data;
  }
  return {
    page: (name) => one<Page>("page", name, (note) => fetchPage(operator, name, note, admin)),
    post: (slug) => one<Post>("post", slug, (note) => fetchPost(operator, slug, note, admin)),
    topTours: () => one<TourSummary[]>("top-tours", "", (note) => fetchTopTours(operator, note, admin)),
    tour: (id) => one<TourDetail>("tour", String(id), (note) => fetchTourDetail(operator, id, note, admin)),
    tourLink: (slug) => one<number>("tour-link", slug, (note) => fetchTourLink(operator, slug, note)),
    salesDates: (id, month) =>
      one<SalesDate[]>("sales-dates", `${id}:${month ?? "all"}`, (note) => fetchSalesDates(operator, id, month, note)),
    departures: (id, date) =>
      one<Departure[]>("departures", `${id}:${date}`, (note) => fetchDepartures(operator, id, date, note)),
    categories: () => one<TourCategory[]>("categories", "", (note) => fetchCategories(operator, note, admin)),
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

function createSubmissions({ host, operator, log }: Source): Submissions {
  async function confirmed(what: string, call: Promise<Outcome<null>>): Promise<boolean> {
    const outcome = await call;
    if (!outcome.ok) log("operator-failed", { host, what, ...outcome.failure });
    return outcome.ok;
  }
  return {
    newsletter: (email) => confirmed("newsletter", signUpForNewsletter(operator, email)),
    contact: (message) => confirmed("contact", submitContact(operator, message)),
  };
}

function dataOf<T>(loaded: Loaded<T>): T | null {
  return loaded.status === "ok" ? loaded.data : null;
}

/** @returns null when the operator does not know the host; the neutral brand when there is no answer and no copy */
export async function openSite(source: Source): Promise<Site | null> {
  const parts = await source.cache.read<SiteParts>(siteEntry(source));
  if (parts.tenant.status === "missing") return null;
  const tenant = dataOf(parts.tenant);
  const { facts } = source;
  if (parts.tenant.status === "failed") facts.degraded.push("tenant");
  if (parts.tours.status === "failed") facts.degraded.push("tours");
  return {
    origin: source.origin,
    brand: brandFor(tenant),
    menu: tenant?.navigation ?? dataOf(parts.menu) ?? [],
    tours: dataOf(parts.tours),
    baseSiteUrl: source.config.baseSiteUrl,
    content: createContent(source),
    submit: createSubmissions(source),
    build: source.build,
    isDegraded: () => facts.degraded.length > 0,
    adminBaseUrl: source.config.adminBaseUrl,
    imageHost: source.config.imageTransforms ? source.config.adminBaseUrl : null,
  };
}
