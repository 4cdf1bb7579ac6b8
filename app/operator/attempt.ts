/** One attempt of one call: headers and body within a time, a size and a media type. Never rejects. */

import { BodyTooLarge, readText } from "./bounded-body.ts";
import { failure, type Outcome } from "./outcome.ts";

/** Far above the largest answer (the tour list, some 60 KB). */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Specification 8: idempotent GETs are tried once more on these; other methods never. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** RFC 6839: `application/problem+json` and the like are JSON too. */
const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i;

export interface Attempt {
  outcome: Outcome<unknown>;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** What `Retry-After` asks for, in ms; null when it does not ask. */
  retryAfterMs: number | null;
  /** Trying again could help. */
  isRetryable: boolean;
}

/** RFC 9110 10.2.3: seconds or a date. */
function retryAfterMs(response: Response): number | null {
  const value = response.headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function read(response: Response, signal: AbortSignal): Promise<Attempt> {
  const { status } = response;
  const wrong = async (outcome: Outcome<unknown>, isRetryable = false) => {
    await response.body?.cancel();
    return { outcome, status, isRetryable, retryAfterMs: retryAfterMs(response) };
  };
  // Followed, the key would travel along.
  if (status >= 300 && status < 400) return wrong(failure("redirect", "the operator redirected", status));
  if (!response.ok) return wrong(failure("status", response.statusText, status), RETRIED_STATUSES.has(status));
  // A login page, an error page of a proxy: read no further.
  const type = response.headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type)) return wrong(failure("not-json", `content-type ${type.slice(0, 60) || "missing"}`));
  const text = await readText(response, MAX_BODY_BYTES, signal);
  const answered = { status, isRetryable: false, retryAfterMs: null };
  try {
    return { ...answered, outcome: { ok: true, data: JSON.parse(text) } };
  } catch {
    return { ...answered, outcome: failure("not-json", `${text.length} characters that are not JSON`) };
  }
}

/** @param timeoutMs for headers and body together */
export async function attempt(request: Request, fetcher: typeof fetch, timeoutMs: number): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeoutMs);
  const unanswered = { status: null, retryAfterMs: null };
  try {
    return await read(await fetcher(request, { signal, redirect: "manual" }), signal);
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
