/** The calls under `/api`. Upstream paths are built from this table, so no other can be named (docs/threats.md T6). */

export type ApiMethod = "GET" | "POST" | "DELETE";

export interface ApiRow {
  method: ApiMethod;
  path: string;
  params?: Record<string, RegExp>;
  /** Query keys that are forwarded, with the pattern of their values; others are dropped. */
  query?: Record<string, RegExp>;
  /** Fields of the JSON body that are forwarded; without them no body is sent. */
  body?: readonly string[];
  isTokenCall?: true;
  /** May reach the operator twice; so may every GET. */
  mayRepeat?: true;
}

const NUMBER = /^[0-9]{1,12}$/;
/** A slug or an opaque id; `..` could climb in some parsers. */
const ID = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const YEAR = /^\d{4}$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const SEARCH_TEXT = /^[\p{L}\p{N} .,'&-]{1,80}$/u;

export const API_TABLE: readonly ApiRow[] = [
  { method: "GET", path: "/api/auth/current_user" },
  { method: "POST", path: "/api/auth/guest/token", isTokenCall: true, mayRepeat: true },
  { method: "POST", path: "/api/auth/guest/refresh_token", body: ["refreshToken"], isTokenCall: true },
  { method: "POST", path: "/api/auth/refresh_token", body: ["refreshToken"], isTokenCall: true },
  { method: "GET", path: "/api/cart" },
  { method: "POST", path: "/api/cart", body: ["items"] },
  { method: "DELETE", path: "/api/cart/:id", params: { id: ID } },
  { method: "POST", path: "/api/booking/check", body: ["bookingRoomReference", "provider"], mayRepeat: true },
  {
    method: "POST",
    path: "/api/hotel/search/v1",
    body: ["destination", "checkIn", "checkOut", "guests"],
    mayRepeat: true,
  },
  { method: "GET", path: "/api/series", query: { q: SEARCH_TEXT, destination: ID } },
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
  | { found: false; status: 400 }
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

/** The row's query, "" without any; null when a value does not match its pattern. */
function rebuiltQuery(row: ApiRow, params: URLSearchParams): string | null {
  const query = new URLSearchParams();
  for (const [key, pattern] of Object.entries(row.query ?? {})) {
    const value = params.get(key);
    if (value === null || value === "") continue;
    if (!pattern.test(value)) return null;
    query.set(key, value);
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}

export function matchApi(method: string, pathname: string, query: URLSearchParams): ApiMatch {
  const rows = API_TABLE.map((row) => ({ row, path: rebuiltPath(row, pathname) })).filter(({ path }) => path !== null);
  if (rows.length === 0) return { found: false, status: 404 };
  const match = rows.find(({ row }) => row.method === method);
  if (match === undefined) return { found: false, status: 405, allow: rows.map(({ row }) => row.method) };
  const search = rebuiltQuery(match.row, query);
  if (search === null) return { found: false, status: 400 };
  return { found: true, call: { row: match.row, upstreamPath: `${match.path}${search}` } };
}

/** The fields of a JSON body that the row forwards; null when the body is not an object. */
export function allowedBody(row: ApiRow, body: unknown): Record<string, unknown> | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const allowed = new Set(row.body);
  return Object.fromEntries(Object.entries(body).filter(([key]) => allowed.has(key)));
}
