/** Blog posts (specification 10.5). HTML is sanitized. */

import { encodedPath } from "#app/domain/names/paths.ts";
import type { Post, PostSummary } from "#app/operator/blog-post.ts";

export type { Post, PostSummary };
export type PostText = Omit<Post, "relatedTours">;

export function postHref(slug: string): string {
  return encodedPath(`/blog/${slug}`);
}
