import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { lowestPriceAt } from "#app/domain/content/linked-tours.ts";
import { line, linkTarget, many, optional, required, resolved, words } from "#app/operator/fields.ts";
import { action, blockKind, filled, heading, lead, pictureFields, withId, withPicture } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

const fact = v.object({
  label: required(line(60), "What it is about", "Fare"),
  value: required(line(300), "What holds", "$45 one way"),
});

const card = resolved(
  v.object({
    title: required(line(200), "Title of the card", "Zion shuttle"),
    text: words(1_000, "A sentence or two", "To the visitor center and back, every day."),
    url: optional(
      linkTarget,
      "Where the title leads; of a link to tours the card says the lowest price",
      "/shuttle-service/zion",
    ),
    ...pictureFields,
    price: words(100, "A price, in words", "$45 one way"),
    facts: many(fact, 12, "Facts in two columns"),
    action,
  }),
  withPicture,
);

export const cards = blockKind({
  meaning: "Cards side by side, each with a picture, facts or a way on",
  schema: resolved(
    v.object({
      type: v.literal("cards"),
      title: heading("Three lines"),
      text: lead(),
      items: required(filled(card, 100), "The cards"),
    }),
    withId,
  ),
  /** A card that leads to tours of the tenant says what they cost: `From $119`. */
  part(block, { all, format }) {
    const items = block.items.map((item) => {
      const price = item.url === null ? null : lowestPriceAt(item.url, all);
      return price === null ? item : { ...item, price: `From ${format.money(price)}` };
    });
    return { ...block, items };
  },
  view({ id, title, text, items }) {
    const Heading = itemHeading(title);
    const isStrip = title === "" && items.every(({ picture }) => picture === null);
    return (
      <Section title={title} text={text} id={id} className={isStrip ? "strip" : ""}>
        <ul role="list" className="cards">
          {items.map((item) => (
            <li key={item.title + item.url} className="card">
              {item.picture === null ? null : <Picture src={item.picture.src} alt="" width={1600} height={1067} />}
              <Heading className="card-title">
                {item.url === null ? item.title : <AppLink href={item.url}>{item.title}</AppLink>}
              </Heading>
              {item.price === "" ? null : <p className="card-price">{item.price}</p>}
              {item.text === "" ? null : <p>{item.text}</p>}
              {item.facts.length === 0 ? null : (
                <dl className="card-facts">
                  {item.facts.map(({ label, value }, index) => (
                    <div key={index}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {item.action === null ? null : (
                <AppLink href={item.action.url} className="button button-quiet">
                  {item.action.title}
                  <span className="visually-hidden">: {item.title}</span>
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
