/** Form posts, before they reach a page: same origin, urlencoded, small (docs/threats.md T8, T19). */

import type { MiddlewareHandler } from "hono";
import { FORM_BODY_MAX_BYTES } from "#app/domain/constants.ts";
import type { Gateway } from "./context.ts";
import { plainText } from "./responses.ts";
import { isSameOrigin } from "./same-origin.ts";
import { withVisitorToken } from "./visitor-token.ts";

const FORM_PAGES = /^\/(?:news-letter|contact-us)\/?$/;

export function isFormPage(pathname: string): boolean {
  return FORM_PAGES.test(pathname);
}

/** null when the body is larger; the rest is never read. */
async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array(0);
  const reader = body.getReader();
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.slice(0, length);
    if (length + value.byteLength > maxBytes) {
      await reader.cancel();
      return null;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
}

export function formPosts(): MiddlewareHandler<Gateway> {
  return async function formPosts(c, next) {
    const { method } = c.req;
    if (method === "GET" || method === "HEAD") return next();
    const takesPosts = isFormPage(c.get("document").pathname);
    if (method !== "POST" || !takesPosts) {
      // Refused before rendering: no cache answers these, so a flood would use them.
      return plainText(405, "This address can only be read.", { allow: takesPosts ? "GET, HEAD, POST" : "GET, HEAD" });
    }
    const request = c.req.raw;
    if (!isSameOrigin(request)) {
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
    c.req.raw = new Request(request.url, { method: "POST", headers: withVisitorToken(request.headers), body });
    await next();
  };
}
