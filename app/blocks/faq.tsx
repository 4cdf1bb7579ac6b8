import * as v from "valibot";
import { Icon } from "#app/components/icon.tsx";
import { PillLinks } from "#app/components/pill-links.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { required } from "#app/operator/fields.ts";
import { question } from "#app/operator/html.ts";
import { blockKind, filled, heading } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

const schema = v.object({
  type: v.literal("faq"),
  title: heading("Questions"),
  groups: required(
    filled(
      v.object({ title: heading("Before you book"), items: required(filled(question, 100), "The questions") }),
      50,
    ),
    "Questions by topic; one group without a title is a plain list",
  ),
});

type FaqBlock = v.InferOutput<typeof schema>;

/** `opened`: how many answers, from the first, are open from the start. */
interface FaqPart extends FaqBlock {
  opened: number;
}

/** From how many groups on the topics are listed above them. */
const GROUPS_WITH_TOPICS = 3;

type Group = FaqBlock["groups"][number];

/** Its own prefix: a question's id is unique on the page, and so is this. */
const groupId = ({ items }: Group) => `topic-${items[0]?.id ?? ""}`;

/**
 * Native `<details>`: opens without JavaScript, on find-in-page, and for fragments.
 *
 * @param opened how many, from the first, are open
 */
export function Faq({ title, groups, opened }: Omit<FaqPart, "type">) {
  const Heading = itemHeading(title);
  const first = new Set(groups.flatMap(({ items }) => items).slice(0, opened));
  return (
    <Section title={title} className="faq">
      {groups.length >= GROUPS_WITH_TOPICS && groups.every((group) => group.title !== "") ? (
        <PillLinks
          name="Topics"
          links={groups.map((group) => ({ href: `#${groupId(group)}`, title: group.title }))}
          isSmall
          className="faq-topics"
        />
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

export const faq = blockKind({
  meaning: "Questions that unfold their answers",
  schema,
  part: (block): FaqPart => ({ ...block, opened: 0 }),
  view: (part) => <Faq {...part} />,
  passages: ({ groups }, toMarkdown) =>
    groups.flatMap(({ items }) =>
      items.map(({ id, question: title, answer }) => ({ title, text: toMarkdown(answer), fragment: id })),
    ),
});
