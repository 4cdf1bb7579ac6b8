/** Calls with the visitor's token. A 401 causes one refresh and one retry (specification 4). */

import type { Call, OperatorClient } from "#app/operator/client.ts";
import { failure, notAskedFor, type Outcome } from "#app/operator/outcome.ts";
import { api } from "./browser-client.ts";
import { currentSession } from "./store.ts";
import { ensureToken, renewToken, type TokenResult } from "./tokens.ts";

/** The failure of a call that could not be made for want of a token. */
function withoutToken(result: Exclude<TokenResult, "ready">): Outcome<never> {
  if (typeof result === "number") return notAskedFor(result);
  return result === "refused"
    ? failure("refused", "the operator gave no token")
    : failure("not-asked", "there is no session at the moment");
}

export const authorized: OperatorClient = {
  async call(call: Call) {
    const ensured = await ensureToken();
    if (ensured !== "ready") return withoutToken(ensured);
    const token = currentSession().state?.access_token ?? null;
    const outcome = await api.call({ ...call, bearer: token ?? undefined });
    if (outcome.ok || outcome.failure.status !== 401) return outcome;
    const renewed = await renewToken(token);
    if (renewed === "refused") return outcome;
    // Without a refresh the 401 is not final.
    if (renewed !== "ready") return withoutToken(renewed);
    return api.call({ ...call, bearer: currentSession().state?.access_token ?? undefined });
  },
};
