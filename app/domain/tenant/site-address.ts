/** The one address of a tenant's site, and the hosts that only show it for a look. */

/** Names of one's own machine (RFC 6761 6.3): development and tests, over http and on any port. */
function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * The origin that canonical addresses name. It follows from the tenant alone, not from the request: pages are cached by
 * tenant, and a preview must point search engines at the tenant's own site.
 *
 * @param host normalized tenant host
 * @param asked address of the request; only a local one lends its scheme and port
 */
export function siteOrigin(host: string, asked: URL): string {
  if (!isLocal(host)) return `https://${host}`;
  return `${asked.protocol}//${host}${asked.port === "" ? "" : `:${asked.port}`}`;
}

/**
 * True for addresses search engines should not keep: a preview of a fixed tenant under another name, and every
 * address of Cloudflare's own.
 *
 * @param asked normalized host of the request
 * @param fixed the tenant host of `TENANT_HOST`, or null
 */
export function isPreviewHost(asked: string, fixed: string | null): boolean {
  return asked.endsWith(".workers.dev") || (fixed !== null && asked !== fixed.toLowerCase());
}
