import { type PostSummary, postHref } from "#app/domain/content/blog-post.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { AppLink } from "./app-link.tsx";
import { Picture } from "./picture.tsx";
import { PostFacts } from "./post-facts.tsx";

function PostCard({ post, heading: Heading }: { post: PostSummary; heading: "h2" | "h3" }) {
  return (
    <article className="post-card" aria-label={post.title}>
      <Picture src={post.image ?? NO_IMAGE} alt="" width={1000} height={1000} />
      <div className="post-card-words">
        {post.category === "" ? null : <p className="eyebrow">{post.category}</p>}
        <Heading>
          <AppLink href={postHref(post.slug)}>{post.title}</AppLink>
        </Heading>
        {post.excerpt === "" ? null : <p className="post-card-excerpt">{post.excerpt}</p>}
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** Posts, newest first. In a long list the first card is larger (post-card.css). */
export function PostGrid({ posts, heading }: { posts: readonly PostSummary[]; heading: "h2" | "h3" }) {
  return (
    <ul className="post-grid" role="list">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
