/** The session step of a page load (specification 1 and 4): token, profile and cart, retried while the operator is down. */

import { showToast } from "#app/components/toast.ts";
import { isSignedIn, SCRIPTED_CRAWLER } from "#app/domain/session/session.ts";
import { fetchProfile } from "#app/operator/auth.ts";
import { authorized } from "./authorized.ts";
import { report } from "./report.ts";
import { clear, currentSession, reloadFromCookie, settle, setUser, watchCookie } from "./store.ts";
import { ensureToken, type TokenResult } from "./tokens.ts";
import { visitorCart } from "./visitor-cart.ts";

/** Delays before retries when there was no answer; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000];

let attempts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function loadProfile(): Promise<TokenResult> {
  const outcome = await fetchProfile(authorized);
  if (outcome.ok) {
    if (outcome.data !== null) setUser(outcome.data);
    return "ready";
  }
  if (outcome.failure.status === 401) {
    // Refused even after a refresh: specification 4 clears the state.
    if (currentSession().state !== null) clear();
    return "refused";
  }
  report("profile-unavailable", outcome.failure.kind);
  return outcome.failure.retryInMs ?? "later";
}

let isCartFailureShown = false;

/** Updates the badge of a returning visitor: other devices and the operator's screens change the cart too. */
async function refreshCart(): Promise<void> {
  if (await visitorCart.read()) return;
  if (!isCartFailureShown) showToast("error", "We couldn’t update your cart right now. Nothing in it is lost.");
  isCartFailureShown = true;
}

async function establish(): Promise<TokenResult> {
  const isReturning = currentSession().state !== null;
  const token = await ensureToken();
  if (token !== "ready") return token;
  const profile = await loadProfile();
  const { state } = currentSession();
  if (profile === "ready" && isReturning && state !== null && (state.cart.length > 0 || isSignedIn(state))) {
    await refreshCart();
  }
  return profile;
}

function retryLater(result: TokenResult): void {
  clearTimeout(timer);
  const delayMs = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)];
  timer = setTimeout(() => void run(), typeof result === "number" ? result : delayMs);
  attempts += 1;
}

async function run(): Promise<void> {
  const before = reloadFromCookie();
  let result = await establish();
  // The state was cleared: start once more, as a guest.
  if (result === "refused" && before !== null) result = await establish();
  settle();
  if (result === "ready") attempts = 0;
  else retryLater(result);
}

let isStarted = false;

/** Starts the session of this document, once, in the background. Crawlers get none (specification 10.7). */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  if (SCRIPTED_CRAWLER.test(navigator.userAgent)) return;
  const begin = () => {
    watchCookie();
    window.addEventListener("online", () => {
      if (attempts > 0) void run();
    });
    void run();
  };
  // A prerendered page has no visitor yet (specification 10.7).
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering === true) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

/** Clears the state in all tabs; the visitor becomes a guest. */
export function signOut(): void {
  clear();
  void run();
}
