/** Fetches page data for the client router, through lost answers, offline times and deployments. */

import { showToast } from "#app/components/toast.ts";
import { BUILD_HEADER, isOtherBuild } from "#app/domain/http/build-id.ts";
import { loadDocument, mayLoadDocument } from "./document-load.ts";

/** Id of the build that rendered this document. */
let ownBuild: string | null = null;
let outdated = false;

export function setOwnBuild(id: string): void {
  ownBuild ??= id;
}

/** True if a response has shown that another build is deployed. */
export function isOutdated(): boolean {
  return outdated;
}

/** Compares the build of a response with this page's, and remembers a difference. */
function isFromOtherBuild(build: string | null | undefined): boolean {
  const isOther = ownBuild !== null && isOtherBuild(ownBuild, build ?? "");
  if (isOther) outdated = true;
  return isOther;
}

/** Requests the newest build's id. A failure changes nothing. */
export async function checkForNewBuild(): Promise<void> {
  try {
    const response = await fetch("/builds/latest.json", { cache: "no-store" });
    if (response.ok) isFromOtherBuild(((await response.json()) as { id?: string }).id);
  } catch {
    // Offline: the next poll checks again.
  }
}

const TOAST_INTERVAL_MS = 10_000;

let toastShownAt = Number.NEGATIVE_INFINITY;

/** Shows a toast, at most once per `TOAST_INTERVAL_MS`. */
export function showOfflineToast(): void {
  const now = performance.now();
  if (now - toastShownAt < TOAST_INTERVAL_MS) return;
  toastShownAt = now;
  showToast("warning", "You are offline. The page you asked for opens by itself when you are back.");
}

/** @throws the signal's reason when the navigation is aborted */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

/** `fetch` that waits for the network while offline, instead of failing. */
async function fetchWhenOnline(request: Request): Promise<Response> {
  for (;;) {
    try {
      return await fetch(new Request(request));
    } catch (error) {
      if (request.signal.aborted || navigator.onLine) throw error;
      showOfflineToast();
      await backOnline(request.signal);
    }
  }
}

/** The page a data request is for: `/x.data` → `/x`, `/x/_.data` → `/x/`, without the router's own parameters. */
function pageOf(dataUrl: string): URL {
  const url = new URL(dataUrl);
  url.pathname = url.pathname.replace(/_?\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}

/** False for what a Wi-Fi portal, a challenge or a limit answers in place of the site. */
function isPageData({ status, headers }: Response): boolean {
  return status === 204 || headers.get("content-type")?.startsWith("text/x-script") === true;
}

/** Requests once more after a lost connection and after an answer that is not the site's. */
async function fetchTwice(request: Request): Promise<Response> {
  try {
    const first = await fetchWhenOnline(request);
    if (isPageData(first)) return first;
  } catch (error) {
    if (request.signal.aborted) throw error;
  }
  return fetchWhenOnline(request);
}

const LINE_END = 10;

/**
 * The answer, whose loss before the end of its first line, which is the page itself, is reported instead of passed on.
 * A later loss concerns a streamed section, which has an error state.
 */
function watched(response: Response, onLost: () => void): Response {
  // A response without a body cannot be made anew with one, not even an empty one.
  if (response.status === 204 || response.body === null) return response;
  const reader = response.body.getReader();
  let hasPage = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        hasPage ||= value.includes(LINE_END);
        controller.enqueue(value);
      } catch (error) {
        if (hasPage) controller.error(error);
        else onLost();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

/**
 * Fetches page data for React Router (entry.client.tsx). What is not the site's answer or is cut off is requested as a
 * document; so is data of another build, which may not fit this page's code. The router then waits until the document is
 * left: an answer would have to wait for the next page's module, which may be missing.
 */
export async function fetchPageData(request: Request): Promise<Response> {
  if (request.method !== "GET") return fetch(request);
  const response = await fetchTwice(request);
  const page = pageOf(request.url);
  const isOther = isFromOtherBuild(response.headers.get(BUILD_HEADER));
  if (!mayLoadDocument(page)) return response;
  const leave = () => {
    if (!request.signal.aborted) loadDocument(page);
  };
  if (isPageData(response) && !isOther) return watched(response, leave);
  leave();
  return new Promise(() => undefined);
}
