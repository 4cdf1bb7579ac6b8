/** Blog posts (specification 10.5). HTML is sanitized. */

import { encodedPath } from "#app/domain/names/paths.ts";
import type { Post } from "#app/operator/blog-post.ts";
import type { PostSummary } from "#app/operator/post-summary.ts";

export type { Post, PostSummary };
export type PostText = Omit<Post, "relatedTours">;

export function postHref(slug: string): string {
  return encodedPath(`/blog/${slug}`);
}

export function neighborsOf(
  posts: readonly PostSummary[],
  slug: string,
): { newer: PostSummary | null; older: PostSummary | null } {
  const index = posts.findIndex((post) => post.slug === slug);
  if (index === -1) return { newer: null, older: null };
  return { newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null };
}
