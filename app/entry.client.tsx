import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { routerFetch } from "./features/build-update/router-fetch.ts";
import { reportError, watchErrors } from "./features/error-reports/error-reports.ts";

watchErrors();

/** What an error boundary shows; a page that is not found is no error. */
function onError(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={routerFetch} onError={onError} />
    </StrictMode>,
  );
});
