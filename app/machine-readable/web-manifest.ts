/** `/manifest.webmanifest` (W3C Web Application Manifest). */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { manifestIcons } from "#app/domain/tenant/icons.ts";
import { type FileRequest, found } from "./file.ts";

/** `--page-bg` of the light scheme (app/styles/tokens.css). */
const BACKGROUND = "#fbf8f3";

export function webManifest({ site }: FileRequest) {
  const { tenant } = site;
  const manifest = {
    id: "/",
    name: tenant.name,
    description: tenant.slogan || undefined,
    lang: formatOf(tenant).language,
    start_url: "/",
    scope: "/",
    // Booking leaves the site: keeps a back button and an address bar.
    display: "minimal-ui",
    theme_color: tenant.colors.brand,
    background_color: BACKGROUND,
    icons: manifestIcons(tenant).map(({ url, size, maskable }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  };
  return found({
    body: JSON.stringify(manifest, null, 2),
    type: "application/manifest+json; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.siteFile,
  });
}
