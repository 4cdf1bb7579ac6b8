import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { StepsPart } from "#app/domain/content/content-part.ts";
import { itemHeading, Section } from "./section.tsx";

/** The only link of a list belongs to all of it and stands below; of several, each stands in its step. */
function List({ title, items }: Pick<StepsPart, "title" | "items">) {
  const Heading = itemHeading(title);
  const [first, ...others] = items.flatMap(({ action }) => action ?? []);
  return (
    <>
      <ol className="steps" role="list">
        {items.map((item) => (
          <li key={item.title}>
            <Heading>{item.title}</Heading>
            {item.text === "" ? null : <p>{item.text}</p>}
            {item.action === undefined || others.length === 0 ? null : (
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
