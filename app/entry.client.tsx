import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { routerFetch } from "./features/build-update/router-fetch.ts";
import { patientFetch } from "./features/offline/offline.ts";
import { giveHistoryKey } from "./features/scroll/history-key.ts";

giveHistoryKey();

/** Data of another build becomes a document load; without a network it is waited for. */
const fetchPageData = (request: Request) => routerFetch(request, patientFetch);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPageData} />
    </StrictMode>,
  );
});
