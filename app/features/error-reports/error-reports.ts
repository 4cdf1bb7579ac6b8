/** Reports errors in the browser to worker/gateway/reports.ts, without query, content or visitor data. */

import { ERROR_REPORTS_PATH } from "#app/domain/http/browser-reports.ts";

/** Remaining reports of this page load: errors may repeat in a loop. */
let remaining = 5;

export function reportError(error: unknown, source?: string, line?: number, column?: number): void {
  if (remaining < 1) return;
  remaining -= 1;
  const { origin, pathname } = window.location;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  navigator.sendBeacon(
    ERROR_REPORTS_PATH,
    JSON.stringify({ page: origin + pathname, message: message.slice(0, 500), source, line, column }),
  );
}

/** Call before hydration, to report its errors too. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message, filename, lineno, colno }) =>
    reportError(error ?? message, filename, lineno, colno),
  );
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
