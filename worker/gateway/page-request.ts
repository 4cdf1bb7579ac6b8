/** Requests to `Pages`. A page's request has nothing of its visitor, so that all can share the answer. */

import { PRIVACY_CONTROL_HEADER, WAIT_HEADER, WHOLE_HEADER } from "#app/domain/constants.ts";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import { REQUEST_ID_HEADER } from "#app/domain/http/request-reference.ts";
import type { DocumentPath } from "./context.ts";

/** The parameter of data requests that lists route ids, with commas. */
const ROUTES_PARAMETER = "_routes";

/** The wanted routes, sorted; "" (all) when any of them is not in this build. */
function routesParameter(params: URLSearchParams, knownRoutes: ReadonlySet<string>): string {
  const ids = (params.get(ROUTES_PARAMETER) ?? "").split(",").filter((id) => id !== "");
  if (ids.length === 0 || ids.some((id) => !knownRoutes.has(id))) return "";
  return [...new Set(ids)].toSorted().join(",");
}

/** The path with the query the page reads. The page cache keys on it, so invented parameters do not split the cache. */
export function pageUrl(url: URL, document: DocumentPath, knownRoutes: ReadonlySet<string>): URL {
  if (url.search === "" && url.hash === "") return url;
  const clean = new URL(url.pathname, url.origin);
  clean.search = meaningfulQuery(document.pathname, url.searchParams);
  const routes = document.isData ? routesParameter(url.searchParams, knownRoutes) : "";
  if (routes !== "") clean.searchParams.set(ROUTES_PARAMETER, routes);
  return clean;
}

interface PageRequestOptions {
  /** The id that the operator's log has; no page contains it. */
  requestId: string;
  /** How long content may take. */
  waitMs: number;
  /** Without streaming. */
  whole: boolean;
}

export function pageRequest(url: URL, { requestId, waitMs, whole }: PageRequestOptions): Request {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId, [WAIT_HEADER]: String(waitMs) });
  if (whole) headers.set(WHOLE_HEADER, "1");
  // A redirect is for the client.
  return new Request(url, { headers, redirect: "manual" });
}

/**
 * A form's answer is not cached; `authorization` is the gateway's (worker/gateway/visitor-token.ts). `Origin` was checked
 * there (same-origin.ts); React Router refuses `null`. A redirect is for the browser.
 */
export function formRequest(request: Request, requestId: string): Request {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId });
  for (const name of ["accept", "authorization", "content-type", PRIVACY_CONTROL_HEADER]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request.url, { method: request.method, headers, body: request.body, redirect: "manual" });
}
