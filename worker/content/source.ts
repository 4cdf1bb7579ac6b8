/** The sources of content in the isolate that runs. */

import { ofThisIsolate } from "#worker/operator/supervisor.ts";
import { config } from "#worker/ops/current-config.ts";
import { type Caller, createIsolate, sourceIn } from "./isolate.ts";
import type { Source } from "./site-entry.ts";

const isolate = createIsolate(config, (request, init) => fetch(request, init), ofThisIsolate);

/** A source for one request, or one message of the queue. */
export function createSource(caller: Caller): Source {
  return sourceIn(isolate, caller);
}
