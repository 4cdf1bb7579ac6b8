import * as v from "valibot";
import { withPrice } from "#app/domain/content/linked-tours.ts";
import { destinationHref, shortPlace, toursWithTag } from "#app/domain/tour/tour.ts";
import { optional, picture, required, resolved, whole, words } from "#app/operator/fields.ts";
import { blockKind, filled, heading, type PartTours, withId } from "./block.ts";

/** The size of a picture whose own is missing or taken for wrong. */
const USUAL_SIZE = { width: 1600, height: 1067 };
const MAX_PIXELS = 20_000;
const MAX_RATIO = 3;

function sizeOf(width: number | null, height: number | null): typeof USUAL_SIZE {
  if (width === null || height === null || Math.max(width / height, height / width) > MAX_RATIO) return USUAL_SIZE;
  return { width, height };
}

const photo = resolved(
  v.object({
    src: required(picture, "Path or address", "/media/valley-of-fire/wave.svg"),
    width: optional(whole(MAX_PIXELS), "Pixels", 1600, "it is shown as 3:2"),
    height: optional(whole(MAX_PIXELS), "Pixels", 1067, "it is shown as 3:2"),
    alt: words(300, "What it shows, for those who do not see it", "Bands of red and white rock that bend like a wave"),
    caption: words(600, "Below the picture", "Morning light, October."),
    place: words(120, "Where it was taken; pictures of one place lead to its tours", "Valley of Fire"),
  }),
  ({ width, height, ...rest }, { reading: { photos } }) => {
    photos.count += 1;
    // Counted through the whole page; the photo's address is `#photo-{number}`.
    return { ...rest, ...sizeOf(width, height), number: photos.count };
  },
);

const schema = resolved(
  v.object({
    type: v.literal("gallery"),
    title: heading("Valley of Fire"),
    items: required(filled(photo, 200), "The pictures"),
  }),
  withId,
);

type GalleryBlock = v.InferOutput<typeof schema>;
/** `tours`: the pictures of one place lead to its tours, if the tenant has any. */
export type GalleryPart = GalleryBlock & { tours: { title: string; url: string } | null };

/** The tours of the place that the block's title names, or else of the only one of its pictures. */
function toursOf(block: GalleryBlock, tours: PartTours) {
  const { slugOf } = tours.places.tags;
  const [only = "", ...others] = new Set(block.items.map(({ place }) => place));
  const place = [block.title, others.length === 0 ? only : ""].find(
    (name) => toursWithTag(tours.all, slugOf(name)).length > 0,
  );
  if (place === undefined) return null;
  return withPrice({ title: `${shortPlace(place)} tours`, url: destinationHref(slugOf(place)) }, tours);
}

export const gallery = blockKind({
  meaning: "Pictures in rows, which open large",
  schema,
  part: (block, tours): GalleryPart => ({
    ...block,
    title: shortPlace(block.title),
    items: block.items.map((item) => ({ ...item, place: shortPlace(item.place) })),
    tours: toursOf(block, tours),
  }),
  isList: true,
});
