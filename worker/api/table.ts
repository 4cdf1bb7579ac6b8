/** The calls under `/api`. Upstream paths are built from this table, so no other can be named (docs/threats.md T6). */

import { ACTIVITY_SEARCH } from "#app/domain/cart/activity.ts";
import { isObject } from "#app/domain/json.ts";

export type ApiMethod = "GET" | "POST" | "DELETE";

export interface ApiRow {
  method: ApiMethod;
  path: string;
  params?: Record<string, RegExp>;
  /** Query keys of the call, with the pattern of their values. */
  query?: Record<string, RegExp>;
  /** Fields of the JSON body; without them no body is sent. */
  body?: readonly string[];
  isTokenCall?: true;
}

const NUMBER = /^[0-9]{1,12}$/;
/** A slug or an opaque id; `..` could climb in some parsers. */
const ID = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const YEAR = /^\d{4}$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

export const API_TABLE: readonly ApiRow[] = [
  { method: "GET", path: "/api/auth/current_user" },
  { method: "POST", path: "/api/auth/guest/token", isTokenCall: true },
  { method: "POST", path: "/api/auth/guest/refresh_token", body: ["refreshToken"], isTokenCall: true },
  { method: "POST", path: "/api/auth/refresh_token", body: ["refreshToken"], isTokenCall: true },
  { method: "GET", path: "/api/cart" },
  { method: "POST", path: "/api/cart", body: ["items"] },
  { method: "DELETE", path: "/api/cart/:id", params: { id: ID } },
  { method: "POST", path: "/api/booking/check", body: ["bookingRoomReference", "provider"] },
  {
    method: "POST",
    path: "/api/hotel/search/v1",
    body: ["destination", "checkIn", "checkOut", "guests"],
  },
  { method: "GET", path: "/api/series", query: { q: ACTIVITY_SEARCH, destination: ID } },
  {
    method: "GET",
    path: "/api/product/web/products/:id/sales-dates",
    params: { id: NUMBER },
    query: { year: YEAR, month: MONTH },
  },
  {
    method: "GET",
    path: "/api/product/web/products/:id/sessions/date/:date",
    params: { id: NUMBER, date: DATE },
  },
];

export interface ApiCall {
  row: ApiRow;
  upstreamPath: string;
}

export type ApiMatch =
  | { found: true; call: ApiCall }
  | { found: false; status: 404 }
  | { found: false; status: 400; reason: string }
  | { found: false; status: 405; allow: ApiMethod[] };

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** null when the address does not match the row. */
function rebuiltPath(row: ApiRow, pathname: string): string | null {
  const segments = pathname.split("/");
  const parts = row.path.split("/");
  if (segments.length !== parts.length) return null;
  const built: string[] = [];
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (segment !== part) return null;
      built.push(part);
      continue;
    }
    const value = decoded(segment);
    const pattern = row.params?.[part.slice(1)];
    if (value === null || pattern === undefined || !pattern.test(value)) return null;
    built.push(encodeURIComponent(value));
  }
  return built.join("/");
}

const MAX_QUOTED_CHARS = 40;

const notAField = (name: string) => `"${name.slice(0, MAX_QUOTED_CHARS)}" is not a field of this call.`;

type Query = { search: string } | { reason: string };

function rebuiltQuery(row: ApiRow, params: URLSearchParams): Query {
  const query = new URLSearchParams();
  for (const [key, value] of params) {
    const pattern = row.query?.[key];
    if (pattern === undefined) return { reason: notAField(key) };
    if (value === "") continue;
    if (!pattern.test(value)) return { reason: `The value of "${key}" is not valid.` };
    query.set(key, value);
  }
  return { search: query.size === 0 ? "" : `?${query.toString()}` };
}

export function matchApi(method: string, pathname: string, query: URLSearchParams): ApiMatch {
  const rows = API_TABLE.map((row) => ({ row, path: rebuiltPath(row, pathname) })).filter(({ path }) => path !== null);
  if (rows.length === 0) return { found: false, status: 404 };
  const match = rows.find(({ row }) => row.method === method);
  if (match === undefined) return { found: false, status: 405, allow: rows.map(({ row }) => row.method) };
  const rebuilt = rebuiltQuery(match.row, query);
  if ("reason" in rebuilt) return { found: false, status: 400, reason: rebuilt.reason };
  return { found: true, call: { row: match.row, upstreamPath: `${match.path}${rebuilt.search}` } };
}

/** Why the operator does not get a parsed JSON body: a field that is dropped in silence is a change that is lost. */
export function bodyProblem(row: ApiRow, body: unknown): string | null {
  if (!isObject(body)) return "The body must be a JSON object.";
  const unknown = Object.keys(body).find((key) => !row.body?.includes(key));
  return unknown === undefined ? null : notAField(unknown);
}
