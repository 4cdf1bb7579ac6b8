/** What search engines should not keep, whatever the page says of itself: it is cached by tenant and knows no host. */

import type { MiddlewareHandler } from "hono";
import { isPreviewHost } from "#app/domain/tenant/site-address.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";

/** `noindex` on previews, on another origin's pages, on what leads there and on what failed. Static assets: `public/_headers`. */
export function notIndexed({ tenantHost }: Pick<Config, "tenantHost">): MiddlewareHandler<Gateway> {
  return async function notIndexed(c, next) {
    await next();
    const asked = c.get("askedHost");
    const isPreview = asked === null || isPreviewHost(asked, tenantHost);
    if (isPreview || c.res.status >= 300 || c.get("handedOff") === true) c.res.headers.set("x-robots-tag", "noindex");
  };
}
