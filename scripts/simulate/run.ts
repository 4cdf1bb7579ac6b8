/** One simulated day after a day of warming up. Time is in seconds; the day that counts begins at `DAY`. */

import { type ContentCounts, createContent } from "./content.ts";
import { createEdits, type Edit, type EditCounts } from "./edits.ts";
import { ASSUMED, addressOf, DAY, HOUR, KEYS, keyWeights, type Setup, sampleTenants } from "./model.ts";
import { createPageCache, type Outcome } from "./page-cache.ts";
import { createRandom, exponential, sampler, zipf } from "./random.ts";

export type Scenario = "normal day" | "deploy at noon" | "outage" | "1,000 edits";

const NOON = DAY + 12 * HOUR;
const END = 2 * DAY;
const BURST_EDITS = 1_000;
const BURST_SECONDS = 60;
/** Peaks are averages over this time. */
const PEAK_SECONDS = 300;

export type Views = Record<Outcome, number>;

export interface DayResult extends ContentCounts {
  /** Counted before the cache is asked. */
  arrivals: number;
  views: Views;
  viewsByHour: Views[];
  renders: number;
  /** Per second. */
  peakRenders: number;
  peakCalls: number;
  outageViews: number;
  edits: EditCounts;
  /** About the edits at noon, else about all of the day. */
  watched: { edits: number; purges: number; lost: number; medianSeconds: number; slowestSeconds: number };
}

const noViews = (): Views => ({ hit: 0, upperHit: 0, stale: 0, miss: 0, degraded: 0, error: 0 });

export function totalViews(views: Views): number {
  return Object.values(views).reduce((sum, count) => sum + count, 0);
}

interface Event {
  at: number;
  run: (now: number) => void;
}

function createAgenda() {
  const events: Event[] = [];
  return {
    next: () => events[0]?.at ?? Number.POSITIVE_INFINITY,
    schedule(at: number, run: Event["run"]): void {
      const after = events.findLastIndex((event) => event.at <= at);
      events.splice(after + 1, 0, { at, run });
    },
    runNext(): void {
      const event = events.shift();
      event?.run(event.at);
    },
  };
}

const bucketMax = (buckets: Float64Array) => buckets.reduce((max, sum) => Math.max(max, sum), 0) / PEAK_SECONDS;

