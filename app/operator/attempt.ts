/** One attempt of a call, with limits of time, size and media type. Never rejects. */

import { LONGEST_RETRY_AFTER_MS } from "#app/domain/budgets.ts";
import { REQUEST_ID_HEADER } from "#app/domain/constants.ts";
import { IDEMPOTENCY_HEADER } from "#app/domain/http/idempotency.ts";
import { type Failed, failure, type Outcome } from "#app/domain/http/outcome.ts";
import { isNo, isObject, parsedJson } from "#app/domain/json.ts";
import { oneLine } from "./one-line.ts";

/** A page or a tour has some 60 KB. `JSON.parse` takes up to a second for each MB, if all of it is names of fields. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Tenant config, menu, dates, categories: some 20 KB. */
export const MAX_SMALL_BODY_BYTES = 256 * 1024;
/** One id, or the answer to a form. */
export const MAX_TINY_BODY_BYTES = 16 * 1024;
/** Thousands of tours, of which the readers keep some. */
export const MAX_TOURS_BODY_BYTES = 8 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 4_096;

/** Specification 8: GETs are retried once on these. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Includes `application/problem+json` (RFC 6839), and `text/json`, which was never registered. */
const JSON_TYPE = /^(?:application|text)\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * A body within limits of size and time.
 *
 * @param maxBytes of the decoded body
 * @throws BodyTooLarge, or the signal's reason once aborted
 */
export async function readText(
  message: Pick<Request | Response, "body">,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (message.body === null) return "";
  const reader = message.body.getReader();
  // On some platforms aborting `fetch` does not end a stalled body; cancelling the reader does.
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw signal.reason;
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener("abort", stop);
    await reader.cancel().catch(() => undefined);
  }
}

export interface Attempt {
  outcome: Outcome<unknown>;
  status: number | null;
  /** From `Retry-After`; null without. */
  retryAfterMs: number | null;
  isRetryable: boolean;
}

/** `Retry-After`, bounded. RFC 9110 10.2.3: seconds or a date. */
function retryAfterMs(response: Response): number | null {
  const value = response.headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS);
}

/** The field of specification 8, and names that other platforms use. */
const MESSAGE_FIELDS = ["error", "errMsg", "message", "detail"];
const MAX_MESSAGE_CHARS = 300;

/** The operator's own sentence about what it refused, on one line; null without one. */
function messageIn(body: unknown): string | null {
  if (!isObject(body)) return null;
  const sent = MESSAGE_FIELDS.map((key) => body[key]).filter((value) => typeof value === "string");
  const message = sent.map((text) => oneLine(text.slice(0, MAX_MESSAGE_CHARS * 2))).find((text) => text !== "");
  return message === undefined ? null : Array.from(message).slice(0, MAX_MESSAGE_CHARS).join("");
}

/** Headers whose values anybody may know; the others are the key and the visitor's token. */
const KNOWN_HEADERS: ReadonlySet<string> = new Set(
  ["accept", "content-type", "host-name", IDEMPOTENCY_HEADER, REQUEST_ID_HEADER].map((name) => name.toLowerCase()),
);

/** True if a sentence repeats a secret of the request, or its address: debug pages do. */
function isEcho(sentence: string, { url, headers }: Request): boolean {
  const secrets = [...headers].filter(([name]) => !KNOWN_HEADERS.has(name)).map(([, value]) => value);
  return [new URL(url).host, ...secrets].some((secret) => sentence.includes(secret.replace(/^Bearer /, "")));
}

/** The failure, with the operator's sentence for the visitor if the answer has one. */
function withMessage(failed: Failed, body: unknown, request: Request): Failed {
  const message = messageIn(body) ?? (isObject(body) ? messageIn(body.data) : null);
  return message === null || isEcho(message, request) ? failed : { ...failed, message };
}

/** Some platforms refuse a write with a success: `{"success": false, "error": …}`. */
function isRefusal(method: string, body: unknown): boolean {
  const said = isObject(body) && isObject(body.data) ? body.data : body;
  return method !== "GET" && isObject(said) && isNo(said.success);
}

async function read(
  response: Response,
  request: Request,
  { maxBytes, isAnyType = false }: Limits,
  signal: AbortSignal,
): Promise<Attempt> {
  const { status } = response;
  const type = response.headers.get("content-type") ?? "";
  const isJson = isAnyType || JSON_TYPE.test(type);
  const ended = { status, isRetryable: false, retryAfterMs: retryAfterMs(response) };
  // A redirect is not followed: it would send the API key along.
  if (status >= 300 && status < 400) {
    return { ...ended, outcome: failure("redirect", "the operator redirected", status) };
  }
  if (!response.ok) {
    const refused = failure("status", response.statusText, status);
    if (status === 429 && ended.retryAfterMs !== null) refused.failure.retryInMs = ended.retryAfterMs;
    const isExplained = isJson && status >= 400 && status < 500;
    const said = isExplained ? await readText(response, MAX_REFUSAL_BYTES, signal).catch(() => null) : null;
    const outcome = withMessage(refused, parsedJson(said), request);
    return { ...ended, outcome, isRetryable: RETRIED_STATUSES.has(status) };
  }
  const text = await readText(response, isJson ? maxBytes : 0, signal).catch((error: unknown) => {
    // Login pages and error pages of proxies are not read.
    if (!isJson && error instanceof BodyTooLarge) return null;
    throw error;
  });
  if (text === null) {
    return { ...ended, outcome: failure("not-json", `content-type ${type.slice(0, 60) || "missing"}`) };
  }
  // Whatever its type: calls that need data fail at their reader.
  if (text === "") return { ...ended, outcome: { ok: true, data: undefined } };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...ended, outcome: failure("not-json", `${text.length} characters that are not JSON`) };
  }
  if (isRefusal(request.method, data)) {
    return { ...ended, outcome: withMessage(failure("refused", "success is false"), data, request) };
  }
  const link = response.headers.get("link");
  return { ...ended, outcome: { ok: true, data, ...(link === null ? {} : { link }) } };
}

interface Limits {
  /** The time for headers and body together. */
  timeoutMs: number;
  /** The size of the decoded body. */
  maxBytes: number;
  /** JSON is read whatever media type it is said to be. */
  isAnyType?: boolean;
}

export async function attempt(request: Request, fetcher: typeof fetch, limits: Limits): Promise<Attempt> {
  const { timeoutMs } = limits;
  const signal = AbortSignal.timeout(timeoutMs);
  const unanswered = { status: null, isRetryable: false, retryAfterMs: null };
  try {
    const response = await fetcher(request, { signal, redirect: "manual" });
    const ended = await read(response, request, limits, signal);
    if (!response.bodyUsed) await response.body?.cancel();
    return ended;
  } catch (error) {
    if (error instanceof BodyTooLarge) return { ...unanswered, outcome: failure("too-large", error.message) };
    if (signal.aborted) return { ...unanswered, outcome: failure("timeout", `no whole answer in ${timeoutMs} ms`) };
    const name = error instanceof Error ? error.name : "fetch failed";
    return { ...unanswered, outcome: failure("network", name), isRetryable: true };
  }
}
