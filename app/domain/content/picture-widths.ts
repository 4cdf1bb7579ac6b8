import { parseUrl } from "#app/domain/http/safe-url.ts";

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
