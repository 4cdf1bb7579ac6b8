import { AppLink } from "#app/components/app-link.tsx";
import { Icon, InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Guide } from "#app/domain/tour/destination-guides.ts";
import { destinationView } from "#app/domain/tour/destinations.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";

const SUN =
  "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.6 5.6 7 7 M17 17l1.4 1.4 M18.4 5.6 17 7 M7 17l-1.4 1.4";

/** Under the title of the page, as items of a list; rendered on the server. @param way distance and travel time */
export function DestinationFacts({ guide: { weather, clock }, way }: { guide: Guide; way: string }) {
  return (
    <>
      <li>
        <Icon name="road" />
        {keepUnits(way)}
      </li>
      <li>
        <InlineIcon path={SUN} />
        {keepUnits(weather)}
      </li>
      <li>
        <Icon name="clock" />
        {clock}
      </li>
    </>
  );
}

/** What there is to do and to know at a place; rendered on the server. */
export function DestinationGuide({ slug, guide }: { slug: string; guide: Guide }) {
  const { view, todo, when, fee, know, links } = guide;
  const facts = [
    ["When to go", [when]],
    ["Park fees", [fee]],
    ["Good to know", know === undefined ? [] : [know]],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="guide">
      <div className="section-head">
        <h2 id="guide">Before you go</h2>
      </div>
      <div className="guide">
        <figure>
          <Picture src={destinationView(slug)} alt="" width={1600} height={1067} className="destination-poster" />
          <figcaption className="post-facts">{view}</figcaption>
        </figure>
        <table className="data-table table-cards">
          <thead>
            <tr>
              <th scope="col">What to do</th>
              <th scope="col">What to expect</th>
            </tr>
          </thead>
          <tbody>
            {todo.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{keepUnits(text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {facts.map(([name, texts]) =>
            texts.length === 0 ? null : (
              <div key={name}>
                <dt>{name}</dt>
                {texts.map((text) => (
                  <dd key={text}>{keepUnits(text)}</dd>
                ))}
              </div>
            ),
          )}
          <div>
            <dt>Look before you pack</dt>
            {links.map(([text, href]) => (
              <dd key={href}>
                <AppLink href={href}>{text}</AppLink>
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}
