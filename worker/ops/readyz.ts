/**
 * `GET /readyz` with `Authorization: Bearer {READY_TOKEN}`. Never calls the operator. 503 when KV fails, because an
 * outage would leave nothing to serve. Breakers and counters are the isolate's.
 */

import type { Handler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { KV_LIST_MS } from "#app/domain/budgets.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import type { Config } from "#worker/config.ts";
import { contentHostOf, contentPrefix } from "#worker/content/policy.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { plainText } from "#worker/gateway/responses.ts";
import { operatorState } from "#worker/operator/supervisor.ts";
import { build } from "#worker/pages/build.ts";
import { counters } from "./counters.ts";

const CHECK_INTERVAL_MS = 10_000;

interface TenantState {
  entries: number;
  /** Since the operator last confirmed config, menu and tours; null if never. */
  siteAgeSeconds: number | null;
  oldestAgeSeconds: number | null;
}

interface ContentState {
  ok: boolean;
  ms: number;
  tenants: Record<string, TenantState>;
  /** More than the 1,000 entries of one KV list. */
  isPartial: boolean;
}

let lastCheck: { at: number; state: ContentState } | null = null;

type Listed = KVNamespaceListResult<{ savedAt?: number }>;

function tenantsOf({ keys }: Listed, now: number): Record<string, TenantState> {
  const tenants: Record<string, TenantState> = {};
  for (const { name, metadata } of keys) {
    const host = contentHostOf(name);
    if (host === null) continue;
    const tenant = (tenants[host] ??= { entries: 0, siteAgeSeconds: null, oldestAgeSeconds: null });
    tenant.entries += 1;
    // 0: stored after a partial failure.
    const savedAt = metadata?.savedAt ?? 0;
    if (savedAt === 0) continue;
    const age = Math.round((now - savedAt) / 1000);
    if (name === `${contentPrefix(host)}site`) tenant.siteAgeSeconds = age;
    tenant.oldestAgeSeconds = Math.max(tenant.oldestAgeSeconds ?? 0, age);
  }
  return tenants;
}

async function check(kv: KVNamespace): Promise<ContentState> {
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
    if (readyToken === null || !(await timingSafeEqual(`Bearer ${readyToken}`, given))) {
      return plainText(404, "There is nothing at this address.");
    }
    if (lastCheck === null || Date.now() - lastCheck.at >= CHECK_INTERVAL_MS) {
      lastCheck = { at: Date.now(), state: await check(c.env.CONTENT) };
    }
    const { tenants, ...kv } = lastCheck.state;
    const operator = operatorState();
    const isDegraded = operator.breakers.length > 0 || operator.heldForMs > 0;
    const state = kv.ok ? (isDegraded ? "degraded" : "ready") : "failing";
    const body = { state, build: build.id, kv, operator, tenants, counters: counters() };
    return c.json(body, kv.ok ? 200 : 503, { "cache-control": "private, no-store" });
  };
}
