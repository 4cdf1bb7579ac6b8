/** What the operator refuses to an installation, for the log and for `/readyz`. */

import { LRUCache } from "lru-cache";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { count, log } from "./log.ts";

/** KV key, which `/readyz` reads. */
export const REFUSED_KEY = "readyz";
/** An operator that refuses one call or one tenant accepts the key for others in the meantime. */
const CERTAIN_MS = 60_000;
/** KV takes one write of a key a second, from all isolates together. */
const TELL_EVERY_MS = 60_000;
/** The entry goes when nobody is refused any more. */
const EXPIRES_SECONDS = 300;

/** What KV holds. */
export interface RefusedKey {
  /** ISO 8601: since when this isolate has only been refused. */
  since: string;
  status: number;
  host: string;
}

interface Told {
  kv: KVNamespace;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * What the operator said to calls with our key alone. A refusal is kept in KV so that `/readyz` says so in every isolate: visitors go
 * on seeing copies, and nobody would notice until they run out.
 */
export function createKeyWatch(now: () => number = Date.now) {
  let refusedAt = 0;
  let toldAt = 0;
  return {
    /** @param status HTTP status of an answer; null without one, which says nothing of the key */
    note(status: number | null, host: string, { kv, waitUntil }: Told): void {
      if (status === null || status === 429 || status >= 500) return;
      if (status !== 401 && status !== 403) {
        if (toldAt > 0) waitUntil(kv.delete(REFUSED_KEY).catch(() => count("kv_put_failed")));
        [refusedAt, toldAt] = [0, 0];
        return;
      }
      if (refusedAt === 0) refusedAt = now();
      if (now() - refusedAt < CERTAIN_MS || now() - toldAt < TELL_EVERY_MS) return;
      toldAt = now();
      const refused: RefusedKey = { since: new Date(refusedAt).toISOString(), status, host };
      log("key-refused", { ...refused });
      const writing = kv.put(REFUSED_KEY, JSON.stringify(refused), { expirationTtl: EXPIRES_SECONDS });
      waitUntil(writing.catch(() => count("kv_put_failed")));
    },
  };
}

/** The isolate's. */
export const keyWatch = createKeyWatch();

const KEPT_MS = 600_000;
const MAX_HOSTS = 50;

const failing = new LRUCache<string, { reason: string; isUnknown: boolean; until: number }>({ max: MAX_HOSTS });
/** True if the operator knew any host so far: then a 404 is about the host alone. */
let knowsAny = false;

const WRONG_ADDRESS = "wrong API_BASE_URL";

/**
 * Why a tenant's config could not be loaded, in the words of somebody who sets up an installation; null for what says nothing about
 * that.
 */
function likelyReason(outcome: Outcome<unknown>, hasCopy: boolean): string | null {
  if (outcome.ok) return null;
  const { kind, status, detail } = outcome.failure;
  switch (kind) {
    case "not-asked":
      return null;
    case "network":
    case "timeout":
      return `no answer: ${WRONG_ADDRESS}, or the operator is down`;
    case "redirect":
      return `${status}: the operator redirects; API_BASE_URL must be the final address`;
    case "not-json":
      return `no JSON (${detail}): ${WRONG_ADDRESS}`;
    case "status":
      break;
    default:
      return `the answer is not a tenant config (${detail}): ${WRONG_ADDRESS}`;
  }
  if (status === 401 || status === 403) return `${status}: wrong API_KEY or API_KEY_HEADER`;
  if (status === 404 || status === 410) {
    if (hasCopy)
      return `${status}: the operator does not know this host any more; when it says so again, all its pages are 404`;
    return knowsAny ? null : `${status} from every host: ${WRONG_ADDRESS}, or the operator knows none of them`;
  }
  return (status ?? 0) >= 500 ? `${status}: the operator fails` : `${status}: is API_BASE_URL right?`;
}

/** @param hasCopy the tenant is shown from its last good copy */
export function noteConfigCall(host: string, outcome: Outcome<unknown>, hasCopy: boolean): void {
  if (outcome.ok) {
    knowsAny = true;
    failing.delete(host);
    return;
  }
  const reason = likelyReason(outcome, hasCopy);
  if (reason === null) return;
  const { status = 0 } = outcome.failure;
  failing.set(host, { reason, isUnknown: !hasCopy && (status === 404 || status === 410), until: Date.now() + KEPT_MS });
  log("tenant-config-failed", { host, reason, shown: hasCopy ? "last good copy" : "no tenant" });
}

/** By host; empty when all is well. */
export function failingConfigs(): Record<string, string> {
  const now = Date.now();
  const current = [...failing.entries()].filter(([, { isUnknown, until }]) => until > now && !(isUnknown && knowsAny));
  return Object.fromEntries(current.map(([host, { reason }]) => [host, reason]));
}
