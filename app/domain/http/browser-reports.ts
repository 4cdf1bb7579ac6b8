/** What may be logged of the reports that browsers send (docs/threats.md). */

import { isObject, type Json } from "#app/domain/json.ts";

/** Browsers post their reports below it. */
const REPORTS_PREFIX = "/_r/";
/** Named in `worker/gateway/security-headers.ts`, handled by `worker/gateway/reports.ts`. */
export const CSP_REPORTS_PATH = `${REPORTS_PREFIX}csp`;
export const ERROR_REPORTS_PATH = `${REPORTS_PREFIX}err`;

export const MAX_REPORT_FIELD_CHARS = 200;
const MAX_REPORTS = 10;
const MAX_READ_CHARS = 1_000;

function cut(text: string): string {
  return text.slice(0, MAX_REPORT_FIELD_CHARS).toWellFormed();
}

function word(value: unknown): string | null {
  return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : null;
}

function count(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

/** A URL without query and fragment; only the path on this site; only the scheme if not http(s). */
function address(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > 4_096 || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) return cut(url.protocol);
  return cut(url.origin === origin ? url.pathname : url.origin + url.pathname);
}

/** The path of the reported page; null for pages of other sites. */
function ownPage(value: unknown, origin: string): string | null {
  const page = address(value, origin);
  return page?.startsWith("/") === true ? page : null;
}

/** Removes queries, e-mail addresses, everything that looks like a token, and control characters. */
function harmlessMessage(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .slice(0, MAX_READ_CHARS)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .split(" ")
    .map((part) =>
      part.includes("@") ? "(address)" : (part.split(/[?#]/, 1)[0] ?? "").replace(/[\w.~+/=-]{32,}/g, shorten),
    )
    .join(" ")
    .trim();
  return text === "" ? null : cut(text);
}

/** A long run of letters is a token unless it is a path. */
function shorten(run: string): string {
  return run.includes("/") && run.split("/").every((segment) => segment.length < 32) ? run : "(token)";
}

function violation(body: Json, origin: string) {
  const page = ownPage(body["document-uri"] ?? body.documentURL, origin);
  const directive = word(body["effective-directive"] ?? body.effectiveDirective ?? body["violated-directive"]);
  if (page === null || directive === null) return null;
  const blocked = body["blocked-uri"] ?? body.blockedURL;
  return {
    page,
    directive,
    /** A URL without query, a scheme, or a CSP keyword (`inline`, `eval`). */
    blocked: word(blocked) ?? address(blocked, origin),
    source: address(body["source-file"] ?? body.sourceFile, origin),
    line: count(body["line-number"] ?? body.lineNumber),
    disposition: word(body.disposition),
  };
}

/**
 * Reads `application/csp-report` (one report) and `application/reports+json` (a list).
 *
 * @param origin of this site; reports about other sites are dropped
 */
export function readViolations(body: unknown, origin: string) {
  const found: unknown[] = Array.isArray(body)
    ? body
        .slice(0, MAX_REPORTS)
        .map((report) => (isObject(report) && report.type === "csp-violation" ? report.body : null))
    : [isObject(body) ? body["csp-report"] : null];
  return found.flatMap((report) => (isObject(report) ? (violation(report, origin) ?? []) : []));
}

export function readError(body: unknown, origin: string) {
  if (!isObject(body)) return null;
  const page = ownPage(body.page, origin);
  const message = harmlessMessage(body.message);
  if (page === null || message === null) return null;
  return { page, message, source: address(body.source, origin), line: count(body.line), column: count(body.column) };
}
