import { illustration, type PicturedPlace, type pictures } from "#tests/stand-in/seed/common.ts";
import type { BlockSeed } from "#tests/stand-in/seed/types.ts";

type GalleryItem = Extract<BlockSeed, { type: "gallery" }>["items"][number];

const PLACES: Record<PicturedPlace, string> = {
  "grand-canyon": "Grand Canyon",
  "antelope-canyon": "Antelope Canyon",
  "hoover-dam": "Hoover Dam",
  "bryce-canyon-national-park": "Bryce Canyon National Park",
  "zion-national-park": "Zion National Park",
  "boulder-city": "Boulder City",
  "death-valley": "Death Valley",
  "valley-of-fire": "Valley of Fire",
  "las-vegas": "Las Vegas",
};

/** Pixels of the pictures. */
function sizeOf(view: string): readonly [width: number, height: number] {
  if (view === "hero") return [1600, 900];
  return view === "square" ? [1000, 1000] : [1600, 1067];
}

/** A gallery item with the picture's shared alt text. `spot`: the name above its caption, the place unless given. */
export function shot<Place extends PicturedPlace>(
  place: Place,
  view: keyof (typeof pictures)[Place] & string,
  caption: string,
  spot: string = PLACES[place],
): GalleryItem {
  const { image, imageAlt } = illustration(place, view);
  const [width, height] = sizeOf(view);
  return { src: image, alt: imageAlt, width, height, caption, place: spot };
}
