import { pictures } from "#tests/stand-in/seed/common.ts";
import type { BlockSeed, DestinationSlug } from "#tests/stand-in/seed/types.ts";

type GalleryItem = Extract<BlockSeed, { type: "gallery" }>["items"][number];

const PLACES: Record<DestinationSlug, string> = {
  "grand-canyon": "Grand Canyon",
  "antelope-canyon": "Antelope Canyon",
  "hoover-dam": "Hoover Dam",
  "bryce-canyon-national-park": "Bryce Canyon National Park",
  "zion-national-park": "Zion National Park",
  "boulder-city": "Boulder City",
  "death-valley": "Death Valley",
  "valley-of-fire": "Valley of Fire",
};

/** Pixels of the pictures (`posters/`). */
const SIZES = { hero: [1600, 900], square: [1000, 1000], "scene-1": [1600, 1067], "scene-2": [1600, 1067] } as const;

/** A gallery item with the picture's shared alt text. */
export function shot(
  slug: DestinationSlug,
  view: "hero" | "square" | "scene-1" | "scene-2",
  caption: string,
): GalleryItem {
  const { src, alt } = pictures[slug][view];
  const [width, height] = SIZES[view];
  return { src, alt, width, height, caption, place: PLACES[slug] };
}
