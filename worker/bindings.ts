/** What the platform gives the worker (wrangler.toml), besides the variables that only config.ts reads. */
export interface Bindings {
  ASSETS: Fetcher;
  CONTENT: KVNamespace;
  TOKEN_CALLS: RateLimit;
  FORM_POSTS: RateLimit;
  REPORTS: RateLimit;
}
