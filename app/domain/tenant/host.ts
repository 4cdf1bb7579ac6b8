/** Labels and length of RFC 1035; `_` never occurs in a web host. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Lower case without port and trailing dot; null for IPv6 literals and junk. */
export function normalizeHost(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return HOST.test(host) ? host : null;
}

/** @param allowed hosts or `*.suffix`; empty allows every host */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((entry) => (entry.startsWith("*.") ? host.endsWith(entry.slice(1)) : host === entry));
}

/**
 * The origin of canonical URLs. It depends on the tenant only: pages are cached per tenant, and unlisted hosts point search
 * engines at the tenant's site.
 *
 * @param asked URL of the request; only local ones contribute scheme and port
 */
export function siteOrigin(host: string, asked: URL): string {
  // Development and tests (RFC 6761 6.3): http and any port.
  const isLocal = host === "localhost" || host.endsWith(".localhost");
  if (!isLocal) return `https://${host}`;
  return `${asked.protocol}//${host}${asked.port === "" ? "" : `:${asked.port}`}`;
}

/** Hosts that search engines are kept out of: other addresses of a fixed tenant (`TENANT_HOST`, or null) and Cloudflare's own. */
export function isUnlistedHost(asked: string, fixed: string | null): boolean {
  return asked.endsWith(".workers.dev") || (fixed !== null && asked !== fixed.toLowerCase());
}
