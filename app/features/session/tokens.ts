/** Getting and refreshing tokens (specification 4), once for all tabs of a browser (docs/threats.md T12). */

import { isSignedIn, type UserState } from "#app/domain/session/session.ts";
import { fetchGuestTokens, refreshTokens, type Tokens } from "#app/operator/auth.ts";
import type { Outcome } from "#app/operator/outcome.ts";
import { api } from "./browser-client.ts";
import { spendTokenCall } from "./call-budget.ts";
import { report } from "./report.ts";
import { clear, currentSession, readAgain, update } from "./store.ts";

/**
 * `ready`: there is a token that is worth trying. `refused`: the operator said no; the state is cleared. `later`: no
 * answer, which is not a refusal: everything is kept (specification 10.7).
 */
export type TokenResult = "ready" | "refused" | "later";

/** 4xx that speak of the moment, not of the token. */
const TEMPORARY = new Set([408, 425, 429]);

function isRefusal(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== "status") return false;
  const status = outcome.failure.status ?? 0;
  return status >= 400 && status < 500 && !TEMPORARY.has(status);
}

let queue: Promise<unknown> = Promise.resolve();

/** One at a time, over all tabs where the browser has Web Locks (secure contexts), else in this tab. */
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

/** What the last call came to: the answer for as long as no other call may be made. */
let lastResult: TokenResult = "later";

async function exchange(): Promise<TokenResult> {
  if (!spendTokenCall()) return lastResult === "refused" ? "refused" : "later";
  lastResult = await callForTokens();
  return lastResult;
}

async function callForTokens(): Promise<TokenResult> {
  const before = readAgain();
  const outcome = await tokenCall(before);
  if (outcome.ok) {
    const tokens = outcome.data;
    const stale = before?.refresh_token ?? null;
    // A guest's token in place of a user's that could not be refreshed: the user is gone with it.
    const user = stale === null && isSignedIn(before) ? { user: null } : {};
    update({ ...user, access_token: tokens.access_token, refresh_token: tokens.refresh_token ?? stale });
    return "ready";
  }
  if (!isRefusal(outcome)) {
    report("token-unavailable");
    return "later";
  }
  report("token-refused");
  // Somebody may have signed in meanwhile: only what was refused is cleared.
  if (readAgain()?.refresh_token !== before?.refresh_token) return "ready";
  clear();
  return "refused";
}

/**
 * A new token in place of one that does not work.
 *
 * @param failed the access token the operator answered 401 to; null when there was none
 */
export function renewToken(failed: string | null): Promise<TokenResult> {
  return exclusively(async () => {
    const current = readAgain()?.access_token ?? null;
    if (current !== null && current !== failed) return "ready";
    return exchange();
  });
}

/** Makes sure there is a token, asking for a guest's if there is none. */
export async function ensureToken(): Promise<TokenResult> {
  readAgain();
  return currentSession().state?.access_token == null ? renewToken(null) : "ready";
}
