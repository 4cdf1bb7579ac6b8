/** `GET /api/website/content/1/blog/{slug}` (specification 7 and 10.5). */

import { WEBSITE_ID } from "#app/domain/constants.ts";
import type { Post } from "#app/domain/content/blog-post.ts";
import { isObject } from "#app/domain/json.ts";
import { address, startReading } from "./block-reading.ts";
import type { PageOperator } from "./client.ts";
import { field, isoDate, listField, type Note } from "./field-readers.ts";
import { type Outcome, read } from "./outcome.ts";
import { readPostSummary } from "./post-summary.ts";
import { readRichText } from "./rich-text.ts";
import { readTourSummary } from "./tours.ts";

const MAX_RELATED_TOURS = 6;

/** Needs title and slug; unreadable HTML gives "", which the page explains. */
export function readPost(data: unknown, note: Note, adminBaseUrl: string): Post | null {
  if (!isObject(data)) return null;
  const reading = startReading(adminBaseUrl, note);
  const summary = readPostSummary(data, reading);
  if (summary === null) return null;
  const portrait = address(data, "portrait", reading);
  return {
    ...summary,
    ...(portrait === null ? {} : { portrait }),
    ...readRichText(data.html, reading),
    updated: field(data, "updated", isoDate, note) ?? "",
    relatedTours: listField(data, "relatedTours", MAX_RELATED_TOURS, note, (tour, own) =>
      readTourSummary(tour, own, adminBaseUrl),
    ),
  };
}

/** @param slug checked with `isSlug` */
export async function fetchPost(
  operator: PageOperator,
  slug: string,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<Post>> {
  const path = `/api/website/content/${WEBSITE_ID}/blog/${encodeURIComponent(slug)}`;
  return read(await operator.call({ endpoint: "post", path }), (data) => readPost(data, note, adminBaseUrl));
}
