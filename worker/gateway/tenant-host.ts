/** The tenant of a request (specification 10.1). A client's `X-Forwarded-Host` and `Host-Name` are never read. */

import type { MiddlewareHandler } from "hono";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { isAllowedHost } from "#app/domain/tenant/host.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";

type HostConfig = Pick<Config, "tenantHost" | "tenantHosts">;

/** A host that is not served gets 421 (RFC 9110 15.5.20), without a KV or operator call. */
export function tenantHost({ tenantHost: fixed, tenantHosts }: HostConfig): MiddlewareHandler<Gateway> {
  return async function tenantHost(c, next) {
    const host = c.get("requestedHost");
    if (host === null) return textAnswer(400, "This address names no site.");
    if (!isAllowedHost(host, tenantHosts)) return textAnswer(421, "This site is not served here.");
    c.set("host", fixed ?? host);
    await next();
  };
}
