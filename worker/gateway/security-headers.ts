/** Security headers of all answers (docs/threats.md). Static assets: `public/_headers`. */

import type { MiddlewareHandler } from "hono";
import { CSP_REPORTS_PATH } from "#app/domain/http/browser-reports.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";

const ALWAYS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
};

/**
 * Text, JSON, data and redirects run nothing when opened or framed. Firefox shows the site's icon beside a text, which is the
 * tenant's own picture, and WebKit puts a style on it. Pages: `setPageHeaders`.
 */
const ON_OTHERS: Record<string, string> = {
  "content-security-policy": "default-src 'none'; img-src *; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
};

/** Added to handed-off answers that lack them: these cannot break the origin's pages. */
const ON_HANDED_OFF = ["x-content-type-options", "referrer-policy"];

const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
const PLAYERS_ALLOWED = `(self ${PLAYERS.map((origin) => `"${origin}"`).join(" ")})`;

const PERMISSIONS = [
  "accelerometer=()",
  `autoplay=${PLAYERS_ALLOWED}`,
  "browsing-topics=()",
  "camera=()",
  "display-capture=()",
  `encrypted-media=${PLAYERS_ALLOWED}`,
  `fullscreen=${PLAYERS_ALLOWED}`,
  "geolocation=()",
  "gyroscope=()",
  "hid=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  `picture-in-picture=${PLAYERS_ALLOWED}`,
  "serial=()",
  "usb=()",
  "xr-spatial-tracking=()",
];

/** No `Cross-Origin-Opener-Policy`: with it, Back from another document shows a dead page in WebKit (docs/decisions.md 070). */
const ON_PAGES: Record<string, string> = {
  "x-frame-options": "DENY",
  "origin-agent-cluster": "?1",
  "permissions-policy": PERMISSIONS.join(", "),
};

/** sonner 2.0.8 inserts its style sheet at run time. The browser of every journey complains when this is another's. */
export const TOAST_STYLE_HASH = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

/** sonner inserts the element before its text, so the browser checks an empty style sheet first. */
const EMPTY_STYLE_HASH = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The hash of `START_SCRIPT`. */
export const START_SCRIPT_HASH = "sha256-FUpaszh4mT4N+QNhaVmXJAcbL1A/oEutl6uxSTBSLes=";

export interface PagePolicy {
  /** null: the page has no scripts, so none may run. */
  nonce: string | null;
  /** The hash of the style sheet in the page. */
  styleHash: string | null;
  imageOrigins: readonly string[];
  /** The sources of the tenant's own tags. */
  tagSources: readonly string[];
  /** The origin of the base site: without JavaScript the booking form reaches it through the `/search` redirect, which Chromium checks. */
  bookingOrigin: string;
  https: boolean;
}

function contentSecurityPolicy({
  nonce,
  styleHash,
  imageOrigins,
  tagSources,
  bookingOrigin,
  https,
}: PagePolicy): string {
  const styles = [styleHash, TOAST_STYLE_HASH, EMPTY_STYLE_HASH].flatMap((hash) =>
    hash === null ? [] : [`'${hash}'`],
  );
  const images = ["'self'", ...imageOrigins, ...tagSources, "data:"].join(" ");
  return [
    // Firefox judges prefetches by this directive only; everything else has a directive of its own.
    "default-src 'self'",
    nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic' '${START_SCRIPT_HASH}'`,
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : ["style-src", ...styles].join(" "),
    // React writes the tenant's colors as `style` attributes, which cannot load or select anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    // Films and captions of the tenant's own hosts.
    `media-src ${["'self'", ...imageOrigins].join(" ")}`,
    "font-src 'self'",
    ["connect-src 'self'", ...tagSources].join(" "),
    ["frame-src", ...PLAYERS, ...tagSources].join(" "),
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${bookingOrigin}`,
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
    // Chromium prefers `report-to` to `report-uri`, but then reports over https only.
    ...(https ? ["report-to csp", "upgrade-insecure-requests"] : []),
  ].join("; ");
}

export function setPageHeaders(headers: Headers, policy: PagePolicy): void {
  for (const [name, value] of Object.entries(ON_PAGES)) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(policy));
  if (policy.https) headers.set("reporting-endpoints", `csp="${CSP_REPORTS_PATH}"`);
}

export function securityHeaders({ hstsSeconds }: Pick<Config, "hstsSeconds">): MiddlewareHandler<Gateway> {
  // No includeSubDomains: tenant hosts belong to customers.
  const hsts = `max-age=${hstsSeconds}`;
  return async function securityHeaders(c, next) {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ALWAYS)) {
      if (c.get("handedOff") !== true) headers.set(name, value);
      else if (ON_HANDED_OFF.includes(name) && !headers.has(name)) headers.set(name, value);
    }
    if (c.get("handedOff") !== true && !headers.has("content-security-policy")) {
      for (const [name, value] of Object.entries(ON_OTHERS)) headers.set(name, value);
    }
    if (isHttps(c.req.url)) headers.set("strict-transport-security", hsts);
    // Without it, caches apply heuristics (RFC 9111 4.2.2; Workers Cache: two hours).
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  };
}

export function isHttps(url: string): boolean {
  return url.startsWith("https:");
}
