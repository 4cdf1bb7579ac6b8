/** One HTTP request of the check, and what came back. */

import { parsedJson } from "#app/domain/json.ts";
import { codeOf } from "#scripts/owner/network.ts";

export interface Exchange {
  method: string;
  /** The path, with its query. */
  path: string;
  /** null without an answer. */
  status: number | null;
  contentType: string;
  location: string | null;
  link: string | null;
  text: string;
  /** null when it is none. */
  json: unknown;
  tookMs: number;
  /** Why there was no answer: `ENOTFOUND`. */
  error: string | null;
}

/** No `Response` with a body can be made of them. */
const BODILESS = new Set([204, 205, 304]);

/** `fetch`, with a note of each request. Passes on what it got. */
export function recording(note: (exchange: Exchange) => void): typeof fetch {
  return async function fetchAndNote(input, init) {
    const request = input as Request;
    const startedAt = Date.now();
    const { pathname, search } = new URL(request.url);
    const exchange: Exchange = {
      method: request.method,
      path: `${pathname}${search}`,
      status: null,
      contentType: "",
      location: null,
      link: null,
      text: "",
      json: null,
      tookMs: 0,
      error: null,
    };
    try {
      const response = await fetch(request, init);
      const { status, headers } = response;
      const text = await response.text();
      Object.assign(exchange, { status, text, json: parsedJson(text), link: headers.get("link") });
      Object.assign(exchange, { contentType: headers.get("content-type") ?? "", location: headers.get("location") });
      return new Response(BODILESS.has(status) ? null : text, { status, headers });
    } catch (error) {
      exchange.error = codeOf(error);
      throw error;
    } finally {
      exchange.tookMs = Date.now() - startedAt;
      note(exchange);
    }
  };
}
