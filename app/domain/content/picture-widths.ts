/** The widths a photograph is offered in, where the admin host makes them (`IMAGE_TRANSFORMS`). */

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
