/** Calls with the visitor's token. A 401 causes one refresh and one retry (specification 4). */

import type { Call, OperatorClient } from "#app/operator/client.ts";
import { failure } from "#app/operator/outcome.ts";
import { api } from "./browser-client.ts";
import { currentSession } from "./store.ts";
import { ensureToken, renewToken } from "./tokens.ts";

const NO_TOKEN = failure("network", "there is no session at the moment");

export const authorized: OperatorClient = {
  async call(call: Call) {
    if ((await ensureToken()) !== "ready") return NO_TOKEN;
    const token = currentSession().state?.access_token ?? null;
    const outcome = await api.call({ ...call, bearer: token ?? undefined });
    if (outcome.ok || outcome.failure.status !== 401) return outcome;
    const renewed = await renewToken(token);
    // The refresh got no answer, so the 401 is not final.
    if (renewed === "later") return NO_TOKEN;
    if (renewed === "refused") return outcome;
    return api.call({ ...call, bearer: currentSession().state?.access_token ?? undefined });
  },
};
