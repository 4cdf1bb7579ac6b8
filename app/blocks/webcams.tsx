import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { pricedItem } from "#app/domain/content/linked-tours.ts";
import { line, linkTarget, optional, picture, required, resolved, words } from "#app/operator/fields.ts";
import { action, blockKind, filled, heading, withId } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

const camera = resolved(
  v.object({
    name: required(line(200), "Its name", "Yavapai Point"),
    url: required(linkTarget, "Its page", "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm"),
    place: words(200, "Where it is", "Grand Canyon, South Rim"),
    text: words(1_000, "What it shows", "The inner canyon, every fifteen minutes."),
    poster: optional(picture, "Path or address of a still picture", "/media/grand-canyon/rim.svg"),
    action,
  }),
  (item, at) => ({ ...item, id: at.fragment("camera", item.name) }),
);

/** An arrow that leaves the site. */
const OUT = "M6 18 18 6 M9 6h9v9";

export const webcams = blockKind({
  meaning: "Cameras on other sites, with a still picture each",
  schema: resolved(
    v.object({
      type: v.literal("webcams"),
      title: heading("Look before you go"),
      items: required(filled(camera, 100), "The cameras"),
    }),
    withId,
  ),
  part: (block, tours) => ({ ...block, items: block.items.map((item) => pricedItem(item, tours)) }),
  /** Links to cameras on other sites; their live pictures are not ours to embed. Laid out as `Cards`. */
  view({ id, title, items }) {
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
                  {URL.canParse(camera.url)
                    ? `See it on ${new URL(camera.url).hostname.replace(/^www\./, "")}`
                    : "Open camera"}
                  <span className="visually-hidden">: {camera.name}</span> <InlineIcon path={OUT} />
                </AppLink>
                {camera.action === null ? null : (
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
  },
  isList: true,
});
