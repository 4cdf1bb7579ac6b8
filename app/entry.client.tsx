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
const router = <HydratedRouter unstable_fetch={fetchPageData} onError={onError} />;
startTransition(() => {
  // Strict mode is for developers; what they do not need, visitors do not download.
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router);
});

// Last of all: browsers ask for it and for its icons as soon as it is named, before the page's own picture.
const link = document.head.appendChild(document.createElement("link"));
Object.assign(link, { rel: "manifest", href: "/manifest.webmanifest" });
