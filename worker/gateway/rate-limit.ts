/** Limits on token calls, forms, reports, notices of edits and assistants: cheap to send, costly to answer (docs/threats.md T25). */

import type { MiddlewareHandler } from "hono";
import { MCP_PATH } from "#app/domain/constants.ts";
import { REPORTS_PREFIX } from "#app/domain/http/browser-reports.ts";
import { INSIGHTS_PATH } from "#app/domain/insights/insights-report.ts";
import { log } from "#worker/ops/log.ts";
import type { Bindings } from "#worker/platform.ts";
import { textAnswer } from "#worker/text-answer.ts";
import { matchApi } from "./api-table.ts";
import { CONTENT_CHANGED_PATH } from "./content-changed.ts";
import type { Gateway } from "./context.ts";
import { isFormPage } from "./form-posts.ts";
import { apiError, noContent } from "./responses.ts";
import { isSameOrigin } from "./same-origin.ts";

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

type Limited = "token" | "form" | "report" | "figures" | "notice" | "assistant";

const LIMITER = {
  token: "TOKEN_CALLS",
  form: "FORM_POSTS",
  report: "REPORTS",
  figures: "REPORTS",
  notice: "NOTICES",
  assistant: "ASSISTANT_CALLS",
} as const satisfies Record<Limited, keyof Bindings>;

function limitOf(request: Request, documentPathname: string): Limited | null {
  if (request.method !== "POST") return null;
  if (isFormPage(documentPathname)) return "form";
  if (documentPathname === INSIGHTS_PATH) return "figures";
  if (documentPathname.startsWith(REPORTS_PREFIX)) return "report";
  if (documentPathname === CONTENT_CHANGED_PATH) return "notice";
  if (documentPathname === MCP_PATH) return "assistant";
  const match = matchApi(request.method, new URL(request.url).pathname, new URLSearchParams());
  // Cross-origin calls are refused later; counted, they would let another site use up a visitor's limit.
  return match.found && match.call.resource.isTokenCall && isSameOrigin(request) ? "token" : null;
}

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

export function rateLimit(): MiddlewareHandler<Gateway> {
  return async function rateLimit(c, next) {
    const limited = limitOf(c.req.raw, c.get("document").pathname);
    const address = visitorAddress(c.req.header("cf-connecting-ip") ?? null);
    if (limited === null || address === null) return next();
    if (await isAllowed(limited, c.get("host"), address, c.env)) return next();
    // Browsers resend refused reports, and a log line for each would amplify the flood.
    if (limited === "report" || limited === "figures") return noContent();
    log("rate-limited", { host: c.get("host"), limited });
    const sentence = "This was not done: your network sent too many requests at once. Please try again in a minute.";
    const isDocument = c.req.header("accept")?.includes("text/html") === true;
    const headers = { "retry-after": String(WINDOW_SECONDS) };
    return isDocument ? textAnswer(429, sentence, headers) : apiError(429, sentence, headers);
  };
}
