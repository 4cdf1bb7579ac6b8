import { Contents } from "#app/components/contents.tsx";
import { Picture } from "#app/components/picture.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { PostText } from "#app/domain/content/post-links.ts";
import { Byline } from "./byline.tsx";

/** Fewer headings than this need no table of contents. */
const CONTENTS_FROM = 3;

export function Article({ post }: { post: PostText }) {
  const body =
    post.html === "" ? (
      <p className="lead">The text of this post cannot be shown right now.</p>
    ) : (
      <RichText html={post.html} />
    );
  return (
    <article className="article">
      <header className="wrap article-head">
        <div className="article-words">
          {post.category === "" ? null : <p className="eyebrow">{post.category}</p>}
          <h1>{post.title}</h1>
          {post.excerpt === "" ? null : <p className="lead">{post.excerpt}</p>}
          <Byline portrait={post.portrait}>
            <PostFacts post={post} updated={post.updated} />
          </Byline>
        </div>
        {post.image === null ? null : (
          <Picture src={post.image} alt={post.imageAlt} width={1000} height={1000} className="article-poster" first />
        )}
      </header>
      {post.headings.length < CONTENTS_FROM ? (
        <div className="wrap article-body">{body}</div>
      ) : (
        <div className="wrap article-body text-with-contents">
          <Contents headings={post.headings} />
          {body}
        </div>
      )}
    </article>
  );
}
