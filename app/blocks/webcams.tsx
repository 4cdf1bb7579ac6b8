import { AppLink } from "#app/components/app-link.tsx";
import { InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { WebcamsBlock } from "#app/domain/content/blocks.ts";
import { PartLinks } from "./part-links.tsx";
import { itemHeading, Section } from "./section.tsx";

/** An arrow that leaves the site. */
const OUT = "M6 18 18 6 M9 6h9v9";

/** `South Rim, Arizona` → `South Rim` */
const shortName = (place: string) => place.replace(/,.*/, "");

/** Leads to the first camera of each place. */
function Places({ items }: Pick<WebcamsBlock, "items">) {
  const parts = items.flatMap(({ id, place }, index) => {
    const text = shortName(place);
    const isFirst = index === items.findIndex((other) => shortName(other.place) === text);
    return id && place !== "" && isFirst ? [{ id, text }] : [];
  });
  return parts.length < 2 ? null : <PartLinks label="Places" parts={parts} />;
}

/** Links to cameras on other sites; their live pictures are not ours to embed. Laid out as `Cards`. */
export function Webcams({ id, title, items }: WebcamsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} id={id}>
      <Places items={items} />
      <ul className="cards webcams" role="list">
        {items.map((camera) => (
          <li key={camera.url} id={camera.id ?? undefined} className="card">
            {camera.poster === null ? null : <Picture src={camera.poster} alt="" width={1600} height={1067} />}
            {camera.place === "" ? null : <p className="eyebrow">{camera.place}</p>}
            <Heading className="card-title">{camera.name}</Heading>
            {camera.text === "" ? null : <p>{camera.text}</p>}
            <AppLink href={camera.url} className="button button-quiet">
              {camera.name} live <InlineIcon path={OUT} />
            </AppLink>
            {camera.action === undefined ? null : (
              <AppLink href={camera.action.url} className="text-link">
                {camera.action.title}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
