/** How React Router asks for a page's data (entry.client.tsx). */

import { isAnsweredByOther } from "./build-state.ts";
import { mayLeaveFor, noteReload } from "./reload-guard.ts";

/** The page a data request is about: `/x.data` → `/x`, `/x/_.data` → `/x/`, without the router's own parameters. */
function pageOf(dataUrl: string): URL {
  const url = new URL(dataUrl);
  url.pathname = url.pathname.replace(/_?\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}

/**
 * Data made by another build may have another shape than this page's code expects. It is answered the way React Router's
 * own servers say "load the document" (single fetch protocol), so the router itself leaves for the page.
 */
export async function routerFetch(
  request: Request,
  fetcher: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await fetcher(request);
  if (request.method !== "GET" || !isAnsweredByOther(response)) return response;
  const page = pageOf(request.url);
  if (!mayLeaveFor(page)) return response;
  noteReload(page);
  await response.body?.cancel();
  return new Response(null, {
    status: 204,
    headers: {
      "x-remix-redirect": page.pathname + page.search,
      "x-remix-status": "302",
      "x-remix-reload-document": "true",
    },
  });
}
