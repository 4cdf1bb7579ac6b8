/** Which build rendered this page, and whether a response has shown that another one is deployed. */

import { BUILD_HEADER, isOtherBuild, readBuildId } from "#app/domain/http/build.ts";
import { loadDocument, mayLoadDocument } from "./document-load.ts";

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
 * Fetches page data for React Router (entry.client.tsx). Data of another build may not fit this page's code, so the page
 * is loaded as a document instead. The router then waits until the document is left: an answer would have to wait for
 * the next page's module, which may be missing.
 */
export async function routerFetch(
  request: Request,
  fetcher: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await fetcher(request);
  if (request.method !== "GET" || !isFromOtherBuild(response.headers.get(BUILD_HEADER))) return response;
  const page = pageOf(request.url);
  if (!mayLoadDocument(page)) return response;
  loadDocument(page);
  return new Promise(() => undefined);
}
