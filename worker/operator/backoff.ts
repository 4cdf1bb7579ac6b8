/** Tenants whose operator said when to ask again (429 with `Retry-After`, docs/threats.md T31). */

const MAX_TENANTS = 500;

export function createBackoff() {
  /** ms since the epoch, by host */
  const untils = new Map<string, number>();
  return {
    /** @returns ms until the tenant's pages may make a call */
    leftMs: (host: string) => Math.max(0, (untils.get(host) ?? 0) - Date.now()),
    pause(host: string, ms: number): void {
      const until = Math.max(untils.get(host) ?? 0, Date.now() + ms);
      untils.delete(host);
      untils.set(host, until);
      const oldest = untils.keys().next();
      if (untils.size > MAX_TENANTS && oldest.done !== true) untils.delete(oldest.value);
    },
    /** ms until all tenants may make calls; 0 when nobody waits. */
    longestMs: () => Math.max(0, ...[...untils.values()].map((until) => until - Date.now())),
  };
}
