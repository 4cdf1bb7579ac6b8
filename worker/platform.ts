import type { Context } from "hono";

export interface Bindings {
  ASSETS: Fetcher;
  CONTENT: KVNamespace;
  TOKEN_CALLS: RateLimit;
  FORM_POSTS: RateLimit;
  REPORTS: RateLimit;
}

/** Props of the entrypoint `Pages`; part of Workers Cache's key, so tenants never share an entry. */
export interface PagesProps {
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
