/** The parts of the platform's execution context that Hono's type does not know. */

import type { Context } from "hono";
import type { PagesProps } from "#worker/pages/entrypoint.ts";
import type { Gateway } from "./context.ts";

export interface Platform {
  exports: { Pages(options: { props: PagesProps }): Fetcher };
  /** Workers Cache; undefined where it does not exist (Miniflare). */
  cache?: CacheContext;
}

export function platformOf(c: Context<Gateway>): Platform {
  return c.executionCtx as unknown as Platform;
}
