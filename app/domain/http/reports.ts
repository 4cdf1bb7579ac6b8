/** Reports that browsers send about our pages, and what of them may be written down (docs/threats.md section 5). */

import { isObject, type Json } from "#app/domain/json.ts";

/** Both are named in `worker/gateway/security-headers.ts` and answered by `worker/ops/reports.ts`. */
export const CSP_REPORTS_PATH = "/_r/csp";
export const ERROR_REPORTS_PATH = "/_r/err";

/** Longest value of a field that is written down. */
export const MAX_REPORT_FIELD_CHARS = 200;
/** Reports of one body that are read; the Reporting API sends them in batches. */
const MAX_REPORTS = 10;
/** Longest text that is looked at before it is cut. */
const MAX_READ_CHARS = 1_000;

export interface ViolationReport {
  page: string;
  directive: string;
  /** An address without query, a scheme, or a word of CSP's own (`inline`, `eval`). */
  blocked: string | null;
  source: string | null;
  line: number | null;
  disposition: string | null;
}

export interface ErrorReport {
  page: string;
  message: string;
  source: string | null;
  line: number | null;
  column: number | null;
}

function cut(text: string): string {
  return text.slice(0, MAX_REPORT_FIELD_CHARS).toWellFormed();
}

function word(value: unknown): string | null {
  return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : null;
}

function count(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

/** An address without its query and fragment; only the path when it is on this site; of other schemes their name alone. */
function address(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > 4_096 || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) return cut(url.protocol);
  return cut(url.origin === origin ? url.pathname : url.origin + url.pathname);
}

/** The path of the page a report is about; null when it is a page of somebody else. */
function ownPage(value: unknown, origin: string): string | null {
  const page = address(value, origin);
  return page?.startsWith("/") === true ? page : null;
}

/**
 * A message as it may be logged: queries of addresses, e-mail addresses and everything that looks like a token are taken
 * out, control characters become spaces.
 */
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

/** A long run of letters is a token, unless it is a path. */
function shorten(run: string): string {
  return run.includes("/") && run.split("/").every((segment) => segment.length < 32) ? run : "(token)";
}

function violation(body: Json, origin: string): ViolationReport | null {
  const page = ownPage(body["document-uri"] ?? body.documentURL, origin);
  const directive = word(body["effective-directive"] ?? body.effectiveDirective ?? body["violated-directive"]);
  if (page === null || directive === null) return null;
  const blocked = body["blocked-uri"] ?? body.blockedURL;
  return {
    page,
    directive,
    blocked: word(blocked) ?? address(blocked, origin),
    source: address(body["source-file"] ?? body.sourceFile, origin),
    line: count(body["line-number"] ?? body.lineNumber),
    disposition: word(body.disposition),
  };
}

/**
 * Reads both notations of a CSP report: `application/csp-report` (one) and `application/reports+json` (a list).
 *
 * @param origin of the site that was asked; reports about other sites' pages are left out
 */
export function readViolations(body: unknown, origin: string): ViolationReport[] {
  const found: unknown[] = Array.isArray(body)
    ? body
        .slice(0, MAX_REPORTS)
        .map((report) => (isObject(report) && report.type === "csp-violation" ? report.body : null))
    : [isObject(body) ? body["csp-report"] : null];
  return found.flatMap((report) => (isObject(report) ? (violation(report, origin) ?? []) : []));
}

/** Reads what our own reporter sends (app/features/error-reports). */
export function readError(body: unknown, origin: string): ErrorReport | null {
  if (!isObject(body)) return null;
  const page = ownPage(body.page, origin);
  const message = harmlessMessage(body.message);
  if (page === null || message === null) return null;
  return { page, message, source: address(body.source, origin), line: count(body.line), column: count(body.column) };
}
