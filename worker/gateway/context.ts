/** What middleware of the gateway shares for the length of one request. */

import type { RenderFacts } from "#worker/pages/render-facts.ts";
import type { Bindings } from "#worker/platform.ts";
import type { DocumentPath } from "./address.ts";

export interface GatewayVariables {
  /** Names this request in the log, at the operator and on error pages (worker/gateway/request-id.ts). */
  requestId: string;
  /** The address to be answered; shared, so nobody changes the object. */
  url: URL;
  /** The host that was asked for, normalized; null when the address names none. */
  askedHost: string | null;
  /** Tenant host. */
  host: string;
  /** The page this request is about, whether it asks for the document or for its data. */
  document: DocumentPath;
  /** Route id of the rendered page, for the log. */
  route?: string | undefined;
  /** How the page cache answered. */
  cache?: string;
  /** What rendering the page cost, when it was rendered for this request. */
  facts?: RenderFacts | null;
  /** The reader is a crawler. */
  bot?: boolean;
  /** The answer is another origin's (worker/gateway/handoff.ts). */
  handedOff?: boolean;
}

export interface Gateway {
  Bindings: Bindings;
  Variables: GatewayVariables;
}
