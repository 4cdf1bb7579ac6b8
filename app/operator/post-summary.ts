/** Fields of a post in lists and of the post itself. */

import * as v from "valibot";
import { line, minutes, optional, picture, required, resolved, words } from "./fields.ts";
import { slugText } from "./identifiers.ts";
import { isoDate } from "./moments.ts";

export const postFields = {
  slug: required(slugText, "Its name in addresses: `/blog/{slug}`", "packing-list"),
  title: required(line(200), "Title", "What to pack for a day at the rim"),
  excerpt: words(600, "One or two sentences for its card", "Layers, water, and shoes you have walked in."),
  image: optional(picture, "Path or address of its picture, square", "/media/blog/packing.svg", "a drawn placeholder"),
  imageAlt: words(300, "What the picture shows", "A backpack, a hat and a bottle"),
  author: words(120, "Who wrote it", "Ruth Begay"),
  published: resolved(optional(isoDate, "Day it was published", "2026-09-14"), (day) => day ?? ""),
  updated: resolved(optional(isoDate, "Day of the last change", "2026-10-02"), (day) => day ?? ""),
  category: words(60, "Its category, a word or two", "Planning"),
  minutes: optional(minutes, "Minutes to read", 4),
};

export const postSummary = v.object(postFields);

export type PostSummary = v.InferOutput<typeof postSummary>;
