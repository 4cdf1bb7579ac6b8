/** The header set of every answer (docs/threats.md section 4). Static assets get theirs from `public/_headers`. */

import type { MiddlewareHandler } from "hono";
import { CSP_REPORTS_PATH } from "#app/domain/http/reports.ts";
import type { Gateway } from "./context.ts";

const ALWAYS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
};

/**
 * What no answer but a page needs: text, JSON, data and redirects, opened as documents or framed, load and run nothing.
 * Pages set their own (`setPageHeaders`).
 */
const ON_OTHERS: Record<string, string> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
};

/** What is set on another origin's answer, where it says nothing itself: these cannot break its pages. */
const ON_HANDED_OFF = ["x-content-type-options", "referrer-policy"];

/** The players of `app/domain/content/embed.ts`; a frame is made only when a visitor asks for the film. */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
const PLAYERS_ALLOWED = `(self ${PLAYERS.map((origin) => `"${origin}"`).join(" ")})`;

/** Features no page of ours uses are off for it and for all frames in it; what a film needs, its players may use. */
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

const ON_PAGES: Record<string, string> = {
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "origin-agent-cluster": "?1",
  "permissions-policy": PERMISSIONS.join(", "),
};

/**
 * The one style sheet that arrives at run time: sonner's, a constant of the installed package (2.0.8). By its hash, so
 * that no other can; `tests/unit/worker/gateway/toast-style-hash.test.ts` computes it anew from the package.
 */
export const TOAST_STYLE_HASH = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

/** Sonner puts the element into the page before it fills it, so the browser judges an empty style sheet first. */
const EMPTY_STYLE_HASH = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Two years; without includeSubDomains: tenant hosts belong to customers. */
const HSTS = "max-age=63072000";

export interface PagePolicy {
  /** null when the page carries no script of ours: none may run then. */
  nonce: string | null;
  /** Origins that pictures may come from, besides our own. */
  imageOrigins: readonly string[];
  https: boolean;
}

/** Content-Security-Policy of an HTML answer. */
function contentSecurityPolicy({ nonce, imageOrigins, https }: PagePolicy): string {
  const images = ["'self'", ...imageOrigins, "data:"].join(" ");
  return [
    "default-src 'none'",
    nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's development server puts style sheets into the page.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ...(import.meta.env.DEV ? [] : [`style-src-elem 'self' '${TOAST_STYLE_HASH}' '${EMPTY_STYLE_HASH}'`]),
    // React writes `style` attributes (the tenant's colors); attributes cannot load or select anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${PLAYERS.join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
    // The Reporting API, which Chromium prefers, works on https only: named elsewhere, nothing would be reported at all.
    ...(https ? ["report-to csp", "upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Sets what HTML needs on top. */
export function setPageHeaders(headers: Headers, policy: PagePolicy): void {
  for (const [name, value] of Object.entries(ON_PAGES)) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(policy));
  if (policy.https) headers.set("reporting-endpoints", `csp="${CSP_REPORTS_PATH}"`);
}

/** Sets what only other answers of `Pages` get: they are no search result unless they say so themselves. */
export function setFileHeaders(headers: Headers): void {
  if (!headers.has("x-robots-tag")) headers.set("x-robots-tag", "noindex");
}

/** Sets the headers every answer of the gateway carries, and refuses to leave a caching decision to chance. */
export function securityHeaders(): MiddlewareHandler<Gateway> {
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
    if (isHttps(c.req.url)) headers.set("strict-transport-security", HSTS);
    // Without Cache-Control, caches decide by themselves (RFC 9111 4.2.2; Workers Cache: two hours).
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  };
}

export function isHttps(url: string): boolean {
  return url.startsWith("https:");
}
