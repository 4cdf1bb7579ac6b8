/** The picture on share cards, which show no SVG: the page's own photograph, that of its place, or the tenant's picture. */

import { largeIcon } from "#app/domain/tenant/icons.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { type Place, type Places, placeNamed } from "#app/domain/tour/places.ts";

/** The size of the cards that the build draws (scripts/vite/share-cards.ts). */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

export interface ShareImage {
  /** Absolute, or a path of this site. */
  src: string;
  alt: string;
  /** Pixels; null for a photograph of unknown size. */
  size: { width: number; height: number } | null;
}

interface Sharing {
  tenant: Pick<Tenant, "name" | "icons" | "shareImageUrl">;
  places: Pick<Places, "known" | "sold" | "tags">;
}

/** The tenant's picture for pages without one of their own, else its icon. */
export function tenantImage(tenant: Sharing["tenant"]): ShareImage {
  if (tenant.shareImageUrl !== null) return { src: tenant.shareImageUrl, alt: tenant.name, size: null };
  const { url, size } = largeIcon(tenant);
  return { src: url, alt: tenant.name, size: { width: size, height: size } };
}

function isPhotograph(address: string): boolean {
  return URL.canParse(address) && /\.(?:jpe?g|png)$/i.test(new URL(address).pathname);
}

function placeImage(place: Place | undefined): ShareImage | null {
  if (place === undefined) return null;
  const { title, image, card } = place;
  if (image !== null && isPhotograph(image)) return { src: image, alt: title, size: null };
  const alt = `${title}, drawn in the manner of the old park posters`;
  return card === null ? null : { src: card, alt, size: SHARE_CARD };
}

/** Tags that every one of the tours has: a page about several places gets the picture of none of them. */
export function commonTags(tours: readonly { tags: readonly string[] }[]): readonly string[] {
  const [first, ...others] = tours;
  return first?.tags.filter((tag) => others.every(({ tags }) => tags.includes(tag))) ?? [];
}

/** @param tags the first that names a place with a picture selects it */
export function shareImage(
  { tenant, places }: Sharing,
  picture: { src: string; alt: string } | null,
  tags: readonly string[] = [],
): ShareImage {
  if (picture !== null && isPhotograph(picture.src)) return { src: picture.src, alt: picture.alt, size: null };
  const images = tags.map((tag) => placeImage(placeNamed(places, places.tags.slugOf(tag))));
  return images.find((image) => image !== null) ?? tenantImage(tenant);
}
