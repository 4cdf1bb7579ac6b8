import { longDate } from "#app/domain/calendar/dates.ts";
import type { PostSummary } from "#app/domain/content/blog-post.ts";

interface Props {
  post: PostSummary;
  /** `YYYY-MM-DD` or "". */
  updated?: string;
}

/** Author, dates and reading time. */
export function PostFacts({ post: { author, published, minutes }, updated = "" }: Props) {
  return (
    <p className="post-facts">
      {author === "" ? null : <span>{author}</span>}
      {published === "" ? null : <time dateTime={published}>{longDate(published)}</time>}
      {updated === "" || updated === published ? null : (
        <span>
          updated <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}
      {minutes === null ? null : <span>{minutes} min read</span>}
    </p>
  );
}
