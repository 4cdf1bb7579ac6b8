/** The source of a tenant's content: the operator behind KV, with what the worker knows from its configuration. */

import { omit } from "es-toolkit/object";
import { SHORT_WAIT_MS } from "#app/domain/budgets.ts";
import { notAskedFor } from "#app/domain/http/outcome.ts";
import { createOperatorClient } from "#app/operator/client.ts";
import type { Config } from "#worker/config.ts";
import { createOperatorMemory, createSupervisor, FORMS } from "#worker/operator/supervisor.ts";
import { keyWatch } from "#worker/ops/operator-access.ts";
import { createFacts } from "#worker/ops/render-facts.ts";
import type { Bindings } from "#worker/platform.ts";
import { lookAgain, removeTenant } from "./changes.ts";
import { createIsolateMemory, createKvCache, type KvCache, type KvCacheOptions } from "./kv-cache.ts";
import type { Source } from "./site-entry.ts";

/**
 * Calls to the operator for one request: the platform allows 50 requests to other hosts on its free plan. What is left out is asked for
 * by the next request.
 */
const MAX_CALLS_A_REQUEST = 48;

/** KV of a preview: it has no copies, and keeps none. */
const NO_COPIES = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
  delete: () => Promise.resolve(),
} as unknown as KVNamespace;

/**
 * The cache of a preview, whose content is as the operator has it now: nothing is read from KV or memory, and nothing is written. The
 * reader waits for all of it; the time limits of its calls hold, and no others.
 */
function createUncached(options: Pick<KvCacheOptions, "waitUntil" | "facts">): KvCache {
  const cache = createKvCache({ ...options, kv: NO_COPIES, memory: createIsolateMemory() });
  return {
    ...cache,
    read: (entry) => cache.read(entry.asks === "never" ? entry : omit(entry, ["asks", "waitMs"])),
  };
}

/** What the requests of an isolate share; one that has seen nothing yet. */
export function createIsolate(config: Config, fetcher: typeof fetch, operator = createOperatorMemory()) {
  return { config, fetcher, content: createIsolateMemory(), operator };
}

export interface Caller {
  host: string;
  env: Pick<Bindings, "CONTENT" | "CONTENT_CHANGES">;
  waitUntil: (work: Promise<unknown>) => void;
  /** The id that the operator's log has. */
  requestId?: string | undefined;
  /** Past all caches. */
  isPreview?: boolean;
  /** Asked before each call to the operator: false when there have been too many. */
  mayCall?: () => Promise<boolean>;
  /** How long content may take, from now on. Loading goes on behind it, for whoever asks next. */
  waitMs?: number;
}

/** A source for one request, or one message of the queue. */
export function sourceIn(
  { config, fetcher, content: memory, operator }: ReturnType<typeof createIsolate>,
  { host, env, waitUntil, requestId, isPreview = false, mayCall = async () => true, waitMs = SHORT_WAIT_MS }: Caller,
): Source {
  const startedAt = Date.now();
  const facts = createFacts();
  const settings = { baseUrl: config.apiBaseUrl, apiKey: config.apiKey, apiKeyHeader: config.apiKeyHeader };
  const supervisor = createSupervisor({ host, facts }, operator);
  const caching = { waitUntil, facts };
  const client = createOperatorClient(settings, { host, requestId, supervisor }, fetcher);
  let calls = 0;
  return {
    host,
    config,
    operator: {
      async call(call) {
        calls += 1;
        if (calls > MAX_CALLS_A_REQUEST || !(await mayCall())) return notAskedFor(0);
        const outcome = await client.call(call);
        // A form may be refused because it lacks a visitor's token.
        if (!FORMS.has(call.endpoint)) {
          keyWatch.note(outcome.ok ? 200 : (outcome.failure.status ?? null), host, { kv: env.CONTENT, waitUntil });
        }
        return outcome;
      },
    },
    cache: isPreview ? createUncached(caching) : createKvCache({ ...caching, kv: env.CONTENT, memory }),
    facts,
    onMissing: (isGone) => waitUntil(isGone ? removeTenant(host, env) : lookAgain(host, env)),
    timeLeftMs: () => Math.max(0, waitMs - (Date.now() - startedAt)),
    heldMs: () => operator.backoff.leftMs(host),
  };
}
