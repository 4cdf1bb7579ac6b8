/**
 * `GET /readyz` with `Authorization: Bearer {READY_TOKEN}`: one KV read, no operator call. `?host=` adds one tenant and a read, and with
 * `&copies` a list of its copies, for `npm run report`. 503 when KV fails, because an outage would leave nothing to serve, and when
 * the operator refuses our key, because copies hide that. Breakers and counters are the isolate's.
 */

import type { Handler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { KV_PROBE_MS } from "#app/domain/budgets.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import type { Config } from "#worker/config.ts";
import { cacheKey, contentPrefix } from "#worker/content/entry.ts";
import { operatorState } from "#worker/operator/supervisor.ts";
import { counters } from "#worker/ops/log.ts";
import { failingConfigs, REFUSED_KEY, type RefusedKey } from "#worker/ops/operator-access.ts";
import { build, siteVersion } from "#worker/pages/build.ts";
import type { Gateway } from "./context.ts";

async function probe(namespace: KVNamespace, host: string | null) {
  const startedAt = Date.now();
  const reading = Promise.all([
    namespace.get<RefusedKey>(REFUSED_KEY, "json"),
    host === null ? null : namespace.getWithMetadata<{ savedAt?: number }>(cacheKey(host, "site"), "text"),
  ]);
  const read = await withTimeout(reading, KV_PROBE_MS).catch((): typeof TIMED_OUT => TIMED_OUT);
  const now = Date.now();
  const kv = { ok: read !== TIMED_OUT, ms: now - startedAt };
  if (read === TIMED_OUT) return { kv, refused: null, site: null };
  const [refused, copy] = read;
  if (copy === null || host === null) return { kv, refused, site: null };
  // 0: stored after a partial failure.
  const savedAt = copy.metadata?.savedAt ?? 0;
  const savedSecondsAgo = savedAt === 0 ? null : Math.round((now - savedAt) / 1000);
  return { kv, refused, site: { host, isStored: copy.value !== null, savedSecondsAgo } };
}

/** KV lists 1,000 keys a call; a tenant has a few hundred. */
const MAX_LISTS = 5;

type Copies = [name: string, savedSecondsAgo: number | null][];

/** Names without the tenant, as of `cacheKey`, with the seconds since the copy last changed. */
async function copiesOf(namespace: KVNamespace, host: string): Promise<Copies> {
  const prefix = contentPrefix(host);
  const found: Copies = [];
  let cursor: string | null = null;
  for (let lists = 0; lists < MAX_LISTS; lists += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each list begins where the one before ended
    const list: KVNamespaceListResult<{ savedAt?: number }> = await namespace.list({ prefix, cursor });
    for (const { name, metadata } of list.keys) {
      const savedAt = metadata?.savedAt ?? 0;
      found.push([name.slice(prefix.length), savedAt === 0 ? null : Math.round((Date.now() - savedAt) / 1_000)]);
    }
    if (list.list_complete) break;
    cursor = list.cursor;
  }
  return found;
}

export function readyz({ readyToken, problems }: Pick<Config, "readyToken" | "problems">): Handler<Gateway> {
  return async function readyz(c) {
    const given = c.req.header("authorization") ?? "";
    if (readyToken === null || !(await timingSafeEqual(`Bearer ${readyToken}`, given))) {
      return textAnswer(404, "There is nothing at this address.");
    }
    const { searchParams } = c.get("url");
    const asked = searchParams.get("host");
    const host = asked === null ? null : normalizeHost(asked);
    if (asked !== null && host === null) return textAnswer(400, "host must be a host name, like ?host=canyon.example.");
    const { kv, refused, site } = await probe(c.env.CONTENT, host);
    const isListed = host !== null && searchParams.has("copies") && kv.ok;
    const operator = operatorState();
    const tenants = failingConfigs();
    const hasFailing = Object.keys(tenants).length > 0;
    const isDegraded = operator.breakers.length > 0 || operator.heldForMs > 0 || hasFailing;
    const isFailing = !kv.ok || refused !== null;
    const state = isFailing ? "failing" : isDegraded ? "degraded" : "ready";
    const body = {
      state,
      build: build.id,
      ...siteVersion,
      kv,
      // The operator refuses our API key, to all isolates or to the one that told it.
      ...(refused !== null && { key_refused: refused }),
      ...(site && { site }),
      ...(isListed && { copies: await copiesOf(c.env.CONTENT, host) }),
      operator,
      // By host, the likely reason why its config cannot be loaded.
      ...(hasFailing && { failing_tenants: tenants }),
      config: problems,
      counters: counters(),
    };
    return c.json(body, isFailing ? 503 : 200, { "cache-control": "private, no-store" });
  };
}
