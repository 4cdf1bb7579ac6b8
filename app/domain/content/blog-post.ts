/** Blog posts (specification 10.5): as lists know them, and whole. HTML in here is already sanitized. */

import type { TourSummary } from "#app/domain/tour/tour.ts";
import type { Heading, SafeHtml } from "./safe-html.ts";

export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  image: string | null;
  imageAlt: string;
  author: string;
  /** `YYYY-MM-DD`, or "" when the operator does not say. */
  published: string;
  category: string;
  minutes: number | null;
}

export interface Post extends PostSummary {
  /** `YYYY-MM-DD`, or "". */
  updated: string;
  html: SafeHtml;
  /** The h2 headings of `html` with their fragments. */
  headings: Heading[];
  relatedTours: TourSummary[];
}

/** A post without the tours it speaks of: what there is to read. */
export type PostText = Omit<Post, "relatedTours">;

export function postHref(slug: string): string {
  return `/blog/${slug}`;
}

/** The posts published just after and just before one, in a list that is newest first. */
export function neighborsOf(
  posts: readonly PostSummary[],
  slug: string,
): { newer: PostSummary | null; older: PostSummary | null } {
  const index = posts.findIndex((post) => post.slug === slug);
  if (index === -1) return { newer: null, older: null };
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null };
}
