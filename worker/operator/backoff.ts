/** Tenants that the operator told to wait (429 with `Retry-After`, docs/threats.md T31). */

const MAX_TENANTS = 500;
/** This many tenants within a minute: then it is our key that has made too many calls, not a tenant. */
const TENANTS_FOR_ALL = 3;
const TOGETHER_MS = 60_000;

interface Pause {
  since: number;
  until: number;
}

export function createBackoff() {
  const tenants = new Map<string, Pause>();
  let allUntil = 0;
  return {
    /** @returns ms since the epoch before which the tenant's pages make no call; may be past */
    until: (host: string) => Math.max(allUntil, tenants.get(host)?.until ?? 0),
    /** @returns whether all tenants wait now */
    pause(host: string, ms: number): boolean {
      const now = Date.now();
      const until = Math.max(tenants.get(host)?.until ?? 0, now + ms);
      tenants.delete(host);
      tenants.set(host, { since: now, until });
      const oldest = tenants.keys().next();
      if (tenants.size > MAX_TENANTS && oldest.done !== true) tenants.delete(oldest.value);
      const together = [...tenants.values()].filter(({ since }) => now - since <= TOGETHER_MS).length;
      if (together >= TENANTS_FOR_ALL) allUntil = Math.max(allUntil, now + ms);
      return allUntil > now;
    },
    /** Of whoever waits longest, in ms; 0 when nobody waits. */
    longestMs: () =>
      Math.max(0, allUntil - Date.now(), ...[...tenants.values()].map(({ until }) => until - Date.now())),
  };
}
