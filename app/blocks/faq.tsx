import { Icon } from "#app/components/icon.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { FaqBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

/** Native `<details>`: opens without JavaScript, on find-in-page, and for fragments. */
export function Faq({ title, groups }: FaqBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} className="faq">
      <div className="faq-groups">
        {groups.map((group, index) => (
          <div key={index} className="faq-group">
            {group.title === "" ? null : <Heading className="faq-group-title">{group.title}</Heading>}
            {group.items.map((item) => (
              <details key={item.id} className="faq-item">
                <summary>
                  {item.question}
                  <Icon name="down" />
                </summary>
                <div id={item.id} className="faq-answer">
                  <RichText html={item.answer} />
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
