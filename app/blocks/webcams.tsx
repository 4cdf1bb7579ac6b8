import { AppLink } from "#app/components/app-link.tsx";
import { InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { WebcamsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

/** An arrow that leaves the site. */
const OUT = "M6 18 18 6 M9 6h9v9";

/** `See it on nps.gov`; an operator's own camera has a path only. */
function cameraText(url: string): string {
  return URL.canParse(url) ? `See it on ${new URL(url).hostname.replace(/^www\./, "")}` : "Open camera";
}

/** Links to cameras on other sites; their live pictures are not ours to embed. Laid out as `Cards`. */
export function Webcams({ id, title, items }: WebcamsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} id={id}>
      <ul className="cards webcams" role="list">
        {items.map((camera) => (
          <li key={camera.url} id={camera.id ?? undefined} className="card">
            {camera.poster === null ? null : <Picture src={camera.poster} alt="" width={1600} height={1067} />}
            {camera.place === "" ? null : <p className="eyebrow">{camera.place}</p>}
            <Heading className="card-title">{camera.name}</Heading>
            {camera.text === "" ? null : <p>{camera.text}</p>}
            <p className="button-row">
              <AppLink href={camera.url} className="button button-quiet">
                {cameraText(camera.url)}
                <span className="visually-hidden">: {camera.name}</span> <InlineIcon path={OUT} />
              </AppLink>
              {camera.action === undefined ? null : (
                <AppLink href={camera.action.url} className="text-link">
                  {camera.action.title}
                </AppLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
