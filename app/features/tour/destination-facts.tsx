import { AppLink } from "#app/components/app-link.tsx";
import type { Guide } from "#app/domain/tour/destination-guides.ts";

/** What there is to do and to know at a place; rendered on the server. @param way distance and travel time */
export function DestinationFacts({ guide, way }: { guide: Guide; way: string }) {
  const { todo, when, weather, clock, fee, know, links } = guide;
  const facts = [
    ["What to do", todo],
    ["When to go", [when, weather]],
    ["Getting there", [way]],
    ["Time zone", [clock]],
    ["Park fees", [fee]],
    ["Good to know", [know]],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="guide">
      <div className="section-head">
        <h2 id="guide">Before you go</h2>
      </div>
      <dl className="guide">
        {facts.map(([name, texts]) => (
          <div key={name}>
            <dt>{name}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
        <div>
          <dt>Look before you pack</dt>
          {links.map(([text, href]) => (
            <dd key={href}>
              <AppLink href={href}>{text}</AppLink>
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
