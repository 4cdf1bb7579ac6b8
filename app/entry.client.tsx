import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { routerFetch } from "./features/build-update/build-state.ts";
import { reportError, watchErrors } from "./features/error-reports/error-reports.ts";
import { fetchWhenOnline } from "./features/offline/offline.ts";

watchErrors();

/** Errors that an error boundary shows; a page that is not found is none. */
function onError(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

/** Data of another build becomes a document load; without a network it is requested again later. */
const fetchPageData = (request: Request) => routerFetch(request, fetchWhenOnline);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPageData} onError={onError} />
    </StrictMode>,
  );
});
