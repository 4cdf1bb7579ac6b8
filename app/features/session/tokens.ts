/** Gets and refreshes tokens (specification 4), once for all tabs of a browser (docs/threats.md T12). */

import type { Outcome } from "#app/domain/http/outcome.ts";
import { isSignedIn, NO_STATE, type UserState } from "#app/domain/session/session.ts";
import type { Tokens } from "#app/operator/auth.ts";
import { apiClient } from "./browser-client.ts";
import { spendTokenCall, wasCallElsewhere } from "./call-budget.ts";
import { fetchGuestTokens, refreshTokens } from "./session-calls.ts";
import { clear, currentSession, reloadFromCookie, replace, update } from "./store.ts";

/**
 * `ready`: there is a token to try. `refused`: the operator answered 4xx and the state was cleared. `later`: no answer,
 * so the state was kept (specification 10.7). A number: not asked, because too many calls were made; ms until one may be.
 */
export type TokenResult = "ready" | "refused" | "later" | number;

/** After a 429 that does not say how long: the window of this site's own limit for token calls (worker/gateway/rate-limit.ts). */
const LIMITED_MS = 60_000;

function isRefusal(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== "status") return false;
  const status = outcome.failure.status ?? 0;
  // A 429 is no verdict on the token.
  return status >= 400 && status < 500 && status !== 429;
}

/** In Firefox a tab may see what another wrote into the cookie this much later, when the lock is long free again. */
const COOKIE_SHARED_MS = 1_000;
/** Another tab's call that began this long ago may have ended just now. */
const RECENT_CALL_MS = 2_000;
const LOOK_EVERY_MS = 50;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Serializes over all tabs with Web Locks, else within this tab.
 *
 * @param work is told whether it had to wait for its turn
 */
async function exclusively(work: (hasWaited: boolean) => Promise<TokenResult>): Promise<TokenResult> {
  let isGranted = false;
  const grant = (hasWaited: boolean) => {
    isGranted = true;
    return work(hasWaited);
  };
  try {
    const { locks } = navigator;
    const atOnce = await locks.request("user-state", { ifAvailable: true }, (lock) => lock && grant(false));
    return atOnce ?? (await locks.request("user-state", () => grant(true)));
  } catch (error) {
    if (isGranted) throw error;
    // Browsers refuse locks where they block cookies, and have none on insecure origins.
  }
  const turn = queue.then(() => work(false));
  queue = turn.catch(() => undefined);
  return turn;
}

function tokenCall(state: UserState | null): Promise<Outcome<Tokens>> {
  const api = apiClient(state?.access_token ?? null);
  const refreshToken = state?.refresh_token ?? null;
  return refreshToken === null ? fetchGuestTokens(api) : refreshTokens(api, refreshToken, isSignedIn(state));
}

/** True if the last call was refused, which stays true while the call budget is spent. */
let isRefused = false;

async function exchange(): Promise<TokenResult> {
  // A call that reaches nobody would be missing from the minute's three when the browser is back.
  if ("onLine" in navigator && !navigator.onLine) return "later";
  const waitMs = spendTokenCall();
  if (waitMs > 0) return isRefused ? "refused" : waitMs;
  const result = await callForTokens();
  isRefused = result === "refused";
  return result;
}

function hasSameTokens(one: UserState | null, other: UserState | null): boolean {
  const [a, b] = [one ?? NO_STATE, other ?? NO_STATE];
  return a.access_token === b.access_token && a.refresh_token === b.refresh_token;
}

async function callForTokens(): Promise<TokenResult> {
  const before = reloadFromCookie();
  const outcome = await tokenCall(before);
  const now = reloadFromCookie();
  // Somebody signed in or out meanwhile, here or in another tab: the answer is not for them.
  if (!hasSameTokens(before, now)) {
    return now?.access_token == null ? exchange() : "ready";
  }
  if (outcome.ok) {
    const { access_token, refresh_token } = outcome.data;
    const stale = now?.refresh_token ?? null;
    const tokens = { access_token, refresh_token: refresh_token ?? stale };
    // A token that could not be refreshed is gone, and all that belonged to it.
    if (stale === null && now?.access_token != null) replace({ ...NO_STATE, extra: now.extra, ...tokens });
    else update(tokens);
    return "ready";
  }
  const { status, retryInMs = LIMITED_MS } = outcome.failure;
  if (!isRefusal(outcome)) return status === 429 ? retryInMs : "later";
  clear();
  return "refused";
}

/**
 * Replaces a token that does not work, unless another tab already did.
 *
 * @param failed the access token the operator answered 401 to; null when there was none
 */
export function renewToken(failed: string | null): Promise<TokenResult> {
  const isReplaced = () => {
    const current = reloadFromCookie()?.access_token ?? null;
    return current !== null && current !== failed;
  };
  return exclusively(async (hasWaited) => {
    const mayBeReplaced = hasWaited || wasCallElsewhere(RECENT_CALL_MS);
    const until = Date.now() + (mayBeReplaced ? COOKIE_SHARED_MS : 0);
    while (!isReplaced() && Date.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- it waits
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return isReplaced() ? "ready" : exchange();
  });
}

/** Requests a guest token if there is none. */
export async function ensureToken(): Promise<TokenResult> {
  reloadFromCookie();
  return currentSession().state?.access_token == null ? renewToken(null) : "ready";
}
