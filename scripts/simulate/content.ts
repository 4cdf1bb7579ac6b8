/** Content in KV, the memory of isolates, and the operator. Figures stand for all tenants: each counts with its weight. */

import type { ContentKind } from "#worker/content/policy.ts";
import { ISOLATE_MEMORY } from "#worker/content/policy.ts";
import { type Address, ASSUMED, DAY, ENTRIES, type Sample, type Setup } from "./model.ts";
import { exponential, type Random } from "./random.ts";

/** `degraded` and `failed` are not cached; `failed` is a 503. */
export type Rendered = "whole" | "degraded" | "failed";

interface Freshness {
  freshSeconds: number;
  maxStaleSeconds: number;
  expirySeconds: number;
  changeSeconds: number;
}

function freshnessOf(kind: ContentKind, { content, webhookFreshSeconds }: Setup["policy"]): Freshness {
  const { freshSeconds, maxStaleSeconds = Number.POSITIVE_INFINITY } = content[kind];
  if (kind === "sales-dates" || kind === "departures") {
    const changeSeconds = kind === "departures" ? ASSUMED.departuresChangeSeconds : ASSUMED.datesChangeSeconds;
    return { freshSeconds, maxStaleSeconds, expirySeconds: ASSUMED.datedExpirationSeconds, changeSeconds };
  }
  const never = Number.POSITIVE_INFINITY;
  if (isOfCards(kind)) {
    // Each part has the time it was asked, so every round is written.
    return { freshSeconds, maxStaleSeconds, expirySeconds: ASSUMED.datedExpirationSeconds, changeSeconds: 0 };
  }
  return {
    freshSeconds: webhookFreshSeconds ?? freshSeconds,
    maxStaleSeconds,
    expirySeconds: never,
    changeSeconds: never,
  };
}

/** A page is whole without them. */
const isOfCards = (kind: ContentKind) => kind === "next-departures" || kind === "dates-ahead";

function callsOf(kind: ContentKind): number {
  if (kind === "site") return ASSUMED.siteCalls;
  if (kind === "dates-ahead") return ASSUMED.aheadCalls;
  return kind === "next-departures" ? ASSUMED.seatsCalls : 1;
}

export interface ContentCounts {
  kvReads: number;
  kvWrites: number;
  calls: number;
  failedCalls: number;
}

export function createContent(setup: Setup, { weight }: Sample, random: Random, onCall: (calls: number) => void) {
  const isolates = setup.regions * setup.isolatesPerRegion;
  const entries = weight.length * ENTRIES;
  const kinds: ContentKind[] = [
    "site",
    "page",
    "tour",
    "top-tours",
    "sales-dates",
    "departures",
    "next-departures",
    "dates-ahead",
  ];
  const freshness = new Map(kinds.map((kind) => [kind, freshnessOf(kind, setup.policy)]));
  const counts: ContentCounts = { kvReads: 0, kvWrites: 0, calls: 0, failedCalls: 0 };

  // Content without an expiry is in KV since long ago; dates are not yet.
  const saved = new Float64Array(entries).fill(-100 * DAY);
  const changesAt = new Float64Array(entries).fill(Number.POSITIVE_INFINITY);
  const editedAt = new Float64Array(weight.length).fill(Number.NEGATIVE_INFINITY);

  // Per entry and isolate. A mark is the number of insertions so far: the memories evict the oldest.
  const never = () => new Float64Array(entries * isolates).fill(Number.NEGATIVE_INFINITY);
  const [readAt, readMark, confirmedAt, confirmedMark, failedAt] = [never(), never(), never(), never(), never()];
  const readings = new Float64Array(isolates);
  const confirmations = new Float64Array(isolates);

  let deployedAt = Number.NEGATIVE_INFINITY;
  let regionDown = -1;

  function bornAt(isolate: number, now: number): number {
    const life = ASSUMED.isolateLifeSeconds;
    const offset = (isolate / isolates) * life;
    return Math.max(deployedAt, Math.floor((now + offset) / life) * life - offset);
  }

  /** @returns false when the content is neither stored nor to be had */
  function read(now: number, tenant: number, entry: number, isolate: number, fresh: Freshness, calls: number): boolean {
    const count = weight[tenant] ?? 1;
    const at = tenant * ENTRIES + entry;
    const slot = at * isolates + isolate;
    const born = bornAt(isolate, now);
    const since = Math.max(born, now - ISOLATE_MEMORY.seconds);
    const isRemembered =
      (readAt[slot] ?? 0) > since && (readings[isolate] ?? 0) - (readMark[slot] ?? 0) < ISOLATE_MEMORY.entries;
    const isStored = now - (saved[at] ?? 0) <= fresh.expirySeconds;
    const remember = () => {
      readAt[slot] = now;
      readMark[slot] = readings[isolate] = (readings[isolate] ?? 0) + count;
    };
    if (!isRemembered) {
      counts.kvReads += count;
      if (isStored) remember();
    }
    const isConfirmed =
      (confirmedAt[slot] ?? 0) > Math.max(born, now - 2 * fresh.freshSeconds) &&
      (confirmations[isolate] ?? 0) - (confirmedMark[slot] ?? 0) < ISOLATE_MEMORY.confirmations;
    const known = isConfirmed ? Math.max(saved[at] ?? 0, confirmedAt[slot] ?? 0) : (saved[at] ?? 0);
    const isOutdated = known < (editedAt[tenant] ?? 0);
    if (isStored && !isOutdated && now - known <= fresh.freshSeconds) return true;
    if (now - (failedAt[slot] ?? 0) < ISOLATE_MEMORY.retryFailedSeconds) return isStored;

    onCall(calls * count);
    counts.calls += calls * count;
    if (Math.floor(isolate / setup.isolatesPerRegion) === regionDown) {
      counts.failedCalls += calls * count;
      failedAt[slot] = now;
      return isStored;
    }
    remember();
    const isChanged = !isStored || now >= (changesAt[at] ?? 0);
    if (isChanged) changesAt[at] = now + exponential(random, fresh.changeSeconds);
    if (isChanged || now - (saved[at] ?? 0) > (setup.rewriteAfterSeconds ?? Number.POSITIVE_INFINITY)) {
      counts.kvWrites += count;
      saved[at] = now;
      return true;
    }
    confirmedAt[slot] = now;
    confirmedMark[slot] = confirmations[isolate] = (confirmations[isolate] ?? 0) + count;
    return true;
  }

  return {
    counts,
    render(now: number, tenant: number, region: number, address: Address): Rendered {
      const isolate = region * setup.isolatesPerRegion + Math.floor(random() * setup.isolatesPerRegion);
      let rendered: Rendered = "whole";
      for (const { entry, kind } of address.reads) {
        const fresh = freshness.get(kind);
        if (fresh === undefined) throw new Error(`no policy for ${kind}`);
        if (read(now, tenant, entry, isolate, fresh, callsOf(kind)) || isOfCards(kind)) continue;
        if (kind === "page" || kind === "tour") return "failed";
        rendered = "degraded";
      }
      return rendered;
    },
    deploy(now: number): void {
      deployedAt = now;
    },
    setRegionDown(region: number | null): void {
      regionDown = region ?? -1;
    },
    /** The consumer has reloaded the site entry; the tenant's other entries are asked for again when they are read. */
    edited(now: number, tenant: number): void {
      saved[tenant * ENTRIES] = now;
      editedAt[tenant] = now;
    },
    /** One tenant, whether it is simulated or not. */
    countReload(): void {
      counts.calls += ASSUMED.siteCalls;
      counts.kvWrites += 1;
      onCall(ASSUMED.siteCalls);
    },
  };
}
