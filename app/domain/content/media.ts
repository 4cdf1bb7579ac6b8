/** Pictures are resolved against the admin host (specification 7 and 10.18). */

import { parseUrl } from "#app/domain/http/safe-url.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";

export const NO_IMAGE = "/no-image.svg";

/**
 * Https only, except on a developer's machine. The host becomes part of the page's policy, so it has no characters but
 * those of host names. Browsers refuse pictures with credentials in the URL, which imitate another host.
 */
function foreignPicture(url: URL, adminBaseUrl: string): string {
  const isSecure = url.protocol === "https:" || adminBaseUrl.startsWith("http:");
  const isPlain = url.username === "" && url.password === "" && normalizeHost(url.hostname) === url.hostname;
  return isSecure && isPlain ? url.href : NO_IMAGE;
}

/**
 * @param path a path below the admin host, an absolute http(s) URL, or nothing
 * @param adminBaseUrl without trailing slash
 * @returns an absolute URL, or the no-image placeholder
 */
export function imageUrl(path: unknown, adminBaseUrl: string): string {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2048) return NO_IMAGE;
  const text = path.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? foreignPicture(new URL(text), adminBaseUrl) : NO_IMAGE;
  // Other schemes (`data:`, `javascript:`) and a second slash (another host).
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || /[\s"'<>\\]/.test(text)) return NO_IMAGE;
  const url = new URL(text.startsWith("/") ? text : `/${text}`, `${adminBaseUrl}/`);
  return url.origin === new URL(adminBaseUrl).origin ? url.href : NO_IMAGE;
}

/** Pixels: phones and tablets, at single and double density. */
const OFFERED_WIDTHS = [400, 800, 1200, 1600, 2400];

/** A `srcset` of Cloudflare's image transformation on the admin host; undefined for drawings and other hosts. */
export function offeredWidths(src: string, adminBaseUrl: string): string | undefined {
  const url = parseUrl(src);
  if (url === null) return undefined;
  const { origin, pathname, search } = url;
  if (origin !== new URL(adminBaseUrl).origin || /\.svgz?$/i.test(pathname)) return undefined;
  // A comma at either end of a candidate would separate candidates.
  const source = (pathname + search).replaceAll(",", "%2C");
  return OFFERED_WIDTHS.map(
    (width) => `${origin}/cdn-cgi/image/width=${width},fit=scale-down,format=auto${source} ${width}w`,
  ).join(", ");
}
