import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { WebcamsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

/** Says where another site's picture opens. */
function liveAt(url: string): string {
  return URL.canParse(url) ? `Live at ${new URL(url).hostname.replace(/^www\./, "")}` : "Live picture";
}

/** Links to cameras on other sites; their live pictures are not ours to embed. Laid out as `Cards`. */
export function Webcams({ id, title, items }: WebcamsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} id={id}>
      <ul className="cards" role="list">
        {items.map((camera) => (
          <li key={camera.url} className="card">
            {camera.poster === null ? null : <Picture src={camera.poster} alt="" width={1600} height={1067} />}
            {camera.place === "" ? null : <p className="eyebrow">{camera.place}</p>}
            <Heading className="card-title">{camera.name}</Heading>
            {camera.text === "" ? null : <p>{camera.text}</p>}
            <AppLink href={camera.url} className="button">
              {liveAt(camera.url)}
              <span className="visually-hidden">: {camera.name}</span>
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
