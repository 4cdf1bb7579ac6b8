import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { StepsPart } from "#app/domain/content/page-parts.ts";
import { itemHeading, Section } from "./section.tsx";

/** The first link of the list is its main one. */
function List({ title, items }: Pick<StepsPart, "title" | "items">) {
  const Heading = itemHeading(title);
  const main = items.find(({ action }) => action !== undefined);
  return (
    <ol className="steps" role="list">
      {items.map((item) => (
        <li key={item.title}>
          <Heading>{item.title}</Heading>
          {item.text === "" ? null : <p>{item.text}</p>}
          {item.action === undefined ? null : (
            <p>
              <AppLink href={item.action.url} className={item === main ? "button" : "button button-quiet"}>
                {item.action.title}
              </AppLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A band across the page, or a picture with the steps beside it. */
export function Steps({ id, title, picture, items, price }: StepsPart) {
  if (picture === undefined) {
    return (
      <Section title={title} text={price} id={id} band="sunken">
        <List title={title} items={items} />
      </Section>
    );
  }
  return (
    <Section title="" className="pictured-steps">
      <Picture src={picture.src} alt={picture.alt} width={1600} height={1067} />
      <div>
        {title === "" ? null : <h2 id={id ?? undefined}>{title}</h2>}
        {price === undefined ? null : <p className="lead">{price}</p>}
        <List title={title} items={items} />
      </div>
    </Section>
  );
}
