/** The browser's HTTP client for this site's own `/api` (specification 7 and 10.12). */

import { REQUEST_ID_HEADER } from "#app/domain/constants.ts";
import { type Call, createClient, type OperatorClient } from "#app/operator/client.ts";

/**
 * @param bearer the visitor's token; null without one
 * @returns a client that logs each call that fails (specification 4 and 8): never a token, a query, a body or a name
 */
export function apiClient(bearer: string | null): OperatorClient {
  return {
    async call(call: Call) {
      let reference = "no request id";
      const client = createClient({
        baseUrl: "",
        headers: {},
        fetcher: async (input, init) => {
          // The proxy reads `Authorization` and ignores cookies.
          const response = await fetch(input, { ...init, credentials: "same-origin" });
          reference = `request ${response.headers.get(REQUEST_ID_HEADER)}`;
          return response;
        },
        // Longer than the proxy waits for the operator (worker/gateway/api/proxy.ts).
        attemptMs: 8_000,
        // Enough to repeat a GET that the proxy gave up.
        callMs: 14_000,
      });
      const outcome = await client.call(bearer === null ? call : { ...call, bearer });
      if (!outcome.ok) {
        const { kind, status } = outcome.failure;
        // oxlint-disable-next-line no-console -- an error (specification 8)
        console.error(`${call.method ?? "GET"} ${call.path} failed: ${status ?? kind}, ${reference}`);
      }
      return outcome;
    },
  };
}
