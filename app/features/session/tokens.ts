/** Gets and refreshes tokens (specification 4), once for all tabs of a browser, at most three times a minute (docs/threats.md T12). */

import { deviceStorage } from "#app/components/browser-storage.ts";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { parsedJson } from "#app/domain/json.ts";
import { isSignedIn, NO_STATE, type UserState } from "#app/domain/session/session.ts";
import type { Tokens } from "#app/operator/auth.ts";
import { callThroughEdge, GUEST_REFRESH, GUEST_TOKEN, REFRESH } from "#app/operator/visitor-calls.ts";
import { apiClient } from "./browser-client.ts";
import { currentSession, reloadFromCookie, replace, update } from "./store.ts";

const KEY = "token-calls";
const WINDOW_MS = 60_000;
const MAX_CALLS = 3;

function recordedCalls(): number[] {
  const list = parsedJson(deviceStorage.get(KEY));
  return Array.isArray(list) ? list.filter((time) => typeof time === "number") : [];
}

/** When this tab last made a call, in ms since the epoch; 0: never. */
let lastOwn = 0;

/**
 * Counts a call if the budget allows one. Call only while holding the lock on `user-state`.
 *
 * @returns ms until a call is allowed; 0 when this one is
 */
function spendTokenCall(): number {
  const now = Date.now();
  // Times in the future do not count: the clock was set back.
  const recent = recordedCalls().filter((time) => time <= now && now - time < WINDOW_MS);
  const blocking = recent.at(-MAX_CALLS);
  if (blocking === undefined) lastOwn = now;
  deviceStorage.set(KEY, JSON.stringify(blocking === undefined ? [...recent, now] : recent));
  return blocking === undefined ? 0 : blocking + WINDOW_MS - now;
}

/** True if the last call was another tab's, and just now. */
function wasCallElsewhere(): boolean {
  const last = recordedCalls().at(-1) ?? 0;
  const ago = Date.now() - last;
  return last !== lastOwn && ago >= 0 && ago < RECENT_CALL_MS;
}

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
  if (refreshToken === null) return callThroughEdge(api, GUEST_TOKEN);
  return callThroughEdge(api, { ...(isSignedIn(state) ? REFRESH : GUEST_REFRESH), body: { refreshToken } });
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
  replace(null);
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
    const mayBeReplaced = hasWaited || wasCallElsewhere();
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
