/** Where pictures come from (spec section 7: "Images are resolved against the admin host"; product.md 3.18). */

export const NO_IMAGE = "/no-image.svg";

/** Browsers refuse pictures whose address carries a name and a password; whoever sent one meant to look like another host. */
function withoutCredentials(url: URL): string {
  return url.username === "" && url.password === "" ? url.href : NO_IMAGE;
}

/**
 * Resolves a picture's address.
 *
 * @param path what the operator sent: a path below the admin host, an absolute http(s) URL, or nothing
 * @param adminBaseUrl base of the admin host, without trailing slash
 * @returns an absolute URL, or the no-image placeholder for anything else
 */
export function imageUrl(path: unknown, adminBaseUrl: string): string {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2048) return NO_IMAGE;
  const text = path.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? withoutCredentials(new URL(text)) : NO_IMAGE;
  // Anything else with a scheme (`data:`, `javascript:`) or a second slash (another host) is not a path.
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || /[\s"'<>\\]/.test(text)) return NO_IMAGE;
  const url = new URL(text.startsWith("/") ? text : `/${text}`, `${adminBaseUrl}/`);
  return url.origin === new URL(adminBaseUrl).origin ? url.href : NO_IMAGE;
}

/** Widths in pixels in which a photograph is offered: phones, tablets, and both at twice the density. */
const OFFERED_WIDTHS = [400, 800, 1200, 1600, 2400];

/**
 * A picture's `srcset`, made by Cloudflare's image transformation on the admin host (`/cdn-cgi/image/…`).
 *
 * @param src what `imageUrl` returned
 * @returns undefined where other widths mean nothing: drawings, and pictures of other hosts
 */
export function offeredWidths(src: string, adminBaseUrl: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { origin, pathname, search } = new URL(src);
  if (origin !== new URL(adminBaseUrl).origin || /\.svgz?$/i.test(pathname)) return undefined;
  // A comma at either end of a candidate would belong to the list, not to the address.
  const source = (pathname + search).replaceAll(",", "%2C");
  return OFFERED_WIDTHS.map(
    (width) => `${origin}/cdn-cgi/image/width=${width},fit=scale-down,format=auto${source} ${width}w`,
  ).join(", ");
}
