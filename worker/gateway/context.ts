import type { CacheState } from "#worker/pages/answer.ts";
import type { RenderFacts } from "#worker/pages/render-facts.ts";
import type { Bindings } from "#worker/platform.ts";
import type { DocumentPath } from "./address.ts";

export interface GatewayVariables {
  requestId: string;
  /** Shared: never mutate it. */
  url: URL;
  /** Normalized; null when the URL names no host. */
  requestedHost: string | null;
  /** Tenant host; the configured one on previews. */
  host: string;
  document: DocumentPath;
  route?: string | undefined;
  cache?: CacheState;
  /** null for a cached page. */
  facts?: RenderFacts | null;
  bot?: boolean;
  handedOff?: boolean;
}

export interface Gateway {
  Bindings: Bindings;
  Variables: GatewayVariables;
}
