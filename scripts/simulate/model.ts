/** What is simulated: tenants, pages, KV entries, and every assumption that is not a constant of the site. */

import {
  CACHE_POLICY,
  type CachePolicy,
  type ContentKind,
  PAGE_POLICY,
  PURGE_POLICY,
  WEBHOOK_FRESH_SECONDS,
} from "#worker/content/policy.ts";
import { zipf } from "./random.ts";

export const DAY = 86_400;
export const HOUR = 3_600;

export interface Policy {
  page: Record<keyof typeof PAGE_POLICY, number>;
  purge: Record<keyof typeof PURGE_POLICY, number>;
  content: Record<ContentKind, CachePolicy>;
  /** Freshness of edited content with the webhook; null without. */
  webhookFreshSeconds: number | null;
}

export const POLICY: Policy = {
  page: PAGE_POLICY,
  purge: PURGE_POLICY,
  content: CACHE_POLICY,
  webhookFreshSeconds: WEBHOOK_FRESH_SECONDS,
};

export const ASSUMED = {
  /** Views of each hour in Las Vegas, relative to each other. */
  dailyCurve: [
    0.45, 0.35, 0.3, 0.3, 0.35, 0.5, 0.7, 0.9, 1.05, 1.2, 1.3, 1.35, 1.35, 1.35, 1.3, 1.3, 1.3, 1.35, 1.45, 1.55, 1.5,
    1.3, 1, 0.7,
  ],
  /** Of 100 page requests: documents (first views), departures of a tour on a chosen date; the rest are data of clicks. */
  documentShare: 0.4,
  departuresShare: 0.08,
  datesChangeSeconds: 3_600,
  departuresChangeSeconds: 1_800,
  datedExpirationSeconds: DAY,
  isolateLifeSeconds: 2 * HOUR,
  batchSize: 100,
  batchTimeoutSeconds: 5,
  siteCalls: 3,
  /** A call for each tour. */
  seatsCalls: 24,
  /** A call for each tour without a date in this month and the next. */
  aheadCalls: 6,
} as const;

export interface Setup {
  seed: number;
  tenants: number;
  locations: number;
  /** Upper tiers of the cache; `Pages` runs there. */
  regions: number;
  isolatesPerRegion: number;
  viewsPerMonth: number;
  editsPerDay: number;
  /** Tenants simulated for every doubling of the rank; each stands for those of similar rank. */
  tenantsPerOctave: number;
  /** A full batch is 300 calls, six at a time. */
  batchRunSeconds: number;
  workersCache: boolean;
  /** An unchanged KV entry is written again when it is older than this; null: never. */
  rewriteAfterSeconds: number | null;
  policy: Policy;
}

export const SETUP: Setup = {
  seed: 1,
  tenants: 10_000,
  locations: 300,
  regions: 6,
  isolatesPerRegion: 16,
  viewsPerMonth: 1e9,
  editsPerDay: 2_000,
  tenantsPerOctave: 1,
  batchRunSeconds: 5,
  workersCache: true,
  rewriteAfterSeconds: null,
  policy: POLICY,
};

export interface Sample {
  /** Rank of the tenant that is simulated, and the tenants it stands for. */
  rank: Int32Array;
  weight: Float64Array;
  share: Float64Array;
}

export function sampleTenants(tenants: number, perOctave: number): Sample {
  const shares = zipf(tenants);
  const bands: { rank: number; weight: number; share: number }[] = [];
  for (let first = 1; first <= tenants; ) {
    const width = Math.max(1, Math.round(first * (2 ** (1 / perOctave) - 1)));
    const last = Math.min(tenants, first + width - 1);
    const weight = last - first + 1;
    const share = shares.subarray(first - 1, last).reduce((sum, value) => sum + value, 0) / weight;
    bands.push({ rank: Math.floor((first + last) / 2), weight, share });
    first = last + 1;
  }
  return {
    rank: Int32Array.from(bands, (band) => band.rank),
    weight: Float64Array.from(bands, (band) => band.weight),
    share: Float64Array.from(bands, (band) => band.share),
  };
}

/** A tenant's addresses, by popularity: 0 is the home page, two of five are tours, one of five has cards of tours. */
const PAGES = 60;
const DATES_PER_TOUR = 10;
const TOURS = Array.from({ length: PAGES }, (_, page) => page).filter((page) => page % 5 === 1 || page % 5 === 3);
const DEPARTURES = TOURS.length * DATES_PER_TOUR;

/** Keys of the page cache: documents, their data, departures. */
export const KEYS = 2 * PAGES + DEPARTURES;
const FIRST_DEPARTURE = 2 * PAGES;

const SEATS_OF_ALL = 2 + 2 * PAGES + DEPARTURES;
const DATES_AHEAD = SEATS_OF_ALL + 1;
export const ENTRIES = DATES_AHEAD + 1;

export interface Address {
  /** How long the page may be served stale. */
  stale: keyof typeof PAGE_POLICY;
  reads: { entry: number; kind: ContentKind }[];
}

export function addressOf(key: number): Address {
  const departure = key - FIRST_DEPARTURE;
  const page = departure < 0 ? key % PAGES : (TOURS[Math.floor(departure / DATES_PER_TOUR)] ?? 0);
  const isTour = TOURS.includes(page);
  const reads: Address["reads"] = [
    { entry: 0, kind: "site" },
    { entry: 2 + page, kind: isTour ? "tour" : "page" },
  ];
  if (page === 0) reads.push({ entry: 1, kind: "top-tours" });
  if (isTour) reads.push({ entry: 2 + PAGES + page, kind: "sales-dates" });
  if (departure >= 0) reads.push({ entry: 2 + 2 * PAGES + departure, kind: "departures" });
  // Tours have the cards of similar ones.
  const hasCards = page % 5 === 0 || isTour;
  if (hasCards)
    reads.push({ entry: SEATS_OF_ALL, kind: "next-departures" }, { entry: DATES_AHEAD, kind: "dates-ahead" });
  if (isTour) return { stale: "datedStaleWhileRevalidateSeconds", reads };
  return { stale: hasCards ? "departuresStaleWhileRevalidateSeconds" : "staleWhileRevalidateSeconds", reads };
}

export function keyWeights(): Float64Array {
  const pages = zipf(PAGES);
  const { documentShare, departuresShare } = ASSUMED;
  const dataShare = 1 - documentShare - departuresShare;
  return Float64Array.from({ length: KEYS }, (_, key) => {
    if (key < PAGES) return documentShare * (pages[key] ?? 0);
    if (key < FIRST_DEPARTURE) return dataShare * (pages[key - PAGES] ?? 0);
    return departuresShare / DEPARTURES;
  });
}
