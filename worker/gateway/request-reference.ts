/** Writes a request's id into its error page (app/domain/http/request-reference.ts). */

import { REFERENCE_SLOT } from "#app/domain/http/request-reference.ts";
import { exchangeNonce } from "./nonce.ts";

/** Only failures of ours (5xx): they belong to one request and are never kept. */
export function withReference(response: Response, requestId: string): Response {
  if (response.status < 500 || response.body === null) return response;
  // A ray id is shorter than a UUID; bytes are exchanged in place.
  const id = requestId.padEnd(REFERENCE_SLOT.length);
  return new Response(response.body.pipeThrough(exchangeNonce(REFERENCE_SLOT, id)), response);
}
