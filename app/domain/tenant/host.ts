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
