/** Development and tests (RFC 6761 6.3): http and any port. */
function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * The origin of canonical URLs. It depends on the tenant only: pages are cached per tenant, and unlisted hosts point search
 * engines at the tenant's site.
 *
 * @param asked URL of the request; only local ones contribute scheme and port
 */
export function siteOrigin(host: string, asked: URL): string {
  if (!isLocal(host)) return `https://${host}`;
  return `${asked.protocol}//${host}${asked.port === "" ? "" : `:${asked.port}`}`;
}

/** Hosts that search engines are kept out of: other addresses of a fixed tenant (`TENANT_HOST`, or null) and Cloudflare's own. */
export function isUnlistedHost(asked: string, fixed: string | null): boolean {
  return asked.endsWith(".workers.dev") || (fixed !== null && asked !== fixed.toLowerCase());
}
