/** Content in the isolate that runs: its sources, and the consumer of its changes, bound to the platform. */

import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { ofThisIsolate } from "#worker/operator/supervisor.ts";
import { config } from "#worker/ops/current-config.ts";
import { log, logAbout } from "#worker/ops/log.ts";
import type { Bindings, ContentChange } from "#worker/platform.ts";
import { consumeChanges, createPurges, deleteEntries } from "./changes.ts";
import { type Caller, createIsolate, sourceIn } from "./isolate.ts";
import { type Source, siteEntry } from "./site-entry.ts";

const isolate = createIsolate(config, (request, init) => fetch(request, init), ofThisIsolate);

/** A source for one request, or one message of the queue. */
export function createSource(caller: Caller): Source {
  return sourceIn(isolate, caller);
}

const purges = createPurges();

/** The worker's queue handler. */
export async function contentChanges(
  batch: MessageBatch<ContentChange>,
  env: Bindings,
  context: ExecutionContext,
): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  // The props only name a tenant for pages; a purge is for all of them.
  const pages = context.exports.Pages({ props: { host: config.tenantHost ?? "" } });
  // The first message's id stands for the batch.
  await logAbout({ id: batch.messages[0]?.id ?? "none", host: null }, () =>
    consumeChanges(batch, {
      purges,
      reload(host, editedAt) {
        const source = createSource({ host, env, waitUntil });
        return source.cache.reload(siteEntry(source), editedAt);
      },
      remove: (host, maxKeys) => deleteEntries(host, env.CONTENT, maxKeys),
      forgotten: () => scheduler.wait(KEPT_IN_MEMORY.site.seconds * 1_000),
      purge: (options) => pages.purge(options),
      queue: env.CONTENT_CHANGES,
      log,
    }),
  );
}
