/** Which build rendered this page, and whether a response has shown that another one is deployed. */

import { BUILD_HEADER, isOtherBuild, readBuildId } from "#app/domain/http/build.ts";
import { mayLoadDocument, noteDocumentLoad } from "./document-load.ts";

let ownBuild: string | null = null;
let outdated = false;

export function setOwnBuild(id: string): void {
  ownBuild ??= id;
}

export function isOutdated(): boolean {
  return outdated;
}

/** Compares the build of a response with this page's, and remembers a difference. */
function isFromOtherBuild(build: string | null): boolean {
  const isOther = ownBuild !== null && isOtherBuild(ownBuild, build);
  if (isOther) outdated = true;
  return isOther;
}

/** Requests the newest build's id. A failure changes nothing. */
export async function checkForNewBuild(): Promise<void> {
  try {
    const response = await fetch("/builds/latest.json", { cache: "no-store" });
    if (response.ok) isFromOtherBuild(readBuildId(await response.json()));
  } catch {
    // Offline: the next poll checks again.
  }
}

/** The page a data request is for: `/x.data` → `/x`, `/x/_.data` → `/x/`, without the router's own parameters. */
function pageOf(dataUrl: string): URL {
  const url = new URL(dataUrl);
  url.pathname = url.pathname.replace(/_?\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}

/**
 * Fetches page data for React Router (entry.client.tsx). Data of another build may not fit this page's code, so it is
 * replaced by the redirect of React Router's single fetch protocol that makes the router load the page as a document.
 */
export async function routerFetch(
  request: Request,
  fetcher: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await fetcher(request);
  if (request.method !== "GET" || !isFromOtherBuild(response.headers.get(BUILD_HEADER))) return response;
  const page = pageOf(request.url);
  if (!mayLoadDocument(page)) return response;
  noteDocumentLoad(page);
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
