import { NO_IMAGE } from "#app/domain/content/media.ts";
import { type PostSummary, postHref } from "#app/domain/content/post-links.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";
import { PostFacts } from "./post-facts.tsx";

interface CardProps {
  post: PostSummary;
  heading: "h2" | "h3";
  first: boolean;
}

function PostCard({ post, heading: Heading, first }: CardProps) {
  return (
    <article className="post-card" aria-label={post.title}>
      <Picture src={post.image ?? NO_IMAGE} alt="" width={1000} height={1000} first={first} />
      <div className="post-card-words">
        {post.category === "" ? null : <p className="eyebrow">{post.category}</p>}
        <Heading>
          <AppLink href={postHref(post.slug)}>{post.title}</AppLink>
        </Heading>
        {post.excerpt === "" ? null : <p className="post-card-excerpt">{post.excerpt}</p>}
        <PostFacts post={post} short />
      </div>
    </article>
  );
}

interface GridProps extends Pick<CardProps, "heading"> {
  posts: readonly PostSummary[];
  /** In the first window: its first picture loads first. */
  top?: boolean;
}

/** Posts, newest first. In a long list the first card is larger (post-card.css). */
export function PostGrid({ posts, heading, top = false }: GridProps) {
  return (
    <ul className="post-grid" role="list">
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} heading={heading} first={top && index === 0} />
        </li>
      ))}
    </ul>
  );
}
