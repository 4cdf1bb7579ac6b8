import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchViewsOf } from "./blocks/late-views.ts";
import { routerFetch } from "./features/build-update/router-fetch.ts";
import { reportError, watchErrors } from "./features/error-reports/error-reports.ts";
import { patientFetch } from "./features/offline/offline.ts";
import { giveHistoryKey } from "./features/scroll/history-key.ts";

watchErrors();
giveHistoryKey();

/** What an error boundary shows; a page that is not found is no error. */
function onError(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

/** Data of another build becomes a document load; without a network it is waited for. */
const fetchPageData = (request: Request) => routerFetch(request, patientFetch);

await fetchViewsOf(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPageData} onError={onError} />
    </StrictMode>,
  );
});

// Last of all: browsers ask for it and for its icons as soon as it is named, before the page's own picture.
const manifest = document.createElement("link");
document.head.appendChild(Object.assign(manifest, { rel: "manifest", href: "/manifest.webmanifest" }));
