/** Categories of tours (specification 7). */

import * as v from "valibot";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import { firstOfEach, line, listOf, optional, picture, required, resolved, whole, words } from "./fields.ts";
import { slugText } from "./identifiers.ts";
import { resource } from "./resource.ts";

const tourCategory = resolved(
  v.object({
    id: required(whole(), "Number of the category", 3),
    slug: required(slugText, "Its name in addresses", "small-group"),
    title: required(line(60), "Its name", "Small groups"),
    description: words(400, "A sentence below the title of its page", "Up to 14 guests."),
    image: optional(picture, "Picture at the top of its page", "/media/small-group.jpg", "a drawn placeholder"),
  }),
  ({ image, ...category }) => ({ ...category, image: image ?? NO_IMAGE }),
);

export type TourCategory = v.InferOutput<typeof tourCategory>;

export const tourCategories = resource({
  name: "categories",
  method: "GET",
  path: "/api/office/our-tour/category",
  params: {},
  from: ["edge"],
  meaning: "Categories that tours are listed by, each on `/our-tours/{slug}`",
  without: "Categories by the names that tours give them, without descriptions",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: listOf(
    tourCategory,
    40,
    firstOfEach(({ slug }: TourCategory) => slug, "a category with a slug that none before it has"),
  ),
});
