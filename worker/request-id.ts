/** An id for every request: in its log line, its answer (`x-request-id`), its calls to the operator, its error page. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./gateway.ts";

/** Between gateway and `Pages`, on to the operator, and back to the visitor. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Cloudflare's own id of the request; its edge overwrites whatever a client sends under this name. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Where there is no edge of Cloudflare's (`request.cf`), the header would be the client's word. */
export function requestIdOf(request: Pick<Request, "headers" | "cf">): string {
  const ray = request.cf?.colo === undefined ? null : request.headers.get("cf-ray");
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID();
}

export function requestId(): MiddlewareHandler<Gateway> {
  return async function requestId(c, next) {
    c.set("requestId", requestIdOf(c.req.raw as Request<unknown, IncomingRequestCfProperties>));
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, c.get("requestId"));
  };
}
