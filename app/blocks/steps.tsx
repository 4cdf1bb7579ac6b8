import type { StepsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

export function Steps({ title, items }: StepsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} band="sunken">
      <ol className="steps" role="list">
        {items.map((item) => (
          <li key={item.title}>
            <Heading>{item.title}</Heading>
            {item.text === "" ? null : <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
