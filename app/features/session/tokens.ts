/** Gets and refreshes tokens (specification 4), once for all tabs of a browser (docs/threats.md T12). */

import { isSignedIn, type UserState } from "#app/domain/session/session.ts";
import { fetchGuestTokens, refreshTokens, type Tokens } from "#app/operator/auth.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import { api } from "./browser-client.ts";
import { spendTokenCall } from "./call-budget.ts";
import { report } from "./report.ts";
import { clear, currentSession, reloadFromCookie, update } from "./store.ts";

/**
 * `ready`: there is a token to try. `refused`: the operator answered 4xx and the state was cleared. `later`: no answer,
 * so the state was kept (specification 10.7). A number: not asked, because too many calls were made; ms until one may be.
 */
export type TokenResult = "ready" | "refused" | "later" | number;

/** 4xx that are no verdict on the token. */
const TEMPORARY = new Set([408, 425, 429]);
/** After a 429: the window of this site's own limit for token calls (worker/gateway/rate-limit.ts). */
const LIMITED_MS = 60_000;

function isRefusal(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== "status") return false;
  const status = outcome.failure.status ?? 0;
  return status >= 400 && status < 500 && !TEMPORARY.has(status);
}

let queue: Promise<unknown> = Promise.resolve();

/** Serializes over all tabs with Web Locks (secure contexts only), else within this tab. */
async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks !== undefined) return await locks.request("user-state", work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

function tokenCall(state: UserState | null): Promise<Outcome<Tokens>> {
  const refreshToken = state?.refresh_token ?? null;
  return refreshToken === null ? fetchGuestTokens(api) : refreshTokens(api, refreshToken, isSignedIn(state));
}

/** Whether the last call was refused, which stays true while the call budget is spent. */
let isRefused = false;

async function exchange(): Promise<TokenResult> {
  const waitMs = spendTokenCall();
  if (waitMs > 0) return isRefused ? "refused" : waitMs;
  const result = await callForTokens();
  isRefused = result === "refused";
  return result;
}

async function callForTokens(): Promise<TokenResult> {
  const before = reloadFromCookie();
  const outcome = await tokenCall(before);
  if (outcome.ok) {
    const tokens = outcome.data;
    const stale = before?.refresh_token ?? null;
    // A user without a refresh token got a guest token: the user is signed out.
    const user = stale === null && isSignedIn(before) ? { user: null } : {};
    update({ ...user, access_token: tokens.access_token, refresh_token: tokens.refresh_token ?? stale });
    return "ready";
  }
  if (!isRefusal(outcome)) {
    report("token-unavailable");
    return outcome.failure.status === 429 ? LIMITED_MS : "later";
  }
  report("token-refused");
  // Another tab may have signed in meanwhile: clear only the token that was refused.
  if (reloadFromCookie()?.refresh_token !== before?.refresh_token) return "ready";
  clear();
  return "refused";
}

/**
 * Replaces a token that does not work, unless another tab already did.
 *
 * @param failed the access token the operator answered 401 to; null when there was none
 */
export function renewToken(failed: string | null): Promise<TokenResult> {
  return exclusively(async () => {
    const current = reloadFromCookie()?.access_token ?? null;
    if (current !== null && current !== failed) return "ready";
    return exchange();
  });
}

/** Requests a guest token if there is none. */
export async function ensureToken(): Promise<TokenResult> {
  reloadFromCookie();
  return currentSession().state?.access_token == null ? renewToken(null) : "ready";
}
