/** Limits on token calls, forms, reports, notices of edits and assistants: cheap to send, costly to answer (docs/threats.md T25). */

import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { createMemory } from "#worker/memory.ts";
import { log } from "#worker/ops/log.ts";
import type { Bindings } from "#worker/platform.ts";
import type { Gateway } from "./context.ts";
import { apiError, noContent } from "./responses.ts";

const WINDOW_SECONDS = 60; // as in wrangler.toml

/** One visitor: an IPv4 address or an IPv6 /64 (RFC 6177); null for loopback, which is not limited. */
export function visitorAddress(ip: string | null): string | null {
  if (ip === null || ip === "" || ip === "::1" || ip.startsWith("127.")) return null;
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return visitorAddress(mapped);
  return expandIPv6(ip.toLowerCase()).split(":").slice(0, 4).join(":");
}

const LIMITER = {
  token: "TOKEN_CALLS",
  form: "FORM_POSTS",
  booking: "FORM_POSTS",
  report: "REPORTS",
  figures: "REPORTS",
  notice: "NOTICES",
  assistant: "ASSISTANT_CALLS",
  guess: "GUESSES",
} as const satisfies Record<string, keyof Bindings>;

type Limited = keyof typeof LIMITER;

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

const addressOf = (c: Context<Gateway>) => visitorAddress(c.req.header("cf-connecting-ip") ?? null);

function tooMany(c: Context<Gateway>, limited: string): Response {
  log("rate-limited", { host: c.get("host"), limited });
  const sentence = "This was not done: your network sent too many requests at once. Please try again in a minute.";
  const isDocument = c.req.header("accept")?.includes("text/html") === true;
  const headers = { "retry-after": String(WINDOW_SECONDS) };
  return isDocument ? textAnswer(429, sentence, headers) : apiError(429, sentence, headers);
}

/**
 * Counts a request. Each limited route asks here, once it is known that the request is for it and not another site's: those
 * would use up a visitor's limit.
 *
 * @returns the answer to send if there were too many; null when the request may go on
 */
export async function overLimit(c: Context<Gateway>, limited: Exclude<Limited, "guess">): Promise<Response | null> {
  const address = addressOf(c);
  if (address === null || (await isAllowed(limited, c.get("host"), address, c.env))) return null;
  // Browsers resend refused reports.
  return limited === "report" || limited === "figures" ? noContent() : tooMany(c, limited);
}

/** Addresses that asked the operator for too many things that it does not have, until a minute after the last one. */
const guessers = createMemory<true>(KEPT_IN_MEMORY.guessers);

/** Counts a page that the operator was asked for in vain: only the answer tells. */
export async function countGuess(c: Context<Gateway>): Promise<void> {
  const address = addressOf(c);
  if (address === null || (await isAllowed("guess", c.get("host"), address, c.env))) return;
  guessers.set(address, true, KEPT_IN_MEMORY.guessers.seconds * 1_000);
}

/** @returns the answer to an address that has guessed too often (`countGuess`); null when its request may go on */
export function afterGuesses(c: Context<Gateway>): Response | null {
  return guessers.get(addressOf(c) ?? "") === true ? tooMany(c, "guess") : null;
}

/** The calls to the operator that one address may cause in a minute by asking assistants' tools. */
export function operatorBudget(c: Context<Gateway>) {
  const address = addressOf(c);
  let isSpent = false;
  return {
    /** Counts a call. @returns false: it must not be made */
    mayCall: async (): Promise<boolean> => {
      isSpent ||= address !== null && !(await isWithin(c.env.ASSISTANT_COSTS, `${c.get("host")}:${address}`));
      return !isSpent;
    },
    /** @returns the answer to send once a call was not made; null before */
    refusal: () => (isSpent ? tooMany(c, "assistant-costs") : null),
  };
}
