/** The browser's HTTP client for this site's own `/api` (specification 10.12), without the visitor's token. */

import { learnServerTime } from "#app/components/server-clock.ts";
import { createClient } from "#app/operator/client.ts";

export const api = createClient({
  baseUrl: "",
  headers: {},
  // The proxy reads `Authorization` and ignores cookies.
  async fetcher(input, init) {
    const answer = await fetch(input, { ...init, credentials: "same-origin" });
    learnServerTime(answer);
    return answer;
  },
  // Longer than the proxy waits for the operator (worker/api/proxy.ts).
  attemptTimeoutMs: 8_000,
  retryWithinMs: 4_000,
});
