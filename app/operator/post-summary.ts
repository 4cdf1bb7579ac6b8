/** Fields of a post in lists and of the post itself. */

import type { PostSummary } from "#app/domain/content/blog-post.ts";
import type { Json } from "#app/domain/json.ts";
import { minutes, picture, type Reading } from "./block-reading.ts";
import { field, isoDate, line, slugText, text } from "./field-readers.ts";

export function readPostSummary(item: Json, reading: Reading): PostSummary | null {
  const { note } = reading;
  const slug = field(item, "slug", slugText, note);
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
