/** The session step of a page load (specification 1 and 4): token, profile and cart, retried while the operator is down. */

import { once } from "es-toolkit/function";
import { deviceUserChanged, setDeviceUser } from "#app/components/device-list.ts";
import { showToast } from "#app/components/toast.ts";
import { whenIdle } from "#app/components/when-idle.ts";
import { isObject } from "#app/domain/json.ts";
import { isSignedIn, readUser, SCRIPTED_CRAWLER, signedInName } from "#app/domain/session/session.ts";
import { CURRENT_USER } from "#app/operator/visitor-calls.ts";
import { authorized } from "./authorized.ts";
import { visitorCart } from "./cart-list.ts";
import { readCookie, startCookie } from "./cookie-sync.ts";
import {
  currentSession,
  onSession,
  onVisitor,
  reloadFromCookie,
  replace,
  settle,
  setUser,
  watchCookie,
} from "./store.ts";
import { ensureToken, type TokenResult } from "./tokens.ts";

/** Delays before retries when there was no answer; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000];

let attempts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function loadProfile(): Promise<TokenResult> {
  const outcome = await authorized.call(CURRENT_USER);
  if (outcome.ok) {
    const profile = isObject(outcome.data) ? readUser(outcome.data.data) : null;
    if (profile !== null) setUser(profile);
    return "ready";
  }
  if (outcome.failure.status === 401) {
    // Refused even after a refresh: specification 4 clears the state.
    if (currentSession().state !== null) replace(null);
    return "refused";
  }
  return outcome.failure.retryInMs ?? "later";
}

let isCartFailureShown = false;

/** True if other devices and the operator's screens may have changed the number in the badge. */
function mayHaveItems(): boolean {
  const { state } = currentSession();
  return state !== null && (state.cart.length > 0 || isSignedIn(state));
}

async function tellFailure(reading: Promise<boolean>): Promise<void> {
  if ((await reading) || isCartFailureShown) return;
  isCartFailureShown = true;
  showToast("error", "We couldn’t update your cart right now. Nothing in it is lost.");
}

async function establish(): Promise<TokenResult> {
  const isReturning = currentSession().state !== null;
  const token = await ensureToken();
  if (token !== "ready") return token;
  const profile = await loadProfile();
  if (profile === "ready" && isReturning && mayHaveItems()) await tellFailure(visitorCart.read());
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

function resume(): void {
  // Somebody signed out elsewhere.
  if (currentSession().state === null) return void run();
  // The badge of another tab may differ from a list that this document has read.
  const isCartKnown = visitorCart.current().cart !== null;
  if (mayHaveItems() || visitorCart.isOnScreen || isCartKnown) void tellFailure(visitorCart.readAgain());
}

// Asked before the session has started, too: a tour's page keeps that it was viewed.
setDeviceUser(() => signedInName(currentSession().state ?? readCookie()));

/** The user whose lists this document shows. */
let followed: string | null | undefined;

/** The lists of this device follow the session. */
function followUser(): void {
  const user = signedInName(currentSession().state);
  if (user === followed) return;
  followed = user;
  deviceUserChanged();
}

/** A picture that never arrives must not keep a visitor without a session. */
const LATEST_MS = 5_000;

/** A first visit costs the operator two calls that no cache answers: the page's own files go first. */
function runWhenQuiet(): void {
  const runOnce = once(() => void run());
  whenIdle(runOnce);
  setTimeout(runOnce, LATEST_MS);
}

let isStarted = false;

/**
 * Starts the session of this document, once, in the background. Crawlers get none (specification 10.7).
 *
 * @param cookieDomain whose hosts share the session; null: this host alone
 * @param hasGuests the operator has calls for visitors who have not signed in
 */
export function startSession(cookieDomain: string | null, hasGuests = true): void {
  if (isStarted) return;
  isStarted = true;
  if (SCRIPTED_CRAWLER.test(navigator.userAgent)) return;
  const begin = () => {
    startCookie(cookieDomain);
    watchCookie();
    onSession(followUser);
    followUser();
    onVisitor((event) => {
      if (event === "returned") resume();
    });
    window.addEventListener("online", () => {
      if (attempts > 0) void run();
    });
    if (currentSession().state !== null) void run();
    else if (hasGuests) runWhenQuiet();
    else settle();
  };
  // A prerendered page has no visitor yet (specification 10.7).
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering === true) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

/** Clears the state in all tabs; the visitor becomes a guest. */
export function signOut(): void {
  replace(null);
  void run();
}
