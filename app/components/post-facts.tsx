import type { PostSummary } from "#app/domain/content/post-links.ts";
import { useFormat } from "./use-tenant.ts";

interface Props {
  post: PostSummary;
  /** `YYYY-MM-DD` or "". */
  updated?: string;
  /** On a card. */
  short?: boolean;
}

/** Author, dates and reading time. */
export function PostFacts({ post: { author, published, minutes }, updated = "", short = false }: Props) {
  const { longDate, shortDateAndYear } = useFormat();
  return (
    <p className="post-facts">
      {author === "" ? null : <span>{author}</span>}
      {published === "" ? null : (
        <time dateTime={published}>{short ? shortDateAndYear(published) : longDate(published)}</time>
      )}
      {updated === "" || updated === published ? null : (
        <span>
          updated <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}
      {minutes === null ? null : <span>{minutes} min read</span>}
    </p>
  );
}
