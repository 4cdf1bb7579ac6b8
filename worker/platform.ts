/** What the platform gives the worker, besides the variables that only config.ts reads. */

import type { Context } from "hono";

/** Declared in wrangler.toml. */
export interface Bindings {
  ASSETS: Fetcher;
  CONTENT: KVNamespace;
  TOKEN_CALLS: RateLimit;
  FORM_POSTS: RateLimit;
  REPORTS: RateLimit;
}

/** Props of the entrypoint `Pages`; part of Workers Cache's key, so tenants never share an entry. */
export interface PagesProps {
  /** Normalized tenant host. */
  host: string;
}

interface Platform {
  exports: { Pages(options: { props: PagesProps }): Fetcher };
  /** Workers Cache; undefined where it does not exist (Miniflare). */
  cache?: CacheContext;
}

/** The parts of the execution context that Hono's type lacks. */
export function platformOf(context: Context["executionCtx"]): Platform {
  return context as unknown as Platform;
}
