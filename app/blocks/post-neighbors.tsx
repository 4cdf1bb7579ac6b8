import { AppLink } from "#app/components/app-link.tsx";
import { type PostSummary, postHref } from "#app/domain/content/post-links.ts";

interface Props {
  newer: PostSummary | null;
  older: PostSummary | null;
}

/** Links to the posts before and after. */
export function PostNeighbors({ newer, older }: Props) {
  if (newer === null && older === null) return null;
  return (
    <nav className="post-neighbors" aria-label="More posts">
      {older === null ? null : (
        <AppLink href={postHref(older.slug)} rel="prev" className="post-neighbor">
          <span className="eyebrow">Earlier</span>
          <span className="post-neighbor-title">{older.title}</span>
        </AppLink>
      )}
      {newer === null ? null : (
        <AppLink href={postHref(newer.slug)} rel="next" className="post-neighbor post-neighbor-next">
          <span className="eyebrow">Later</span>
          <span className="post-neighbor-title">{newer.title}</span>
        </AppLink>
      )}
    </nav>
  );
}
