import { AppLink } from "#app/components/app-link.tsx";
import { Icon, InlineIcon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Place } from "#app/domain/tour/places.ts";

const SUN =
  "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.6 5.6 7 7 M17 17l1.4 1.4 M18.4 5.6 17 7 M7 17l-1.4 1.4";

/** Under the title of the page, as items of a list; rendered on the server. @param way distance and travel time */
export function DestinationFacts({ place: { weather, clock }, way }: { place: Place; way: string }) {
  const facts = [
    ["way", <Icon key="icon" name="road" />, way],
    ["weather", <InlineIcon key="icon" path={SUN} />, weather],
    ["clock", <Icon key="icon" name="clock" />, clock],
  ] as const;
  return facts.map(([name, icon, text]) =>
    text === "" ? null : (
      <li key={name}>
        {icon}
        {text}
      </li>
    ),
  );
}

function Todo({ todo }: Pick<Place, "todo">) {
  return (
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
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What there is to do and to know at a place, as far as known; rendered on the server. */
export function DestinationGuide({ place: { view, todo, season, fee, know, links } }: { place: Place }) {
  const facts = [
    ["When to go", season],
    ["Park fees", fee],
    ["Good to know", know],
  ].filter(([, text]) => text !== "");
  if (facts.length + todo.length + links.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="guide">
      <div className="section-head">
        <h2 id="guide">Before you go</h2>
      </div>
      <div className="guide">
        {view === null ? null : (
          <figure>
            <Picture src={view.src} alt="" width={1600} height={1067} className="destination-poster" />
            <figcaption className="post-facts">{view.text}</figcaption>
          </figure>
        )}
        {todo.length === 0 ? null : <Todo todo={todo} />}
        <dl>
          {facts.map(([name, text = ""]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {links.length === 0 ? null : (
            <div>
              <dt>Look before you pack</dt>
              {links.map(([text, href]) => (
                <dd key={href}>
                  <AppLink href={href}>{text}</AppLink>
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
