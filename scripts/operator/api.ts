/** Asks the operator as the site does, and reports calls that fail. */

import { OPERATOR_CALL_MS } from "#app/domain/budgets.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { isObject, parsedJson } from "#app/domain/json.ts";
import { assumedOf } from "#app/domain/tenant/tenant.ts";
import { plural } from "#app/domain/tour/text.ts";
import { createOperatorClient } from "#app/operator/client.ts";
import { type Assumed, type Finding, itemOf } from "#app/operator/reading.ts";
import { type AnyResource, ask, type DataOf, type ParamsOf, type Sent, unwrap } from "#app/operator/resource.ts";
import { codeOf, networkProblem } from "#scripts/owner/site.ts";
import { AnswerNotes, problemText } from "./answer-notes.ts";
import type { Options } from "./options.ts";
import { type Level, type Report } from "./report.ts";

/** One HTTP request of the check, and what came back. */
interface Exchange {
  /** Including its query. */
  path: string;
  /** null without an answer; its body has been read. */
  response: Response | null;
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
function recording(note: (exchange: Exchange) => void): typeof fetch {
  return async function fetchAndNote(input, init) {
    const request = input as Request;
    const startedAt = Date.now();
    const { pathname, search } = new URL(request.url);
    const path = `${pathname}${search}`;
    const exchange: Exchange = { path, response: null, text: "", json: null, tookMs: 0, error: null };
    try {
      const response = await fetch(request, init);
      const text = await response.text();
      Object.assign(exchange, { response, text, json: parsedJson(text) });
      return new Response(BODILESS.has(response.status) ? null : text, response);
    } catch (error) {
      exchange.error = codeOf(error);
      throw error;
    } finally {
      exchange.tookMs = Date.now() - startedAt;
      note(exchange);
    }
  };
}

export interface Asked<T> {
  outcome: Outcome<T>;
  /** What was sent before it was read: the entries of all pages of a list. */
  sent: unknown;
  /** The last one. */
  exchange: Exchange | undefined;
  /** The field for which the whole answer was refused. */
  culprit?: Finding | undefined;
}

export interface AskOptions extends Sent {
  /** Which of many, in a finding: `4021`, `about-us`. */
  of?: string | number;
}

const HINTS: Readonly<Record<number, string>> = {
  401: ": the key is not accepted for this call",
  403: ": the key is not allowed this call",
  405: ": the call is there, with another method",
  429: ": too many calls; a page view of the site makes several at once",
};
const FAILED_HINT = "visitors see the last good copy meanwhile, if there is one";

const FORM_HINT = ": visitors without JavaScript have no token; take the form with the key alone";
const TOKEN_HINTS: Readonly<Record<string, string>> = { contact: FORM_HINT, newsletter: FORM_HINT };

/** Longer than this, and visitors wait. */
const SLOW_MS = 2_000;

/** `{data: [11], current_page: 1}` */
function sketch(json: unknown, depth = 0): string {
  if (Array.isArray(json)) return `[${json.length}]`;
  if (!isObject(json)) return typeof json === "string" && json.length > 12 ? "…" : JSON.stringify(json);
  if (depth > 1) return "{…}";
  const fields = Object.entries(json).slice(0, 6);
  return `{${fields.map(([name, value]) => `${name}: ${sketch(value, depth + 1)}`).join(", ")}}`;
}

export class Api {
  readonly options: Options;
  readonly report: Report;
  /** The tenant's, once its config is known. */
  assumed: Assumed;
  readonly notes = new AnswerNotes();
  readonly #slow = new Map<string, Exchange[]>();
  readonly #paged = new Set<string>();
  /** Calls of which a further page could not be had: said once. */
  readonly #brokenLists = new Set<string>();

  constructor(options: Options, report: Report) {
    this.options = options;
    this.assumed = assumedOf(null, options);
    this.report = report;
  }

