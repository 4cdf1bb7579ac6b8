/** The picture of a link preview. Previews show no SVG: it is the page's own photograph or a card of ours. */

import { DESTINATIONS } from "#app/domain/tour/destinations.ts";
import { slugify } from "#app/domain/tour/tour.ts";

/** Pixels of our cards; the shape all link previews ask for. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Card of pages that are about no single place. */
const ALL_PLACES = "tours";

export interface ShareImage {
  /** Path of a card of ours, or the absolute address of a photograph of the operator's, whose size nobody knows. */
  src: string;
  alt: string;
}

export function shareCardNames(): string[] {
  return [ALL_PLACES, ...DESTINATIONS.map(({ slug }) => slug)];
}

function card(tags: readonly string[]): ShareImage {
  const slugs = tags.map(slugify);
  const place = DESTINATIONS.find(({ slug }) => slugs.includes(slug));
  return {
    src: `/share/${place?.slug ?? ALL_PLACES}.png`,
    alt: `${place?.title ?? "Four places around Las Vegas"}, drawn in the manner of the old park posters`,
  };
}

/** Formats every link preview knows. */
function isPhotograph(address: string): boolean {
  return URL.canParse(address) && /\.(?:jpe?g|png)$/i.test(new URL(address).pathname);
}

/**
 * @param picture the page's own picture
 * @param tags what the page is about; the first that names a fixed destination chooses the card
 */
export function shareImage(picture: { src: string; alt: string } | null, tags: readonly string[] = []): ShareImage {
  return picture !== null && isPhotograph(picture.src) ? { src: picture.src, alt: picture.alt } : card(tags);
}
