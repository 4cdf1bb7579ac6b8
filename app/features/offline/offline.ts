/** While offline, the current page remains and page data is requested again when the network is back. */

import { showToast } from "#app/components/toast.ts";

const TOAST_INTERVAL_MS = 10_000;

let shownAt = Number.NEGATIVE_INFINITY;

/** Shows a toast, at most once per `TOAST_INTERVAL_MS`. */
export function showOfflineToast(): void {
  const now = performance.now();
  if (now - shownAt < TOAST_INTERVAL_MS) return;
  shownAt = now;
  showToast("warning", "You are offline. The page you asked for opens by itself when you are back.");
}

/** @throws the signal's reason when the navigation is aborted */
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

/** `fetch` for the client router: while offline, waits for the network instead of failing. */
export async function fetchWhenOnline(request: Request): Promise<Response> {
  for (;;) {
    try {
      return await fetch(request.clone() as Request);
    } catch (error) {
      if (request.method !== "GET" || request.signal.aborted || navigator.onLine) throw error;
      showOfflineToast();
      await backOnline(request.signal);
    }
  }
}
