/** The id of a request: in its log line, its answer (`x-request-id`), its calls to the operator and its error page. */

import type { MiddlewareHandler } from "hono";
import { REFERENCE_SLOT, REQUEST_ID_HEADER } from "#app/domain/http/request-reference.ts";
import { logAbout } from "#worker/ops/log.ts";
import type { Gateway } from "./context.ts";
import { replaceSlot } from "./nonce.ts";

/** Cloudflare's id of the request (`cf-ray`); its edge overwrites what a client sends under this name. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

export const requestId: MiddlewareHandler<Gateway> = async (c, next) => {
  const ray = c.req.header("cf-ray");
  c.set("requestId", ray !== undefined && RAY.test(ray) ? ray : crypto.randomUUID());
  await logAbout({ id: c.get("requestId"), host: c.get("requestedHost") }, next);
  c.res.headers.set(REQUEST_ID_HEADER, c.get("requestId"));
};

/** Writes the id into error pages, but only 5xx, which no cache keeps (app/domain/http/request-reference.ts). */
export function withReference(response: Response, requestId: string): Response {
  if (response.status < 500 || response.body === null) return response;
  const id = requestId.padEnd(REFERENCE_SLOT.length);
  return new Response(response.body.pipeThrough(replaceSlot(REFERENCE_SLOT, id)), response);
}
