/** Image for link previews, which show no SVG: the page's own photograph or one of the site's cards. */

import { slugify } from "#app/domain/content/slug.ts";
import { DESTINATIONS } from "#app/domain/tour/destinations.ts";

export const SHARE_CARD = { width: 1200, height: 630 } as const;

const ALL_PLACES = "tours";

export interface ShareImage {
  /** Path of a card, or absolute URL of a photograph of unknown size. */
  src: string;
  alt: string;
}

export function shareCardNames(): string[] {
  return [ALL_PLACES, ...DESTINATIONS.map(({ slug }) => slug)];
}

function card(tags: readonly string[]): ShareImage {
  const place = tags
    .map((tag) => DESTINATIONS.find(({ slug }) => slug === slugify(tag)))
    .find((destination) => destination !== undefined);
  return {
    src: `/share/${place?.slug ?? ALL_PLACES}.png`,
    alt: `${place?.title ?? "Four places around Las Vegas"}, drawn in the manner of the old park posters`,
  };
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
export function shareImage(picture: { src: string; alt: string } | null, tags: readonly string[] = []): ShareImage {
  return picture !== null && isPhotograph(picture.src) ? { src: picture.src, alt: picture.alt } : card(tags);
}
