/** Calls with the visitor's token. A 401 causes one refresh and one retry (specification 4). */

import { failure, notAskedFor, type Outcome } from "#app/domain/http/outcome.ts";
import { isSignedIn } from "#app/domain/session/session.ts";
import { type Call, isRead, type OperatorClient } from "#app/operator/client.ts";
import { apiClient } from "./browser-client.ts";
import { currentSession, reloadFromCookie } from "./store.ts";
import { ensureToken, renewToken, type TokenResult } from "./tokens.ts";

/** The failure of a call that could not be made for want of a token. */
function withoutToken(result: Exclude<TokenResult, "ready">): Outcome<never> {
  if (typeof result === "number") return notAskedFor(result);
  return result === "refused"
    ? failure("refused", "the operator gave no token")
    : failure("not-asked", "there is no session at the moment");
}

/**
 * What a read answers belongs to the visitor who asked. After a sign-in or sign-out, here or in another tab, the answer is
 * dropped and the call made again for the new visitor. A write is not repeated for another one: its answer says what happened.
 */
export const authorized: OperatorClient = {
  async call(call: Call) {
    for (let isRepeated = false; ; isRepeated = true) {
      const ensured = await ensureToken();
      if (ensured !== "ready") return withoutToken(ensured);
      const { visitor, state } = currentSession();
      const token = state?.access_token ?? null;
      const outcome = await apiClient(token).call(call);
      reloadFromCookie();
      const isCurrent = currentSession().visitor === visitor;
      const isUnauthorized = !outcome.ok && outcome.failure.status === 401;
      if (isCurrent ? !isUnauthorized : !isRead(call)) return outcome;
      if (isRepeated) return isCurrent ? outcome : failure("network", "the visitor has changed twice");
      if (isUnauthorized) {
        const renewed = await renewToken(token);
        if (renewed === "refused") return outcome;
        // Without a refresh the 401 is not final.
        if (renewed !== "ready") return withoutToken(renewed);
        const now = currentSession();
        if (!isRead(call) && now.visitor !== visitor && isSignedIn(now.state)) return outcome;
      }
    }
  },
};
