import * as v from "valibot";
import { PillLinks } from "#app/components/pill-links.tsx";
import { PostGrid } from "#app/components/post-card.tsx";
import type { PageLink } from "#app/domain/content/page-top.ts";
import { postSummary } from "#app/operator/blog-post.ts";
import { optional, required, resolved, whole } from "#app/operator/fields.ts";
import { blockKind, filled, heading } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

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

function Posts({ title, items, categories, top = false }: PostsPart) {
  return (
    <Section title={title}>
      {categories === undefined ? null : <PillLinks name="Categories" links={categories} />}
      <PostGrid posts={items} heading={itemHeading(title)} top={top} />
    </Section>
  );
}

export const posts = blockKind({
  meaning: "Posts of the blog as cards",
  schema,
  part: (block): PostsPart => block,
  view: (part) => <Posts {...part} />,
  dates: ({ items }) => items.map(({ published }) => published),
});
