/** The browser's HTTP client: only ever this site's own `/api` (specification 10.12). It knows no session. */

import { createClient } from "#app/operator/client.ts";

export const api = createClient({
  baseUrl: "",
  headers: {},
  // A cookie would add nothing: the proxy reads `Authorization` only.
  fetcher: (input, init) => fetch(input, { ...init, credentials: "same-origin" }),
  // Longer than the proxy waits for the operator (worker/api/proxy.ts).
  attemptTimeoutMs: 8_000,
  retryWithinMs: 4_000,
});