export function simulate(setup: Setup, scenario: Scenario): DayResult {
  const random = createRandom(setup.seed);
  const sample = sampleTenants(setup.tenants, setup.tenantsPerOctave);
  const tenants = sample.weight.length;
  const tenantOfRank = new Map(Array.from(sample.rank, (rank, tenant) => [rank, tenant]));
  const addresses = Array.from({ length: KEYS }, (_, key) => addressOf(key));
  const agenda = createAgenda();
  const result = { renders: 0, arrivals: 0, outageViews: 0 };
  const viewsByHour = Array.from({ length: 24 }, noViews);
  const renderBuckets = new Float64Array(DAY / PEAK_SECONDS);
  const callBuckets = new Float64Array(DAY / PEAK_SECONDS);
  let clock = 0;
  let isDown = false;

  function addTo(buckets: Float64Array, amount: number): void {
    const bucket = Math.floor((clock - DAY) / PEAK_SECONDS);
    if (bucket >= 0 && bucket < buckets.length) buckets[bucket] = (buckets[bucket] ?? 0) + amount;
  }

  const content = createContent(setup, sample, random, (calls) => addTo(callBuckets, calls));
  const pages = createPageCache(setup, tenants, (now, tenant, key, region) => {
    const weight = sample.weight[tenant] ?? 1;
    addTo(renderBuckets, weight);
    result.renders += weight;
    return content.render(now, tenant, region, addresses[key] ?? addressOf(key));
  });
  const edits = createEdits(setup, {
    schedule: (at, run) => agenda.schedule(at, run),
    reload(now, rank) {
      content.countReload();
      const tenant = tenantOfRank.get(rank);
      if (tenant !== undefined) content.edited(now, tenant);
    },
    purgeTags(now, ranks) {
      for (const [rank, tenant] of tenantOfRank) if (ranks.has(rank)) pages.empty(now, tenant);
    },
    purgeEverything: (now) => pages.emptyAll(now),
  });

  const anyRank = () => 1 + Math.floor(random() * setup.tenants);
  function editAndPlanNext(now: number): void {
    edits.add(now, anyRank());
    const next = now + exponential(random, DAY / setup.editsPerDay);
    if (next < END) agenda.schedule(next, editAndPlanNext);
  }
  if (setup.editsPerDay > 0) agenda.schedule(exponential(random, DAY / setup.editsPerDay), editAndPlanNext);

  agenda.schedule(DAY, () => {
    Object.assign(content.counts, { kvReads: 0, kvWrites: 0, calls: 0, failedCalls: 0 });
    Object.assign(edits.counts, { edits: 0, batches: 0, queueOperations: 0, purges: 0, purgesOfAll: 0 });
    edits.all.length = 0;
    Object.assign(result, { renders: 0, arrivals: 0 });
  });
  if (scenario === "deploy at noon") {
    agenda.schedule(NOON, (now) => {
      pages.emptyAll(now);
      content.deploy(now);
    });
  }
  if (scenario === "outage") {
    for (const [at, down] of [
      [NOON, true],
      [NOON + HOUR, false],
    ] as const) {
      agenda.schedule(at, () => {
        isDown = down;
        content.setRegionDown(down ? 0 : null);
      });
    }
  }
  const burst: Edit[] = [];
  if (scenario === "1,000 edits") {
    for (let edit = 0; edit < BURST_EDITS; edit++) {
      agenda.schedule(NOON + (edit / BURST_EDITS) * BURST_SECONDS, (now) => {
        burst.push(edits.add(now, anyRank()));
      });
    }
  }

  const nextTenant = sampler(random, sample.share);
  const nextKey = sampler(random, keyWeights());
  const nextLocation = sampler(random, zipf(setup.locations));
  const sampledShare = sample.share.reduce((sum, share) => sum + share, 0);
  const { dailyCurve } = ASSUMED;
  const average = dailyCurve.reduce((sum, value) => sum + value, 0) / dailyCurve.length;
  const viewSeconds = (30 * DAY * average) / (setup.viewsPerMonth * sampledShare);

  while (true) {
    const curve = dailyCurve[Math.floor(clock / HOUR) % 24] ?? 1;
    const at = clock + exponential(random, viewSeconds / curve);
    while (agenda.next() <= Math.min(at, END)) {
      clock = agenda.next();
      agenda.runNext();
    }
    if (at >= END) break;
    clock = at;
    const tenant = nextTenant();
    const weight = sample.weight[tenant] ?? 1;
    result.arrivals += weight;
    const key = nextKey();
    const location = nextLocation();
    const { stale } = addresses[key] ?? addressOf(key);
    const outcome = pages.view(clock, tenant, key, location, stale);
    const hour = viewsByHour[Math.floor((clock - DAY) / HOUR)];
    if (hour !== undefined) hour[outcome] += weight;
    if (isDown && location % setup.regions === 0) result.outageViews += weight;
  }
  const counts = { ...content.counts };
  const editCounts = { ...edits.counts };
  while (agenda.next() < Number.POSITIVE_INFINITY) {
    clock = agenda.next();
    agenda.runNext();
  }

  const views = noViews();
  for (const hour of viewsByHour) for (const name of Object.keys(views) as Outcome[]) views[name] += hour[name];
  const watched = burst.length > 0 ? burst : edits.all;
  const waits = watched
    .map((edit) => (edit.purgedAt[0] ?? Number.POSITIVE_INFINITY) - edit.at)
    .toSorted((a, b) => a - b);
  return {
    ...result,
    ...counts,
    views,
    viewsByHour,
    peakRenders: bucketMax(renderBuckets),
    peakCalls: bucketMax(callBuckets),
    edits: editCounts,
    watched: {
      edits: watched.length,
      purges: new Set(watched.flatMap((edit) => edit.purgedAt)).size,
      lost: watched.filter((edit) => edit.purgedAt.length < 2).length,
      medianSeconds: waits[Math.floor(waits.length / 2)] ?? 0,
      slowestSeconds: waits.at(-1) ?? 0,
    },
  };
}
