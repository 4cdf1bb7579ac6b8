import { PostGrid } from "#app/components/post-card.tsx";
import type { PostsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

export function Posts({ title, items }: PostsBlock) {
  return (
    <Section title={title}>
      <PostGrid posts={items} heading={itemHeading(title)} />
    </Section>
  );
}
