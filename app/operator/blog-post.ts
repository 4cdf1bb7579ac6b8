/** A post of the blog (specification 7 and 10.5). */

import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { language, line, many, minutes, optional, picture, required, resolved, words } from "./fields.ts";
import { richText } from "./html.ts";
import { resource } from "./resource.ts";
import { tourSummary } from "./tours.ts";
import { day, slugText } from "./values.ts";

const postFields = {
  slug: required(slugText, "Its name in addresses: `/blog/{slug}`", "packing-list"),
  title: required(line(200), "Title", "What to pack for a day at the rim"),
  excerpt: words(600, "One or two sentences for its card", "Layers, water, and shoes you have walked in."),
  image: optional(picture, "Path or address of its picture, square", "/media/blog/packing.svg", "a drawn placeholder"),
  imageAlt: words(300, "What the picture shows", "A backpack, a hat and a bottle"),
  author: words(120, "Who wrote it", "Ruth Begay"),
  published: day("Day it was published", "2026-09-14"),
  updated: day("Day of the last change", "2026-10-02"),
  category: words(60, "Its category, a word or two", "Planning"),
  minutes: optional(minutes, "Minutes to read", 4),
};

export const postSummary = v.object(postFields);

export type PostSummary = v.InferOutput<typeof postSummary>;

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
export type PostText = Omit<Post, "relatedTours">;

export const post = resource({
  name: "post",
  path: "/api/website/content/1/blog/:slug",
  params: { slug: { meaning: "Name of the post", example: "packing-list" } },
  meaning: "A post of the blog",
  without: "404 for the post if you answer 404",
  keep: KEPT_CONTENT.post,
  data: wholePost,
});