  /** Never rejects. What is not used of the answer is noted; a failure is not. */
  async ask<R extends AnyResource>(
    resource: R,
    params: ParamsOf<R>,
    { of, ...sent }: AskOptions = {},
  ): Promise<Asked<DataOf<R>>> {
    const { host, adminBaseUrl, baseSiteUrl, imageHosts } = this.options;
    const { baseUrl, apiKey, apiKeyHeader } = { ...this.options, baseUrl: this.options.apiBaseUrl };
    const exchanges: Exchange[] = [];
    const fetcher = recording((exchange) => exchanges.push(exchange));
    const operator = createOperatorClient({ baseUrl, apiKey, apiKeyHeader }, { host }, fetcher);
    const where = of === undefined ? "" : String(of);
    const findings: Finding[] = [];
    const outcome = await ask(
      {
        operator,
        context: { host, adminBaseUrl, baseSiteUrl, imageHosts, ...this.assumed },
        note: (finding) => findings.push(finding),
      },
      resource,
      params,
      sent,
    );
    for (const finding of findings) {
      if (finding.at.startsWith("page ")) this.#notePage(resource, finding.at, exchanges);
      // An answer that is of no use is reported as a failure.
      else if (outcome.ok || finding.path !== "") this.notes.note(resource, where, finding);
    }
    const pages = exchanges
      .filter(({ response }) => response?.status === 200)
      .map(({ json, response }) => unwrap(json, resource.data, response?.headers.get("link") ?? null).data);
    const data = pages.length > 1 && pages.every(Array.isArray) ? pages.flat() : pages[0];
    if (outcome.ok) this.notes.seen(resource, data);
    if (pages.length > 1 && !this.#paged.has(resource.name)) {
      this.#paged.add(resource.name);
      this.report.info(resource.name, `comes in ${pages.length} pages: each reading of it costs as many calls`);
    }
    for (const exchange of exchanges) this.#count(resource, exchange);
    const isRefused = !outcome.ok && outcome.failure.kind === "wrong-shape";
    const culprit = isRefused
      ? findings.findLast(({ path, reason }) => path !== "" && reason !== "unknown")
      : undefined;
    return { outcome, sent: data, exchange: exchanges.at(-1), culprit };
  }

  /** Asks, and reports a failure. @returns what was answered, before and after it was read; null for a failure */
  async need<R extends AnyResource>(
    level: Level,
    resource: R,
    params: ParamsOf<R>,
    options: AskOptions = {},
  ): Promise<{ data: DataOf<R>; sent: unknown } | null> {
    const asked = await this.ask(resource, params, options);
    if (this.failed(resource, asked, level, options.of) || !asked.outcome.ok) return null;
    return { data: asked.outcome.data, sent: asked.sent };
  }

  #count({ name, maxBytes }: AnyResource, exchange: Exchange): void {
    this.report.counted();
    if (exchange.response !== null && exchange.tookMs > SLOW_MS)
      this.#slow.set(name, [...(this.#slow.get(name) ?? []), exchange]);
    const bytes = Buffer.byteLength(exchange.text);
    if (bytes > maxBytes / 2 && bytes <= maxBytes)
      this.report.warn(
        name,
        `${exchange.path} has ${Math.round(bytes / 1024)} KB; at ${maxBytes / 1024} KB it is not read any more`,
      );
  }

  #notePage({ name }: AnyResource, page: string, exchanges: readonly Exchange[]): void {
    if (this.#brokenLists.has(name)) return;
    this.#brokenLists.add(name);
    const [first] = exchanges;
    const last = exchanges.at(-1);
    const answers = last?.response?.status === 200 ? `is ${sketch(last.json)}` : `answers ${last?.response?.status}`;
    const around = isObject(first?.json) && isObject(first.json.data) ? first.json.data : first?.json;
    const { total, last_page: pages } = isObject(around) ? around : {};
    const got = exchanges.slice(0, -1).map(({ json }) => (json as { data?: unknown }).data ?? json);
    const lost =
      typeof total === "number"
        ? `${plural(total - entriesIn(got), "entry is", "entries are")} not shown`
        : typeof pages === "number"
          ? `the entries of ${pages - exchanges.length + 1} pages are not shown`
          : "what is on it is not shown";
    this.report.fail(name, `the answer is ${sketch(first?.json)}, and ${page} (${last?.path}) ${answers}: ${lost}`);
  }

