import { AppLink } from "#app/components/app-link.tsx";
import { type PostSummary, postHref } from "#app/domain/content/blog-post.ts";
import "./post-neighbours.css";

interface Props {
  newer: PostSummary | null;
  older: PostSummary | null;
}

/** The way on from a post: what was written before it and after it. */
export function PostNeighbours({ newer, older }: Props) {
  if (newer === null && older === null) return null;
  return (
    <nav className="post-neighbours" aria-label="More notes">
      {older === null ? null : (
        <AppLink href={postHref(older.slug)} rel="prev" className="post-neighbour">
          <span className="eyebrow">Earlier</span>
          <span className="post-neighbour-title">{older.title}</span>
        </AppLink>
      )}
      {newer === null ? null : (
        <AppLink href={postHref(newer.slug)} rel="next" className="post-neighbour post-neighbour-next">
          <span className="eyebrow">Later</span>
          <span className="post-neighbour-title">{newer.title}</span>
        </AppLink>
      )}
    </nav>
  );
}
