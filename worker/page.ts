/** A page: asked of the `Pages` entrypoint with nothing of the visitor in the question, and dressed for this visitor. */

import type { Context, Handler } from "hono";
import { isbot } from "isbot";
import type { Config } from "./config.ts";
import type { Gateway } from "./gateway.ts";
import { exchangeNonce, freshNonce, NONCE_SLOT_HEADER } from "./nonce.ts";
import type { PagesProps } from "./pages.ts";
import { isHttps, setPageHeaders } from "./security-headers.ts";

/** Headers between `Pages` and the gateway; no visitor sees them. */
const ROUTE_HEADER = "x-site-route";
/** Asks the renderer to send the page only when it is whole, for readers that take the first HTML as it is. */
const WHOLE_HEADER = "x-render-whole";

/** The browser keeps a page but asks again: the nonce is new each time (a 304 would keep a dead one). */
const BROWSER_CACHE: Record<number, string> = { 200: "private, no-cache", 404: "private, max-age=30" };
const NEVER = "private, no-store";

type ExportsWithPages = { Pages(options: { props: PagesProps }): Fetcher };

/** GET with a clean set of headers, or a form post as it came, but without the visitor's cookies and tokens. */
function visitorFree(request: Request, isCrawler: boolean): Request {
  if (request.method === "GET" || request.method === "HEAD") {
    return new Request(request.url, { headers: isCrawler ? { [WHOLE_HEADER]: "1" } : {} });
  }
  const headers = new Headers();
  for (const name of ["accept", "content-type", "origin", "sec-fetch-site"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request.url, { method: request.method, headers, body: request.body });
}

function dressed(rendered: Response, { method, url }: Request, adminBaseUrl: string): Response {
  const headers = new Headers(rendered.headers);
  const slot = headers.get(NONCE_SLOT_HEADER);
  for (const name of [NONCE_SLOT_HEADER, ROUTE_HEADER, "etag", "last-modified"]) headers.delete(name);
  // What a form was answered belongs to one visitor.
  headers.set("cache-control", (method === "POST" ? undefined : BROWSER_CACHE[rendered.status]) ?? NEVER);
  if (!headers.get("content-type")?.startsWith("text/html")) {
    headers.set("x-robots-tag", "noindex");
    return new Response(rendered.body, { status: rendered.status, headers });
  }
  const nonce = slot === null ? null : freshNonce();
  setPageHeaders(headers, { nonce, imageOrigins: [new URL(adminBaseUrl).origin], https: isHttps(url) });
  const body =
    slot === null || nonce === null ? rendered.body : (rendered.body?.pipeThrough(exchangeNonce(slot, nonce)) ?? null);
  return new Response(body, { status: rendered.status, headers });
}

/** Spec section 2: "For crawler user agents no error page is rendered." */
function withoutErrorPage(response: Response): Response {
  return new Response(null, { status: response.status, headers: { "cache-control": BROWSER_CACHE[404] ?? NEVER } });
}

export function page({ adminBaseUrl }: Pick<Config, "adminBaseUrl">): Handler<Gateway> {
  return async function page(c: Context<Gateway>) {
    const isCrawler = isbot(c.req.header("user-agent"));
    const exports = (c.executionCtx as unknown as { exports: ExportsWithPages }).exports;
    const pages = exports.Pages({ props: { host: c.get("host") } });
    const rendered = await pages.fetch(visitorFree(c.req.raw, isCrawler));
    const route = rendered.headers.get(ROUTE_HEADER);
    if (route !== null) c.set("route", route);
    if (rendered.status === 404 && isCrawler) {
      await rendered.body?.cancel();
      return withoutErrorPage(rendered);
    }
    return dressed(rendered, c.req.raw, adminBaseUrl);
  };
}
