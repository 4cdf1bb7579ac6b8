import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteEarlyTyping } from "#app/components/form/early-typing.ts";
import { ERROR_REPORTS_PATH } from "#app/domain/http/browser-reports.ts";
import { canRedirectReload, modulesFirst } from "#app/features/navigation/document-load.ts";
import { fetchPageData } from "#app/features/navigation/page-data.ts";
import { STYLE_SHEET_ID } from "#app/layout/site-data.ts";

/** Remaining reports of this page load: errors may repeat in a loop. */
let remaining = 5;

/** Reports to worker/gateway/reports.ts, without query, content or visitor data. */
function reportError(error: unknown, source?: string, line?: number, column?: number): void {
  if (remaining < 1) return;
  remaining -= 1;
  const { origin, pathname } = window.location;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  navigator.sendBeacon(
    ERROR_REPORTS_PATH,
    JSON.stringify({ page: origin + pathname, message: message.slice(0, 500), source, line, column }),
  );
}

// Before hydration, to report its errors too.
window.addEventListener("error", ({ error, message, filename, lineno, colno }) =>
  reportError(error ?? message, filename, lineno, colno),
);
window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
if (import.meta.env.DEV) void exchangeStyleSheet();

/** In development: for one whose edits show at once. */
async function exchangeStyleSheet(): Promise<void> {
  await import("./styles/index.css");
  const inPage = document.querySelector<HTMLStyleElement>(`#${STYLE_SHEET_ID}`);
  if (inPage !== null) inPage.disabled = true;
}

/** Errors that an error boundary shows; a page that is not found is none. */
function onError(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

// Back and forward change the address of a document whose scripts have not started, and load nothing.
const { address } = document.documentElement.dataset;
if (address !== undefined && address !== window.location.pathname + window.location.search) window.location.reload();
else {
  noteEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter
          unstable_fetch={fetchPageData}
          instrumentations={canRedirectReload() ? [] : [modulesFirst]}
          onError={onError}
        />
      </StrictMode>,
    );
  });
}
