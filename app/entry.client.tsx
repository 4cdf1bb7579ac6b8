import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { STYLE_SHEET_ID } from "#app/layout/style-sheet-context.ts";
import { noteEarlyTyping } from "./components/form/early-typing.ts";
import { reportError, watchErrors } from "./features/error-reports/error-reports.ts";
import { canRedirectReload, modulesFirst } from "./features/navigation/document-load.ts";
import { fetchPageData } from "./features/navigation/page-data.ts";

watchErrors();
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

/** Back and forward change the address of a document whose scripts have not started, and load nothing. */
function showsAnotherAddress(): boolean {
  const { address } = document.documentElement.dataset;
  return address !== undefined && address !== window.location.pathname + window.location.search;
}

if (showsAnotherAddress()) window.location.reload();
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
