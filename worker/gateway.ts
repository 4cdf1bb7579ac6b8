/** What middleware of the gateway shares for the length of one request. */

import type { Bindings } from "./bindings.ts";
import type { DocumentPath } from "./document-path.ts";

export interface GatewayVariables {
  /** Normalised tenant host. */
  host: string;
  /** The page this request is about, whether it asks for the document or for its data. */
  document: DocumentPath;
  /** Route id of the rendered page, for the log. */
  route?: string | undefined;
  /** How the page cache answered. */
  cache?: string;
  /** The answer is another origin's (worker/handoff.ts). */
  handedOff?: boolean;
}

export interface Gateway {
  Bindings: Bindings;
  Variables: GatewayVariables;
}
