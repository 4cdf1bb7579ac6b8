import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Contents } from "#app/components/contents.tsx";
import { Picture } from "#app/components/picture.tsx";
import { PillLinks } from "#app/components/pill-links.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import type { PageLink } from "#app/domain/content/page-top.ts";
import { postHref } from "#app/domain/names/paths.ts";
import { type PostSummary, type PostText, postSummary } from "#app/operator/blog-post.ts";
import { optional, required, resolved, whole } from "#app/operator/fields.ts";
import { blockKind, filled, heading } from "./block.ts";
import { Byline, itemHeading, Section } from "./section.tsx";

interface PostFactsProps {
  post: PostSummary;
  /** `YYYY-MM-DD` or "". */
  updated?: string;
  /** On a card. */
  short?: boolean;
}

/** Author, dates and reading time. */
function PostFacts({ post: { author, published, minutes }, updated = "", short = false }: PostFactsProps) {
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

const MAX_POSTS = 100;

const schema = resolved(
  v.object({
    type: v.literal("posts"),
    title: heading("From the blog"),
    items: required(filled(postSummary, MAX_POSTS), "Posts, newest first"),
    limit: optional(whole(MAX_POSTS), "How many of them to show, 24 by default", 3),
  }),
  ({ limit, items, ...rest }) => ({ ...rest, items: items.slice(0, limit ?? 24) }),
);

type PostsBlock = v.InferOutput<typeof schema>;

/** `categories`: links that show one category of the posts, or all. `top`: its first picture is in the first window. */
interface PostsPart extends PostsBlock {
  top?: boolean;
  categories?: readonly PageLink[];
}

export const posts = blockKind({
  meaning: "Posts of the blog as cards",
  schema,
  part: (block): PostsPart => block,
  view({ title, items, categories, top = false }) {
    return (
      <Section title={title}>
        {categories === undefined ? null : <PillLinks name="Categories" links={categories} />}
        {/* In a long list the first card is larger (post-card.css). */}
        <ul className="post-grid" role="list" data-long={items.length > 4 ? "" : undefined}>
          {items.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} heading={itemHeading(title)} first={top && index === 0} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  dates: ({ items }) => items.map(({ published }) => published),
});
