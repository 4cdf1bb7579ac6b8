/** What a file in `pages` must look like. */

import * as v from "valibot";
import { coordinates, date, id, link, path, picture, question, text } from "./schema-parts.ts";

const withPicture = { picture: v.optional(picture) };
const action = v.optional(link);

/** The blocks of the page builder (specification 10.4). */
const block = v.variant("type", [
  v.strictObject({
    type: v.literal("hero"),
    title: text,
    text,
    ...withPicture,
    actions: v.array(link),
    note: v.optional(text),
  }),
  v.strictObject({ type: v.literal("richText"), text }),
  v.strictObject({
    type: v.literal("faq"),
    title: text,
    groups: v.array(v.strictObject({ title: text, items: v.array(question) })),
  }),
  v.strictObject({
    type: v.literal("gallery"),
    title: text,
    /** `place` is the name above the caption, by default that of the picture's place. */
    items: v.array(v.strictObject({ picture, caption: text, place: v.optional(text) })),
  }),
  v.strictObject({
    type: v.literal("videos"),
    title: text,
    items: v.array(
      v.strictObject({
        id: text,
        title: text,
        description: text,
        language: text,
        minutes: v.optional(v.number()),
        poster: path,
        embedUrl: v.optional(path),
        videoUrl: v.optional(path),
        captionsUrl: v.optional(path),
        published: date,
        transcript: text,
        place: v.optional(text),
        /** Who tells it, and what that person does. */
        teller: v.optional(text),
        role: v.optional(text),
        portrait: v.optional(path),
        action,
      }),
    ),
  }),
  /** All members of `team.yaml`, or some with another text. */
  v.strictObject({
    type: v.literal("team"),
    title: text,
    members: v.optional(v.array(v.strictObject({ name: text, text }))),
  }),
  v.strictObject({ type: v.literal("posts"), title: text, limit: id }),
  v.strictObject({
    type: v.literal("press"),
    title: text,
    items: v.array(v.strictObject({ date, title: text, text, url: v.optional(path) })),
    contact: v.strictObject({ name: text, email: text, phone: text }),
    pictures: v.optional(v.array(v.strictObject({ caption: text, picture }))),
    picturesTerms: v.optional(text),
  }),
  v.strictObject({
    type: v.literal("steps"),
    title: text,
    ...withPicture,
    items: v.array(v.strictObject({ title: text, text, action })),
  }),
  v.strictObject({ type: v.literal("quote"), text, name: text, detail: text, portrait: v.optional(path) }),
  v.strictObject({
    type: v.literal("cards"),
    title: text,
    text: v.optional(text),
    items: v.array(
      v.strictObject({
        title: text,
        text,
        url: v.optional(path),
        ...withPicture,
        price: v.optional(text),
        facts: v.optional(v.array(v.strictObject({ label: text, value: text }))),
        action,
      }),
    ),
  }),
  v.strictObject({
    type: v.literal("table"),
    title: text,
    caption: text,
    columns: v.array(text),
    rows: v.array(v.array(text)),
    links: v.optional(v.array(link)),
    /** Lines under the cells with this title; `map` is where their link leads. */
    notes: v.optional(v.array(v.strictObject({ title: text, text, map: v.optional(coordinates) }))),
  }),
  v.strictObject({
    type: v.literal("webcams"),
    title: text,
    items: v.array(v.strictObject({ name: text, place: text, text, poster: path, url: path, action })),
  }),
  v.strictObject({ type: v.literal("cta"), title: text, text, action: link }),
  v.strictObject({ type: v.literal("map"), title: text, text }),
  v.strictObject({ type: v.literal("tours"), title: text, text, tag: text, limit: id }),
]);

/** Absent on text pages: `image`. */
export const page = v.strictObject({
  title: text,
  description: text,
  image: v.optional(path),
  updated: date,
  blocks: v.array(block),
});