  /** @returns whether the call was answered */
  failed(resource: AnyResource, asked: Asked<unknown>, level: Level, of?: string | number): boolean {
    if (asked.outcome.ok) return false;
    const subject = of === undefined ? resource.name : `${resource.name} ${of}`;
    const { without } = resource;
    const reason = this.reasonOf(resource, asked).replace(/([^?])$/, "$1.");
    this.report.add(level, subject, `${reason} Without it: ${without.charAt(0).toLowerCase()}${without.slice(1)}`);
    return true;
  }

  /** Why a call failed, and what to do about it; empty for one that did not. */
  reasonOf(resource: AnyResource, { outcome, exchange, culprit }: Asked<unknown>): string {
    if (outcome.ok) return "";
    const { failure } = outcome;
    const { path = "", response, text = "", error } = exchange ?? {};
    const { status, headers } = response ?? {};
    const contentType = headers?.get("content-type") ?? "";
    if (failure.kind === "network") return networkProblem(error ?? "no answer", this.options.apiBaseUrl);
    if (failure.kind === "timeout")
      return `${path} gave no whole answer in ${OPERATOR_CALL_MS / 1000} s: the site gives up then, too; ${FAILED_HINT}`;
    if (failure.kind === "redirect")
      return `${path} answers ${status} to ${headers?.get("location") ?? "nowhere"}: redirects are not followed, they would carry the key along; give the final address`;
    if (failure.kind === "status") {
      const { status: answered = 0 } = failure;
      const hint = answered === 401 && resource.ofVisitor === true ? TOKEN_HINTS[resource.name] : undefined;
      return `${path} answers ${answered}${hint ?? HINTS[answered] ?? (answered >= 500 ? `: ${FAILED_HINT}` : "")}`;
    }
    if (failure.kind === "too-large") return `${path} answers ${failure.detail}`;
    if (failure.kind === "not-json") {
      const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]?.trim();
      if (/^\s*<(?:!doctype|html)/i.test(text))
        return `${path} answers HTML${title ? ` (“${title}”)` : ""}, not JSON: a login or error page, or not the API's address?`;
      if (/json/i.test(contentType))
        return `${path} answers text that is no JSON: ${JSON.stringify(text.slice(0, 40))}`;
      return `${path} answers ${contentType === "" ? "without a content-type" : contentType}: send application/json`;
    }
    if (culprit !== undefined) return `${path}: ${culprit.path} ${problemText(culprit)}`;
    if (text === "") return `${path} answers ${status} without a body`;
    return `${path} answers ${sketch(exchange?.json)}: ${failure.detail}, and should be ${itemOf(resource.data) === null ? "an object" : "a list"}`;
  }

  /** What can only be said when all was asked. */
  finish(): void {
    this.notes.addTo(this.report);
    for (const [name, exchanges] of this.#slow) {
      const seconds = Math.max(...exchanges.map(({ tookMs }) => tookMs)) / 1000;
      const calls = exchanges.length === 1 ? "a call takes" : `${exchanges.length} calls take up to`;
      this.report.warn(name, `${calls} ${seconds.toFixed(1)} s; from ${SLOW_MS / 1000} s on visitors wait for it`);
    }
  }
}

function entriesIn(pages: readonly unknown[]): number {
  return pages
    .map((page) => (isObject(page) ? (page.data ?? page.results ?? page.items) : page))
    .reduce((sum: number, page) => sum + (Array.isArray(page) ? page.length : 0), 0);
}
