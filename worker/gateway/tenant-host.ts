/** Request → tenant host (specification 10.1). `X-Forwarded-Host` and a client's `Host-Name` are never read. */

import type { MiddlewareHandler } from "hono";
import { isAllowedHost } from "#app/domain/tenant/tenant.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";
import { plainText } from "./responses.ts";

type HostConfig = Pick<Config, "tenantHost" | "tenantHosts">;

/** 421 Misdirected Request (RFC 9110 15.5.20) for a host that is not served: no KV operation, no operator call. */
export function tenantHost({ tenantHost: fixed, tenantHosts }: HostConfig): MiddlewareHandler<Gateway> {
  return async function tenantHost(c, next) {
    const host = c.get("askedHost");
    if (host === null) return plainText(400, "This address names no site.");
    if (!isAllowedHost(host, tenantHosts)) return plainText(421, "This site is not served here.");
    c.set("host", fixed ?? host);
    await next();
  };
}
