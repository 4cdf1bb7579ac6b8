/** An id for every request: in its log line, its answer (`x-request-id`), its calls to the operator, its error page. */

import type { MiddlewareHandler } from "hono";
import type { Gateway } from "./context.ts";

/** Between gateway and `Pages`, on to the operator, and back to the visitor. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Cloudflare's own id of the request (`cf-ray`): its edge overwrites whatever a client sends under this name. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

export function requestId(): MiddlewareHandler<Gateway> {
  return async function requestId(c, next) {
    const ray = c.req.header("cf-ray");
    c.set("requestId", ray !== undefined && RAY.test(ray) ? ray : crypto.randomUUID());
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, c.get("requestId"));
  };
}
