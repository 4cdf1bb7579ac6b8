import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { PostGrid } from "#app/components/post-card.tsx";
import { optional, required, resolved, whole } from "#app/operator/fields.ts";
import { postSummary } from "#app/operator/post-summary.ts";
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
  categories?: { name: string; href: string; current: boolean }[];
}

function Posts({ title, items, categories, top = false }: PostsPart) {
  return (
    <Section title={title}>
      {categories === undefined ? null : (
        <nav className="pill-links" aria-label="Categories">
          <ul role="list">
            {categories.map(({ name, href, current }) => (
              <li key={href}>
                <AppLink href={href} aria-current={current ? "page" : undefined}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
