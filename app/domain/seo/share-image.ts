/** Image for link previews, which show no SVG: the page's own photograph, the card of its place, or the tenant's picture. */

import { slugify } from "#app/domain/content/slug.ts";
import { largeIcon } from "#app/domain/tenant/icons.ts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";

export const SHARE_CARD = { width: 1200, height: 630 } as const;

export interface ShareImage {
  /** Absolute, or a path of this site. */
  src: string;
  alt: string;
  /** Pixels; null for a photograph of unknown size. */
  size: { width: number; height: number } | null;
}

export function shareCardNames(): string[] {
  return DESTINATIONS.map(({ slug }) => slug);
}

function placeCard(tags: readonly string[]): ShareImage | null {
  const place = tags
    .map((tag) => DESTINATIONS.find(({ slug }) => slug === slugify(tag)))
    .find((destination) => destination !== undefined);
  if (place === undefined) return null;
  const alt = `${place.title}, drawn in the manner of the old park posters`;
  return { src: `/share/${place.slug}.png`, alt, size: SHARE_CARD };
}

/** The tenant's picture for pages without one of their own, else its icon. */
export function brandImage(brand: Pick<Brand, "name" | "icons" | "shareImage">): ShareImage {
  if (brand.shareImage !== null) return { src: brand.shareImage, alt: brand.name, size: null };
  const { url, size } = largeIcon(brand);
  return { src: url, alt: brand.name, size: { width: size, height: size } };
}

function isPhotograph(address: string): boolean {
  return URL.canParse(address) && /\.(?:jpe?g|png)$/i.test(new URL(address).pathname);
}

/** Tags that every one of the tours has: a page about several places gets the card of none of them. */
export function commonTags(tours: readonly { tags: readonly string[] }[]): readonly string[] {
  const [first, ...others] = tours;
  return first?.tags.filter((tag) => others.every(({ tags }) => tags.includes(tag))) ?? [];
}

/** @param tags the first that names a fixed destination selects the card */
export function shareImage(
  brand: Pick<Brand, "name" | "icons" | "shareImage">,
  picture: { src: string; alt: string } | null,
  tags: readonly string[] = [],
): ShareImage {
  if (picture !== null && isPhotograph(picture.src)) return { src: picture.src, alt: picture.alt, size: null };
  return placeCard(tags) ?? brandImage(brand);
}
