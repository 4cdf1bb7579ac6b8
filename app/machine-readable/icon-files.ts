/** The addresses of icons that clients ask for without reading a page, and the pin in the tenant's color that tabs show. */

import { KEPT_BY_BROWSERS } from "#app/domain/caches.ts";
import { smallIcon, touchIcon } from "#app/domain/tenant/icons.ts";
import { type FileRequest, FOR_SEARCH, found, moved } from "./file.ts";

export function favicon({ site }: FileRequest) {
  return moved(smallIcon(site.tenant));
}

export function appleTouchIcon({ site }: FileRequest) {
  return moved(touchIcon(site.tenant));
}

/** A map pin for tenants without a `faviconUrl`. */
export function faviconSvg({ site }: FileRequest) {
  const { brand, onBrand } = site.tenant.colors;
  return found({
    body: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
      `<rect width="64" height="64" rx="14" fill="${brand}"/>`,
      `<path fill="${onBrand}" d="M32 8A18 18 0 0 0 14 26C14 39 32 57 32 57S50 39 50 26A18 18 0 0 0 32 8Z"/>`,
      `<circle cx="32" cy="26" r="7" fill="${brand}"/></svg>`,
    ].join(""),
    type: "image/svg+xml",
    browserCache: KEPT_BY_BROWSERS.siteFile,
    headers: FOR_SEARCH,
  });
}
