/** When two addresses mean the same page: whatever compares, counts or routes addresses uses these forms. */

import { trimEnd } from "es-toolkit/string";
import { percentDecoded } from "#app/domain/names/paths.ts";
import { isTracking } from "./ad-click.ts";

/** Letters, digits, `-`, `.`, `_` and `~` mean the same with and without an escape (RFC 3986 6.2.2.2). */
const UNRESERVED = /[\w.~-]/;

/** The path in the one form of RFC 3986 6.2.2: escapes only where they are needed, in upper case. Letters keep their case. */
export function normalPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}

/** @param part of a path without escapes of ASCII; escapes of another encoding than UTF-8 stay as they are */
function lowerCasePart(part: string): string {
  const text = percentDecoded(part)?.toLowerCase().normalize("NFC");
  if (text !== undefined) return text.replace(/[^ -~]+/g, encodeURIComponent);
  return part.replace(/%..|[A-Z]/g, (found) => (found.startsWith("%") ? found : found.toLowerCase()));
}

/** The normal path in lower case, in all scripts. */
export function lowerCasePath(pathname: string): string {
  const parts = normalPath(pathname).split(/(%[0-7][0-9A-F])/);
  return parts.map((part) => (part.startsWith("%") && part.length === 3 ? part : lowerCasePart(part))).join("");
}

/** A path to compare by: in any case, with or without a slash at its end. */
export function pathKey(pathname: string): string {
  return trimEnd(lowerCasePath(pathname), "/") || "/";
}

/** A query to compare by: without what advertisements and newsletters add, in any order, however it is encoded; "" or with its "?". */
export function queryKey(search: string): string {
  const fields = [...new URLSearchParams(search)].filter(([name]) => !isTracking(name));
  const ordered = fields.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return ordered.length === 0 ? "" : `?${new URLSearchParams(ordered).toString()}`;
}

/** What advertisements and newsletters have added to a query, in its order; "" or with its "?". */
export function trackingQuery(search: string): string {
  const fields = [...new URLSearchParams(search)].filter(([name]) => isTracking(name));
  return fields.length === 0 ? "" : `?${new URLSearchParams(fields).toString()}`;
}
