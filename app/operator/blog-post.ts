/** A post of the blog (specification 7 and 10.5). */

import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { language, many, optional, picture, resolved } from "./fields.ts";
import { richText } from "./html.ts";
import { postFields } from "./post-summary.ts";
import { resource } from "./resource.ts";
import { tourSummary } from "./tours.ts";

/** Unreadable HTML gives "", which the page explains. */
const wholePost = resolved(
  v.object({
    ...postFields,
    portrait: optional(picture, "Path or address of the author's picture, square", "/media/team/ruth.svg"),
    html: richText(
      "The text, HTML",
      "<h2>Layers</h2><p>It is cold at sunrise.</p>",
      "a sentence that it cannot be shown",
    ),
    language: optional(language, "Its language (BCP 47), where it is not that of your config", "nb"),
    relatedTours: many(tourSummary, 6, "Tours that fit, as in `our-tours`", undefined, "no tours below the post"),
  }),
  ({ html, ...rest }) => ({ ...rest, ...html }),
);

export type Post = v.InferOutput<typeof wholePost>;

export const post = resource({
  name: "post",
  method: "GET",
  path: "/api/website/content/1/blog/:slug",
  params: { slug: { meaning: "Name of the post", example: "packing-list" } },
  from: ["edge"],
  meaning: "A post of the blog",
  without: "404 for the post if you answer 404",
  maxBytes: MAX_BODY_BYTES,
  keep: KEPT_CONTENT.post,
  data: wholePost,
});
