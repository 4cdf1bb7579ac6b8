import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { WebcamsBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

/** "" for a page of this site. */
function siteOf(url: string): string {
  return URL.canParse(url) ? ` at ${new URL(url).hostname.replace(/^www\./, "")}` : "";
}

/** Links to cameras on other sites; their live pictures are not ours to embed. */
export function Webcams({ title, items }: WebcamsBlock) {
  const Heading = itemHeading(title);
  return (
    <Section title={title} band="sunken">
      <ul className="webcams" role="list">
        {items.map((camera) => (
          <li key={camera.url} className="webcam">
            <p className="webcam-screen" aria-hidden="true">
              {camera.poster === null ? null : <Picture src={camera.poster} alt="" width={1600} height={900} />}
              <span>
                Opens the live picture{siteOf(camera.url)} <Icon name="arrow" />
              </span>
            </p>
            <div className="webcam-words">
              {camera.place === "" ? null : <p className="eyebrow">{camera.place}</p>}
              <Heading>
                <AppLink href={camera.url}>{camera.name}</AppLink>
              </Heading>
              {camera.text === "" ? null : <p>{camera.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
