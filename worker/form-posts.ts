/**
 * Posts of the site's own forms, before they reach a page: from this site only, urlencoded, and small (threats T8, T19).
 */

import type { MiddlewareHandler } from "hono";
import { FORM_BODY_MAX_BYTES } from "#app/domain/constants.ts";
import { plainText } from "./errors.ts";
import type { Gateway } from "./gateway.ts";

/**
 * Fetch Metadata decides where the browser sends it; else the Origin must be our own. A post that names neither comes
 * from no form of ours.
 */
function isFromThisSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null ? origin !== null : site === "same-origin";
}

/** The whole body, or null when it is larger than `max` bytes; what lies behind that is never read. */
async function readUpTo(body: ReadableStream<Uint8Array> | null, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array(0);
  const reader = body.getReader();
  const bytes = new Uint8Array(max);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.slice(0, length);
    if (length + value.byteLength > max) {
      await reader.cancel();
      return null;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
}

export function formPosts(): MiddlewareHandler<Gateway> {
  return async function formPosts(c, next) {
    if (c.req.method !== "POST") return next();
    const request = c.req.raw;
    if (!isFromThisSite(request)) {
      return plainText(403, "This form was sent from another site, so it was not accepted.");
    }
    if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
      return plainText(415, "This form was sent in a way we do not read. Please send it from our page.");
    }
    const body = await readUpTo(request.body, FORM_BODY_MAX_BYTES);
    if (body === null) {
      return plainText(
        413,
        `This is more than the ${FORM_BODY_MAX_BYTES / 1024} KiB a form may have. Please go back and shorten the text; nothing was sent.`,
      );
    }
    c.req.raw = new Request(request.url, { method: "POST", headers: request.headers, body });
    await next();
  };
}
