import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Card, CardsBlock } from "#app/domain/content/blocks.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";
import { itemHeading, Section } from "./section.tsx";

function Facts({ facts }: { facts: NonNullable<Card["facts"]> }) {
  return (
    <dl className="card-facts">
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{keepUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Cards({ id, title, text, items }: CardsBlock) {
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
            {item.price === undefined ? null : <p className="card-price">{keepUnits(item.price)}</p>}
            {item.text === "" ? null : <p>{keepUnits(item.text)}</p>}
            {item.facts === undefined ? null : <Facts facts={item.facts} />}
            {item.action === undefined ? null : (
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
}
