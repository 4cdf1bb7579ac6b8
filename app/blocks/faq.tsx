import { Icon } from "#app/components/icon.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { FaqBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

/** From how many groups on the topics are listed above them. */
const GROUPS_WITH_TOPICS = 3;

type Group = FaqBlock["groups"][number];

/** Its own prefix: a question's id is unique on the page, and so is this. */
const groupId = ({ items }: Group) => `topic-${items[0]?.id ?? ""}`;

function Topics({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="Topics" className="faq-topics">
      <ul role="list" className="kinds">
        {groups.map((group) => (
          <li key={groupId(group)}>
            <a href={`#${groupId(group)}`}>{group.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Native `<details>`: opens without JavaScript, on find-in-page, and for fragments.
 *
 * @param opened how many, from the first, are open
 */
export function Faq({ title, groups, opened = 0 }: FaqBlock & { opened?: number }) {
  const Heading = itemHeading(title);
  const first = new Set(groups.flatMap(({ items }) => items).slice(0, opened));
  return (
    <Section title={title} className="faq">
      {groups.length >= GROUPS_WITH_TOPICS && groups.every((group) => group.title !== "") ? (
        <Topics groups={groups} />
      ) : null}
      <div className="faq-groups">
        {groups.map((group, index) => (
          <div key={index} id={groupId(group)} className="faq-group">
            {group.title === "" ? null : <Heading className="faq-group-title">{group.title}</Heading>}
            {group.items.map((item) => (
              <details key={item.id} className="faq-item" open={first.has(item)}>
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
