/** Which hosts a tenant's pictures may come from: `img-src` of its pages, and what a page shows (specification 10.18). */

import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";

export interface PictureHosts {
  /** Base URL of the admin host if it serves pictures in other widths (`IMAGE_TRANSFORMS`), else null. */
  resizing: string | null;
  /** Origins the page's policy allows (`img-src`). */
  allowed: readonly string[];
}

/** Each one is sent with every page. */
const MAX_OF_TENANT = 10;

function originOf(src: string | null): string[] {
  return src !== null && /^https?:/.test(src) ? [new URL(src).origin] : [];
}

/**
 * @param tenant its pictures first: when there are too many hosts, tours go without
 * @param imageHosts of the installation: hosts or `*.suffix` (`IMAGE_HOSTS`)
 * @returns CSP host sources, the admin host's first
 */
export function pictureOrigins(
  { tenant, tours }: { tenant: TenantSettings; tours: readonly Pick<TourSummary, "image">[] | null },
  { adminBaseUrl, imageHosts }: { adminBaseUrl: string; imageHosts: readonly string[] },
): string[] {
  const ours = [new URL(adminBaseUrl).origin, ...imageHosts.map((host) => `https://${host}`)];
  const own = [
    tenant.logoUrl,
    tenant.faviconUrl,
    ...tenant.icons.map(({ url }) => url),
    ...tenant.footer.partners.map(({ logo }) => logo),
    ...tenant.places.map(({ image }) => image),
    ...(tours ?? []).map(({ image }) => image),
  ];
  // Hundreds of tours share a few hosts, and parsing all their addresses took 2 ms of each page.
  const starts = new Set(own.flatMap((src) => (src === null ? [] : (/^https?:\/\/[^/\\?#]+/.exec(src)?.[0] ?? src))));
  const found = new Set([...starts].flatMap(originOf).filter((origin) => !isFrom(origin, ours)));
  return [...new Set(ours), ...[...found].slice(0, MAX_OF_TENANT)];
}

/** True if the page's policy lets a picture load: a path of the site itself, or one of these origins. */
export function isFrom(src: string, origins: readonly string[]): boolean {
  const [origin] = originOf(src);
  if (origin === undefined) return true;
  return origins.some((allowed) => {
    if (!allowed.startsWith("https://*.")) return origin === allowed;
    return origin.startsWith("https://") && origin.endsWith(allowed.slice("https://*".length));
  });
}
