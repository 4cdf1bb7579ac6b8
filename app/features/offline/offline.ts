/** No network: what the visitor is on stays, and what they asked for is done when the network is back. */

import { showToast } from "#app/components/toast.ts";

const SAY_AGAIN_AFTER_MS = 10_000;

let saidAt = Number.NEGATIVE_INFINITY;

/** Says so, at most every ten seconds. */
export function sayOffline(): void {
  const now = performance.now();
  if (now - saidAt < SAY_AGAIN_AFTER_MS) return;
  saidAt = now;
  showToast("warning", "You are offline. The page you asked for opens by itself when you are back.");
}

/** @throws the signal's reason when the visitor goes somewhere else meanwhile */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      window.removeEventListener("online", onOnline);
      signal.removeEventListener("abort", onAbort);
      settle();
    };
    const onOnline = () => done(resolve);
    const onAbort = () => done(() => reject(signal.reason as Error));
    window.addEventListener("online", onOnline);
    signal.addEventListener("abort", onAbort);
  });
}

/** `fetch` for the client router: a page's data that cannot be had offline is waited for, and nothing shows an error. */
export async function fetchWhenOnline(request: Request): Promise<Response> {
  for (;;) {
    try {
      return await fetch(request.clone() as Request);
    } catch (error) {
      if (request.method !== "GET" || request.signal.aborted || navigator.onLine) throw error;
      sayOffline();
      await backOnline(request.signal);
    }
  }
}
