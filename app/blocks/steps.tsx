import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { pricedItem } from "#app/domain/content/linked-tours.ts";
import { line, required, resolved, words } from "#app/operator/fields.ts";
import { action, blockKind, filled, heading, pictureFields, withId, withPicture } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

const schema = resolved(
  v.object({
    type: v.literal("steps"),
    title: heading("How a day goes"),
    ...pictureFields,
    items: required(
      filled(
        v.object({
          title: required(line(200), "What happens", "Pick-up at your hotel"),
          text: words(2_000, "More about it", "Between 6 and 7 in the morning."),
          action,
        }),
        100,
      ),
      "The steps, in order; a link to tours says their lowest price",
    ),
  }),
  (block, at) => withPicture(withId(block, at)),
);

type StepsBlock = v.InferOutput<typeof schema>;

/** The only link of a list belongs to all of it and stands below; of several, each stands in its step. */
function List({ title, items }: Pick<StepsBlock, "title" | "items">) {
  const Heading = itemHeading(title);
  const [first, ...others] = items.flatMap(({ action }) => action ?? []);
  return (
    <>
      <ol className="steps" role="list">
        {items.map((item) => (
          <li key={item.title}>
            <Heading>{item.title}</Heading>
            {item.text === "" ? null : <p>{item.text}</p>}
            {item.action === null || others.length === 0 ? null : (
              <AppLink href={item.action.url} className="button button-quiet">
                {item.action.title}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {first === undefined || others.length > 0 ? null : (
        <AppLink href={first.url} className="button">
          {first.title}
        </AppLink>
      )}
    </>
  );
}

export const steps = blockKind({
  meaning: "What happens one after the other, step by step; beside a picture if there is one",
  schema,
  part: (block, tours) => ({ ...block, items: block.items.map((item) => pricedItem(item, tours)) }),
  /** A band across the page, or a picture with the steps beside it. */
  view({ id, title, picture, items }) {
    if (picture === null) {
      return (
        <Section title={title} id={id} band="sunken">
          <List title={title} items={items} />
        </Section>
      );
    }
    return (
      <Section title="" className="pictured-steps">
        <Picture src={picture.src} alt={picture.alt} width={1600} height={1067} />
        <div>
          {title === "" ? null : <h2 id={id ?? undefined}>{title}</h2>}
          <List title={title} items={items} />
        </div>
      </Section>
    );
  },
  passages: ({ title, items }) => [{ title, text: items.map((item) => `${item.title}: ${item.text}`).join(" ") }],
});
