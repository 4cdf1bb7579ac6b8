/** A blog post as lists carry it: in `posts` blocks, and as the head of the post itself. */

import * as v from "valibot";
import type { PostSummary } from "#app/domain/content/blog-post.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import { isoDate, minutes, picture, type Reading, text } from "./block-reading.ts";
import { field, type Json, line } from "./field-readers.ts";

const slugName = v.pipe(v.string(), v.check(isSlug));

export function readPostSummary(item: Json, reading: Reading): PostSummary | null {
  const { note } = reading;
  const slug = field(item, "slug", slugName, note);
  const title = field(item, "title", line(160), note);
  if (slug === null || title === null) return null;
  const image = picture(item, reading);
  return {
    slug,
    title,
    excerpt: text(item, "excerpt", 400, note),
    image: image?.src ?? null,
    imageAlt: image?.alt ?? "",
    author: text(item, "author", 80, note),
    published: field(item, "published", isoDate, note) ?? "",
    category: text(item, "category", 60, note),
    minutes: field(item, "minutes", minutes, note),
  };
}
