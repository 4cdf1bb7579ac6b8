/** The headers of a page that one visitor is sent: few of those that `Pages` set, and the security headers. */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { readAnswerHeader } from "#app/domain/http/answer-headers.ts";
import { BUILD_HEADER } from "#app/domain/http/build-id.ts";
import { freshNonce } from "./nonce.ts";
import { headersNamed } from "./request.ts";
import { setPageHeaders } from "./security-headers.ts";

/**
 * All that a visitor gets of the headers of `Pages`. React Router's client reads `x-remix-…` from data answers. No
 * validators: a 304 would keep an expired nonce.
 */
const PASSED_ON = [
  "content-type",
  "content-length",
  "content-disposition",
  "link",
  "location",
  "retry-after",
  "vary",
  "x-robots-tag",
  "x-remix-response",
  "x-remix-reload-document",
  "x-remix-redirect",
  "x-remix-status",
  BUILD_HEADER,
];

export interface Visit {
  method: string;
  isData: boolean;
  https: boolean;
  bookingOrigin: string;
}

function browserCache({ status, headers }: Response, { method, isData }: Visit): string {
  const own = readAnswerHeader(headers, "browserCache");
  if (own !== null) return own;
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isData && !isHtml && status === 200 && method === "GET") return KEPT_BY_BROWSERS.data;
  // The answer to a form belongs to one visitor.
  if (method === "POST") return KEPT_BY_BROWSERS.nothing;
  if (status === 404) return KEPT_BY_BROWSERS.notFound;
  return status === 200 ? KEPT_BY_BROWSERS.page : KEPT_BY_BROWSERS.nothing;
}

/** The headers for one visitor, and the nonce of the page's scripts; null for answers without any. */
export function visitorHeaders(rendered: Response, visit: Visit) {
  const headers = headersNamed(PASSED_ON, rendered.headers);
  const nonce = readAnswerHeader(rendered.headers, "nonceSlot") === null ? null : freshNonce();
  headers.set("cache-control", browserCache(rendered, visit));
  if (headers.get("content-type")?.startsWith("text/html")) {
    const imageOrigins = readAnswerHeader(rendered.headers, "pictureOrigins")?.split(" ") ?? [];
    const tagSources = readAnswerHeader(rendered.headers, "tagSources")?.split(" ") ?? [];
    setPageHeaders(headers, {
      nonce,
      styleHash: readAnswerHeader(rendered.headers, "styleHash"),
      imageOrigins,
      tagSources,
      bookingOrigin: visit.bookingOrigin,
      https: visit.https,
    });
  } else if (!headers.has("x-robots-tag")) headers.set("x-robots-tag", "noindex");
  return { headers, nonce };
}

/** Specification 2: "For crawler user agents no error page is rendered." */
export function withoutErrorPage(response: Response): Response {
  return new Response(null, { status: response.status, headers: { "cache-control": KEPT_BY_BROWSERS.notFound } });
}
