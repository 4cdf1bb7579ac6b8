/** `GET /api/website/content/1/blog/{slug}` (specification 7 and 10.5). */

import * as v from "valibot";
import { WEBSITE_ID } from "#app/domain/constants.ts";
import type { Post } from "#app/domain/content/blog-post.ts";
import { isObject } from "#app/domain/json.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import { address, startReading } from "./block-reading.ts";
import type { PageOperator } from "./client.ts";
import { field, isoDate, type Note } from "./field-readers.ts";
import { listOf, resolved } from "./fields.ts";
import { type Outcome, read as readOutcome } from "./outcome.ts";
import { readPostSummary } from "./post-summary.ts";
import { read, startReading as startNewReading } from "./reading.ts";
import { resource } from "./resource.ts";
import { readRichText } from "./rich-text.ts";
import { tourSummary } from "./tours.ts";

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
    relatedTours:
      read(
        listOf(tourSummary, MAX_RELATED_TOURS),
        data.relatedTours ?? [],
        startNewReading({ host: "", adminBaseUrl, baseSiteUrl: "", timeZone: "UTC" }),
      ) ?? [],
  };
}

/** For the time being: read by hand. */
export const post = resource({
  name: "post",
  method: "GET",
  path: "/api/website/content/1/blog/:slug",
  params: { slug: { meaning: "Name of the post", example: "packing-list" } },
  from: ["edge"],
  meaning: "A post of the blog",
  without: "404 for the post if you answer 404",
  maxBytes: MAX_BODY_BYTES,
  keep: { freshSeconds: 300 },
  data: resolved(
    v.unknown(),
    (data, at) =>
      readPost(data, (path) => at.below(path).note("dropped", "", null), at.reading.adminBaseUrl) ?? undefined,
  ),
});

/** @param slug checked with `isSlug` */
export async function fetchPost(
  operator: PageOperator,
  slug: string,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<Post>> {
  const path = `/api/website/content/${WEBSITE_ID}/blog/${encodeURIComponent(slug)}`;
  return readOutcome(await operator.call({ endpoint: "post", path }), (data) => readPost(data, note, adminBaseUrl));
}
