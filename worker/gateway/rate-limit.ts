/** Limits on token calls, forms, reports, notices of edits and assistants: cheap to send, costly to answer (docs/threats.md T25). */

import type { Context } from "hono";
import { log } from "#worker/ops/log.ts";
import type { Bindings } from "#worker/platform.ts";
import { textAnswer } from "#worker/text-answer.ts";
import type { Gateway } from "./context.ts";
import { apiError, noContent } from "./responses.ts";

const WINDOW_SECONDS = 60; // as in wrangler.toml

/** One visitor: an IPv4 address or an IPv6 /64 (RFC 6177); null for loopback, which is not limited. */
export function visitorAddress(ip: string | null): string | null {
  if (ip === null || ip === "" || ip === "::1" || ip.startsWith("127.")) return null;
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return visitorAddress(mapped);
  const [head = "", tail] = ip.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

export type Limited = "token" | "form" | "report" | "figures" | "notice" | "assistant";

const LIMITER = {
  token: "TOKEN_CALLS",
  form: "FORM_POSTS",
  report: "REPORTS",
  figures: "REPORTS",
  notice: "NOTICES",
  assistant: "ASSISTANT_CALLS",
} as const satisfies Record<Limited, keyof Bindings>;

/** Fails open. */
async function isWithin(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    log("rate-limit-failed", { error: error instanceof Error ? error.name : "unknown" });
    return true;
  }
}

/**
 * Hosts can be invented, so a visitor is also counted on all hosts together, and the operator only so. An assistant's
 * server asks for many people on many hosts.
 */
async function isAllowed(limited: Limited, host: string, address: string, bindings: Bindings): Promise<boolean> {
  // Named by kind: figures of page loads share a limiter with reports of errors, but not its allowance.
  const key = limited === "notice" ? address : `${limited}:${host}:${address}`;
  if (!(await isWithin(bindings[LIMITER[limited]], key))) return false;
  return limited === "notice" || limited === "assistant" || isWithin(bindings.ACROSS_HOSTS, `${limited}:${address}`);
}

/**
 * Counts a request. Each limited route asks here, once it is known that the request is for it and not another site's: those
 * would use up a visitor's limit.
 *
 * @returns the answer to send if there were too many; null when the request may go on
 */
export async function overLimit(c: Context<Gateway>, limited: Limited): Promise<Response | null> {
  const address = visitorAddress(c.req.header("cf-connecting-ip") ?? null);
  if (address === null || (await isAllowed(limited, c.get("host"), address, c.env))) return null;
  // Browsers resend refused reports.
  if (limited === "report" || limited === "figures") return noContent();
  log("rate-limited", { host: c.get("host"), limited });
  const sentence = "This was not done: your network sent too many requests at once. Please try again in a minute.";
  const isDocument = c.req.header("accept")?.includes("text/html") === true;
  const headers = { "retry-after": String(WINDOW_SECONDS) };
  return isDocument ? textAnswer(429, sentence, headers) : apiError(429, sentence, headers);
}
