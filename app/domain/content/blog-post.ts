/** Blog posts (specification 10.5). HTML is sanitized. */

import type { TourSummary } from "#app/domain/tour/tour.ts";
import type { Heading, SafeHtml } from "./safe-html.ts";

export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  image: string | null;
  imageAlt: string;
  author: string;
  /** `YYYY-MM-DD`, or "" when unknown. */
  published: string;
  category: string;
  minutes: number | null;
}

export interface Post extends PostSummary {
  /** Address of the author's picture. */
  portrait?: string;
  updated: string;
  html: SafeHtml;
  headings: Heading[];
  relatedTours: TourSummary[];
}

export type PostText = Omit<Post, "relatedTours">;

export function postHref(slug: string): string {
  return `/blog/${slug}`;
}

export function neighborsOf(
  posts: readonly PostSummary[],
  slug: string,
): { newer: PostSummary | null; older: PostSummary | null } {
  const index = posts.findIndex((post) => post.slug === slug);
  if (index === -1) return { newer: null, older: null };
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null };
}
