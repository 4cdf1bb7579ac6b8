import { AppLink } from "#app/components/app-link.tsx";
import { PostGrid } from "#app/components/post-card.tsx";
import type { PostsPart } from "#app/domain/content/content-part.ts";
import { itemHeading, Section } from "./section.tsx";

export function Posts({ title, items, categories, top = false }: PostsPart) {
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
