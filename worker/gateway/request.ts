/** Who sent a request, and what. */

import { createIsbotFromList, list } from "isbot";
import { BODY_MS } from "#app/domain/budgets.ts";
import { BodyTooLarge, readText } from "#app/operator/attempt.ts";

/**
 * Which site sent a request, by Fetch Metadata and `Origin` (docs/threats.md T8).
 *
 * `unnamed`: neither header says it, as with some reports of browsers; API calls and forms have one of them. Browsers that hide the
 * origin send `Origin: null`, and then Sec-Fetch-Site decides; so does a sandboxed frame of another site, but with `cross-site`.
 */
export function senderOf(request: Request): "own" | "other" | "unnamed" {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isHidden = origin === null || origin === "null";
  if (site === null && isHidden) return "unnamed";
  const isOwn = (site === null || site === "same-origin") && (isHidden || origin === new URL(request.url).origin);
  return isOwn ? "own" : "other";
}

/** Only these of the headers. */
export function headersNamed(names: readonly string[], sent: Headers): Headers {
  return new Headers([...sent].filter(([name]) => names.includes(name)));
}

type Body = { text: string } | { missing: "too-long" | "late" | "incomplete" };

/** The body of a request within limits of size and time, or why there is none. */
export async function bodyOf(request: Request, maxBytes: number): Promise<Body> {
  const signal = AbortSignal.timeout(BODY_MS);
  try {
    return { text: await readText(request, maxBytes, signal) };
  } catch (error) {
    return { missing: error instanceof BodyTooLarge ? "too-long" : signal.aborted ? "late" : "incomplete" };
  }
}

/** Sogou's spiders match other patterns of isbot; this one matches the browsers of that name, which people use. */
const SOGOU = "sogou";

/** Tells crawlers from visitors by user agent; the browser has a short version of it (`SCRIPTED_CRAWLER`). False without one. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== SOGOU));
