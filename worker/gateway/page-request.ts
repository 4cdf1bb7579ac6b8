/** Requests to `Pages`. A page's request has nothing of its visitor, so that all can share the answer. */

import type { Context } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { PRIVACY_CONTROL_HEADER, REQUEST_ID_HEADER, WAIT_HEADER, WHOLE_HEADER } from "#app/domain/constants.ts";
import { meaningfulQuery } from "#app/domain/http/query.ts";
import type { DocumentPath, Gateway } from "./context.ts";
import { headersNamed } from "./request.ts";

/** The entrypoint `Pages`, for the tenant of a request. */
export function pagesOf(c: Context<Gateway>) {
  // Hono's type does not know it.
  const { exports } = c.executionCtx as ExecutionContext;
  return exports.Pages({ props: { host: c.get("host") } });
}

/** The parameter of data requests that lists route ids, with commas. */
const ROUTES_PARAMETER = "_routes";

/** @returns ids of a page's routes */
type RoutesOf = (pathname: string) => ReadonlySet<string>;

/** The wanted routes, sorted; "" (all) when any of them is not the page's. */
function routesParameter(params: URLSearchParams, pathname: string, routesOf: RoutesOf): string {
  const ids = [...new Set((params.get(ROUTES_PARAMETER) ?? "").split(",").filter((id) => id !== ""))];
  if (ids.length === 0) return "";
  const own = routesOf(pathname);
  return ids.every((id) => own.has(id)) ? ids.toSorted().join(",") : "";
}

/** The path with the query the page reads. The page cache keys on it, so invented parameters do not split the cache. */
export function pageUrl(url: URL, { pathname, isData }: DocumentPath, routesOf: RoutesOf): URL {
  if (url.search === "" && url.hash === "") return url;
  const clean = new URL(url.pathname, url.origin);
  clean.search = meaningfulQuery(pathname, url.searchParams);
  const routes = isData ? routesParameter(url.searchParams, pathname, routesOf) : "";
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
 * A form's answer is not cached; `authorization` is the gateway's (worker/gateway/form-posts.ts). `Origin` was checked
 * there (`senderOf`); React Router refuses `null`. A redirect is for the browser.
 */
export function formRequest(request: Request, requestId: string): Request {
  const headers = headersNamed(["accept", "authorization", "content-type", PRIVACY_CONTROL_HEADER], request.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  return new Request(request.url, { method: request.method, headers, body: request.body, redirect: "manual" });
}

type Manifest = ServerBuild["routes"];

function childrenOf(routes: Manifest, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index } = route;
    const own = path === undefined ? { id } : { id, path };
    return [index === true ? { ...own, index } : { ...own, children: childrenOf(routes, id) }];
  });
}

/** @returns the ids of a page's routes, as React Router finds them. It costs more than the rest of a kept answer. */
export function pageRoutes(routes: Manifest): (pathname: string) => ReadonlySet<string> {
  const tree = childrenOf(routes, undefined);
  return (pathname) => new Set(matchRoutes(tree, pathname)?.map(({ route }) => route.id ?? ""));
}
