/**
 * `GET /readyz`: how the site stands, for those who keep it up. Header: `Authorization: Bearer {READY_TOKEN}`. One list
 * of KV, at most every ten seconds and isolate, and never a call to the operator. 503 when KV fails: then nothing would
 * be left to serve if the operator failed too. Breakers and counters are those of the isolate that answers.
 */

import type { Handler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { KV_LIST_MS } from "#app/domain/budgets.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import type { Config } from "#worker/config.ts";
import { contentHostOf, contentPrefix } from "#worker/content/policy.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { plainText } from "#worker/gateway/responses.ts";
import { lineState } from "#worker/operator/supervisor.ts";
import { build } from "#worker/pages/build.ts";
import { counters } from "./counters.ts";

const LOOK_AGAIN_MS = 10_000;

interface TenantState {
  entries: number;
  /** Seconds since the operator last confirmed the config, menu and tours every page needs; null when never. */
  siteAgeSeconds: number | null;
  /** The same for the entry that waited longest. */
  oldestAgeSeconds: number | null;
}

interface ContentState {
  ok: boolean;
  ms: number;
  tenants: Record<string, TenantState>;
  /** Only the first 1,000 entries were looked at. */
  isPartial: boolean;
}

let lastLook: { at: number; state: ContentState } | null = null;

type Listed = KVNamespaceListResult<{ savedAt?: number }>;

function tenantsOf({ keys }: Listed, now: number): Record<string, TenantState> {
  const tenants: Record<string, TenantState> = {};
  for (const { name, metadata } of keys) {
    const host = contentHostOf(name);
    if (host === null) continue;
    const tenant = (tenants[host] ??= { entries: 0, siteAgeSeconds: null, oldestAgeSeconds: null });
    tenant.entries += 1;
    // 0: kept after a partial failure, never confirmed as a whole.
    const savedAt = metadata?.savedAt ?? 0;
    if (savedAt === 0) continue;
    const age = Math.round((now - savedAt) / 1000);
    if (name === `${contentPrefix(host)}site`) tenant.siteAgeSeconds = age;
    tenant.oldestAgeSeconds = Math.max(tenant.oldestAgeSeconds ?? 0, age);
  }
  return tenants;
}

async function look(kv: KVNamespace): Promise<ContentState> {
  const startedAt = Date.now();
  const list = async (): Promise<Listed> => kv.list<{ savedAt?: number }>({ prefix: "t:" });
  const listed = await within(list(), KV_LIST_MS).catch((): typeof LATE => LATE);
  const now = Date.now();
  const ms = now - startedAt;
  if (listed === LATE) return { ok: false, ms, tenants: {}, isPartial: true };
  return { ok: true, ms, tenants: tenantsOf(listed, now), isPartial: !listed.list_complete };
}

export function readyz({ readyToken }: Pick<Config, "readyToken">): Handler<Gateway> {
  return async function readyz(c) {
    const given = c.req.header("authorization") ?? "";
    // To everybody else there is no such address.
    if (readyToken === null || !(await timingSafeEqual(`Bearer ${readyToken}`, given))) {
      return plainText(404, "There is nothing at this address.");
    }
    if (lastLook === null || Date.now() - lastLook.at >= LOOK_AGAIN_MS) {
      lastLook = { at: Date.now(), state: await look(c.env.CONTENT) };
    }
    const { tenants, ...kv } = lastLook.state;
    const operator = lineState();
    const isDegraded = operator.breakers.length > 0 || operator.heldForMs > 0;
    const state = kv.ok ? (isDegraded ? "degraded" : "ready") : "failing";
    const body = { state, build: build.id, kv, operator, tenants, counters: counters() };
    return c.json(body, kv.ok ? 200 : 503, { "cache-control": "private, no-store" });
  };
}
