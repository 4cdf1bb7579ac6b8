/** A redirect for documents, and for data, whose headers React Router's client reads headers of a 204 (single fetch): `fetch` would follow a `Location`. */
export function redirect(target: string, status: 301 | 302 | 307 | 308, isData: boolean): Response {
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

/**
 * The hand-off origin's redirect, for the visitor (docs/threats.md T28). Redirects within the origin stay on this host: they
 * are rebuilt as a path with one slash in front, because browsers read `//evil.example` and `/\evil.example` as another
 * host. Only an address with a scheme and a host, to pay for example, leads elsewhere.
 *
 * @param from the address that answered
 * @returns null for what is no address of a page
 */
export function visitorLocation(location: string, from: URL): string | null {
  // URL parsers ignore tabs and line breaks anywhere, and spaces in front.
  const plain = location.replace(/[\t\r\n]/g, "").trimStart();
  const isWhole = /^https?:\/\/[^/\\]/i.test(plain);
  const text = isWhole ? plain : plain.replace(/^[/\\]+/, "/");
  if (!URL.canParse(text, from)) return null;
  const url = new URL(text, from);
  if (url.origin === from.origin) return `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}`;
  return isWhole ? url.href : null;
}
