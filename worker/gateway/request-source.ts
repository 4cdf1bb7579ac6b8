import type { Context } from "hono";
import type { Caller } from "#worker/content/isolate.ts";
import type { Source } from "#worker/content/site-entry.ts";
import { createSource } from "#worker/content/source.ts";
import type { Gateway } from "./context.ts";

/** The content of the tenant that a request is for. */
export function sourceFor(c: Context<Gateway>, more: Pick<Caller, "mayCall"> = {}): Source {
  return createSource({
    host: c.get("host"),
    env: c.env,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    requestId: c.get("requestId"),
    ...more,
  });
}
