import type { Context } from "hono";

/** `wrangler types` writes `Env` from wrangler.toml (bindings.d.ts). */
export interface Bindings extends Omit<Env, "CONTENT_CHANGES" | "INSIGHTS"> {
  CONTENT_CHANGES: Queue<ContentChange>;
  /** Figures of real page loads; without it they are dropped. */
  INSIGHTS?: AnalyticsEngineDataset;
}

/** A message of the queue of content changes (worker/content/changes.ts). */
export type ContentChange =
  /** Read a tenant's content again, then purge its pages. */
  | { step: "reload"; host: string }
  /** Purge the pages of tenants, unless that was done at or after `notBefore` (ms since the epoch). */
  | { step: "purge"; hosts: string[]; notBefore: number };

/** Props of the entrypoint `Pages`; part of Workers Cache's key, so tenants never share an entry. */
export interface PagesProps {
  host: string;
}

/** What the gateway and the queue's consumer call of the entrypoint `Pages`. */
export interface PagesEntrypoint {
  fetch(request: Request): Promise<Response>;
  preview(request: Request, untilMs: number): Promise<Response>;
  purge(options: CachePurgeOptions): Promise<CachePurgeResult>;
}

interface Platform {
  exports: { Pages(options: { props: PagesProps }): PagesEntrypoint };
}

/** The parts of the execution context that Hono's type lacks. */
export function platformOf(context: Context["executionCtx"] | ExecutionContext): Platform {
  return context as unknown as Platform;
}
