/** Tells the site about errors its visitors run into, a few a page (worker/ops/reports.ts). No query, no content, no visitor. */

import { ERROR_REPORTS_PATH } from "#app/domain/http/reports.ts";

/** An error in a loop says no more the sixth time. */
let left = 5;

export function reportError(error: unknown, source?: string, line?: number, column?: number): void {
  if (left-- < 1) return;
  const { origin, pathname } = window.location;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  navigator.sendBeacon(
    ERROR_REPORTS_PATH,
    JSON.stringify({ page: origin + pathname, message: message.slice(0, 500), source, line, column }),
  );
}

/** From the first moment on: what breaks before React has taken over breaks most. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message, filename, lineno, colno }) =>
    reportError(error ?? message, filename, lineno, colno),
  );
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
