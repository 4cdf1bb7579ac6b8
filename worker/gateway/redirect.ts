/** Every redirect the edge makes, for documents and for the client router's data requests. */

/**
 * React Router follows a redirect of a data request by these headers on a 204 (single fetch protocol); a `Location`
 * would be followed by `fetch` itself. `X-Remix-Reload-Document` makes the browser leave the app.
 */
export function redirect(target: string, status: 301 | 302, isData: boolean): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (!isData) {
    headers.set("location", target);
    return new Response(null, { status, headers });
  }
  headers.set("x-remix-redirect", target);
  headers.set("x-remix-status", String(status));
  headers.set("x-remix-reload-document", "true");
  return new Response(null, { status: 204, headers });
}
