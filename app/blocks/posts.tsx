import { PostGrid } from "#app/components/post-card.tsx";
import type { PostsBlock } from "#app/domain/page.ts";
import { itemHeading, Section } from "./section.tsx";

export function Posts({ title, items }: PostsBlock) {
  return (
    <Section title={title}>
      <PostGrid posts={items} heading={itemHeading(title)} />
    </Section>
  );
}
