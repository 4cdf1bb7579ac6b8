import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { CardsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

export function Cards({ title, items }: CardsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title}>
      <ul role="list" className="cards">
        {items.map((item) => (
          <li key={item.title + item.url} className="card">
            {item.picture === null ? null : <Picture src={item.picture.src} alt="" width={1600} height={1067} />}
            <Heading className="card-title">
              {item.url === null ? item.title : <AppLink href={item.url}>{item.title}</AppLink>}
            </Heading>
            {item.text === "" ? null : <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
