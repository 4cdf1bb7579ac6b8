import type { RenderFacts } from "#worker/ops/render-facts.ts";
import type { Bindings } from "#worker/platform.ts";

/** The page of a request, also for a request of its data (worker/gateway/address.ts). */
export interface DocumentPath {
  pathname: string;
  isData: boolean;
}

/** How the page cache answered. */
export type CacheState = "hit" | "stale" | "miss" | "bypass";

export interface GatewayVariables {
  requestId: string;
  /** Shared: never mutate it. */
  url: URL;
  /** Normalized; null when the URL names no host. */
  requestedHost: string | null;
  host: string;
  document: DocumentPath;
  route?: string | undefined;
  cache?: CacheState;
  /** null for a cached page. */
  facts?: RenderFacts | null;
  bot?: boolean;
  handedOff?: boolean;
  /** ms since the epoch, when the visitor's preview ends; absent: not a preview. */
  previewUntilMs?: number;
}

export interface Gateway {
  Bindings: Bindings;
  Variables: GatewayVariables;
}
