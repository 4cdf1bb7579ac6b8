/** Turns the parts of a page's content into what its loader returns. */

import { isInteractive } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { dayAtPlace } from "#app/domain/tour/day-at-place.ts";
import type { Place } from "#app/domain/tour/places.ts";
import type { PagePart } from "./parts.tsx";
import { pagePart, staticPart } from "./render.server.tsx";
import { isSitePart, StaticView } from "./views.server.tsx";

/** What the day of a tour is usually like at its place, as a static part; null where nothing is known. @param ownZone of the tour */
export function dayAtPlacePart(site: Site, place: Place, date: IsoDate, ownZone: string | null) {
  const day = dayAtPlace(site.tenant, place, date, ownZone);
  return (
    day &&
    staticPart(
      site,
      <>
        <h3>{day.title}</h3>
        <dl className="card-facts">
          {day.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </>,
    )
  );
}

/**
 * Static parts as HTML, adjacent ones joined; interactive parts as data for their components.
 *
 * @param name as `Parts` gets it: unique among the lists of parts on a page, so that ids in their HTML are
 */
export function renderParts(site: Site, request: Request, parts: readonly ContentPart[], name = "part"): PagePart[] {
  const rendered: PagePart[] = [];
  let run: ContentPart[] = [];
  const endRun = () => {
    if (run.length === 0) return;
    const views = run.map((part, index) => <StaticView key={index} part={part} site={site} />);
    rendered.push(pagePart(site, request, views, `${name}-${rendered.length}-`));
    run = [];
  };
  for (const part of parts) {
    if (!isSitePart(part) && isInteractive(part)) {
      endRun();
      rendered.push(part as PagePart);
    } else run.push(part);
  }
  endRun();
  return rendered;
}
