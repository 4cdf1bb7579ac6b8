/** For data, React Router's client reads headers of a 204 (single fetch): `fetch` would follow a `Location`. */
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
