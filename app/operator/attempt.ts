/** One attempt of a call, with limits of time, size and media type. Never rejects. */

import { LONGEST_RETRY_AFTER_MS } from "#app/domain/budgets.ts";
import { isObject } from "#app/domain/json.ts";
import { BodyTooLarge, readText } from "./bounded-body.ts";
import { oneLine } from "./one-line.ts";
import { failure, type Outcome } from "./outcome.ts";

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

export interface Attempt {
  outcome: Outcome<unknown>;
  status: number | null;
  /** From `Retry-After`; null without. */
  retryAfterMs: number | null;
  isRetryable: boolean;
}

/** `Retry-After`, bounded. RFC 9110 10.2.3: seconds or a date. */
export function retryAfterMs(response: Response): number | null {
  const value = response.headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS);
}

/** The field of specification 8, and names that other platforms use. */
const MESSAGE_FIELDS = ["error", "errMsg", "message", "detail"];
const MAX_MESSAGE_CHARS = 300;

/** The operator's own sentence about what it refused, on one line; null without one. */
export function messageIn(body: unknown): string | null {
  if (!isObject(body)) return null;
  for (const key of MESSAGE_FIELDS) {
    const sent = body[key];
    const message = typeof sent === "string" ? oneLine(sent.slice(0, MAX_MESSAGE_CHARS * 2)) : "";
    if (message !== "") return Array.from(message).slice(0, MAX_MESSAGE_CHARS).join("");
  }
  return null;
}

/** @returns null without a sentence in the answer */
async function refusalMessage(response: Response, signal: AbortSignal): Promise<string | null> {
  const { status, headers } = response;
  if (status < 400 || status >= 500 || !JSON_TYPE.test(headers.get("content-type") ?? "")) return null;
  try {
    return messageIn(JSON.parse(await readText(response, MAX_REFUSAL_BYTES, signal)));
  } catch {
    // Too large or no JSON.
    return null;
  }
}

/**
 * The body if it is JSON or empty. Login pages and error pages of proxies are not read.
 *
 * @returns null for any other
 * @throws BodyTooLarge, or the signal's reason once aborted
 */
async function readJsonOrEmpty(
  isJson: boolean,
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await readText(response, isJson ? maxBytes : 0, signal);
  } catch (error) {
    if (!isJson && error instanceof BodyTooLarge) return null;
    throw error;
  }
}

async function read(response: Response, method: string, maxBytes: number, signal: AbortSignal): Promise<Attempt> {
  const { status } = response;
  const wrong = async (outcome: Outcome<unknown>, isRetryable = false) => {
    if (!response.bodyUsed) await response.body?.cancel();
    return { outcome, status, isRetryable, retryAfterMs: retryAfterMs(response) };
  };
  // A redirect is not followed: it would send the API key along.
  if (status >= 300 && status < 400) return wrong(failure("redirect", "the operator redirected", status));
  if (!response.ok) {
    const message = method === "POST" ? await refusalMessage(response, signal) : null;
    const refused = failure("status", response.statusText, status);
    const retryInMs = status === 429 ? retryAfterMs(response) : null;
    if (retryInMs !== null) refused.failure.retryInMs = retryInMs;
    return wrong(message === null ? refused : { ...refused, message }, RETRIED_STATUSES.has(status));
  }
  const answered = { status, isRetryable: false, retryAfterMs: null };
  const type = response.headers.get("content-type") ?? "";
  const text = await readJsonOrEmpty(JSON_TYPE.test(type), response, maxBytes, signal);
  if (text === null) return wrong(failure("not-json", `content-type ${type.slice(0, 60) || "missing"}`));
  // Whatever its type: calls that need data fail at their reader.
  if (text === "") return { ...answered, outcome: { ok: true, data: undefined } };
  try {
    const link = response.headers.get("link");
    return { ...answered, outcome: { ok: true, data: JSON.parse(text), ...(link === null ? {} : { link }) } };
  } catch {
    return { ...answered, outcome: failure("not-json", `${text.length} characters that are not JSON`) };
  }
}

interface Limits {
  /** For headers and body together. */
  timeoutMs: number;
  /** Of the decoded body. */
  maxBytes: number;
}

export async function attempt(
  request: Request,
  fetcher: typeof fetch,
  { timeoutMs, maxBytes }: Limits,
): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeoutMs);
  const unanswered = { status: null, retryAfterMs: null };
  try {
    return await read(await fetcher(request, { signal, redirect: "manual" }), request.method, maxBytes, signal);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return { ...unanswered, outcome: failure("too-large", error.message), isRetryable: false };
    }
    if (signal.aborted) {
      const outcome = failure("timeout", `no whole answer in ${timeoutMs} ms`);
      return { ...unanswered, outcome, isRetryable: false };
    }
    const name = error instanceof Error ? error.name : "fetch failed";
    return { ...unanswered, outcome: failure("network", name), isRetryable: true };
  }
}
