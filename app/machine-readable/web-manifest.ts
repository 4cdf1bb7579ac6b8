/** `/manifest.webmanifest` (W3C Web Application Manifest). */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { manifestIcons } from "#app/domain/tenant/icons.ts";
import { linkedPages } from "#app/domain/tenant/linked-pages.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { type FileRequest, found } from "./file.ts";

/** `--page-bg` of the light scheme (app/styles/tokens.css). */
const BACKGROUND = "#fbf8f3";

function screenshot({ url, width, height, label }: Tenant["screenshots"][number]) {
  return {
    src: url,
    sizes: `${width}x${height}`,
    form_factor: width > height ? "wide" : "narrow",
    ...(label === "" ? {} : { label }),
  };
}

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
    shortcuts: [
      { name: "All tours", url: "/our-tours" },
      { name: "Cart", url: "/cart" },
      ...(site.once(linkedPages).includes("/faq") ? [{ name: "Questions and answers", url: "/faq" }] : []),
      { name: "Contact us", url: "/contact-us" },
    ],
    icons: manifestIcons(tenant).map(({ url, size, maskable }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
    screenshots: tenant.screenshots.length === 0 ? undefined : tenant.screenshots.map(screenshot),
  };
  return found({
    body: JSON.stringify(manifest, null, 2),
    type: "application/manifest+json; charset=utf-8",
    browserCache: KEPT_BY_BROWSERS.siteFile,
  });
}
