/** Tenants whose operator said when to ask again (429 with `Retry-After`, docs/threats.md T31). */

import { LRUCache } from "lru-cache";

const MAX_TENANTS = 500;

export function createBackoff() {
  /** ms since the epoch, by host */
  const untils = new LRUCache<string, number>({ max: MAX_TENANTS });
  return {
    /** @returns ms until the tenant's pages may make a call */
    leftMs: (host: string) => Math.max(0, (untils.get(host) ?? 0) - Date.now()),
    pause(host: string, ms: number): void {
      untils.set(host, Math.max(untils.get(host) ?? 0, Date.now() + ms));
    },
    /** ms until all tenants may make calls; 0 when nobody waits. */
    longestMs: () => Math.max(0, ...[...untils.values()].map((until) => until - Date.now())),
  };
}
