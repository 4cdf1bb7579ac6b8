/** Turns the parts of a page's content into what its loader returns. */

import { Cta } from "#app/blocks/cta.tsx";
import { isInteractive } from "#app/blocks/registry.server.tsx";
import type { Site } from "#app/context.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { clockName, zoneName } from "#app/domain/tenant/departure-town.ts";
import { withNotices } from "#app/domain/tenant/notices.ts";
import { dayAtPlace } from "#app/domain/tour/day-at-place.ts";
import type { Place } from "#app/domain/tour/place.ts";
import { numberWord, plural } from "#app/domain/tour/text.ts";
import type { TourOnCard } from "#app/domain/tour/tour.ts";
import { TourGridOrPlaces } from "#app/features/tour/card.tsx";
import { DestinationFacts, DestinationGuide } from "#app/features/tour/destination-facts.tsx";
import { IgnoredDate, ListNotice } from "#app/features/tour-list/list-notice.tsx";
import { LargeGroup, OtherTours } from "#app/features/tour-list/other-tours.tsx";
import { TourPages } from "#app/features/tour-list/tour-pages.tsx";
import type { PagePart } from "./parts.tsx";
import { omitFromDocumentData, staticPart } from "./render.server.tsx";
import { isSitePart, StaticView } from "./views.server.tsx";

interface GridOptions {
  /** Links to the other pages of the list that the page is about. */
  pages?: React.ComponentProps<typeof TourPages>;
  isPlacePage?: boolean;
}

/** A list of tour cards as a static part. */
export function tourGrid(site: Site, tours: readonly TourOnCard[], { pages, isPlacePage }: GridOptions = {}) {
  const places = site.places.tiles;
  return staticPart(
    site,
    <>
      <TourGridOrPlaces
        tours={withNotices(site, tours)}
        places={places}
        isPlacePage={isPlacePage}
        isOnTop={pages !== undefined}
        baseSiteUrl={site.baseSiteUrl}
      />
      {pages === undefined || pages.hrefs.length < 2 ? null : <TourPages {...pages} />}
    </>,
  );
}

/** Lists of tour cards on the page of a place, each with a heading, as one static part. */
export function tourGroups(site: Site, groups: readonly { title: string; tours: readonly TourOnCard[] }[]) {
  return staticPart(
    site,
    groups.map(({ title, tours }) => (
      <section key={title}>
        <h2>
          {title} ({plural(tours.length, "tour")})
        </h2>
        <TourGridOrPlaces tours={withNotices(site, tours)} places={[]} isPlacePage baseSiteUrl={site.baseSiteUrl} />
      </section>
    )),
  );
}

/** The way to a place, its weather and its clock, as a static part: items of a list. */
export function destinationFacts(site: Site, place: Place, way: string) {
  return staticPart(site, <DestinationFacts place={place} way={way} />);
}

/** What the day of a tour is usually like at its place, as a static part; null where nothing is known. @param ownZone of the tour */
export function dayAtPlacePart(site: Site, place: Place, date: IsoDate, ownZone: string | null) {
  const { tenant } = site;
  const clock = { timeZone: zoneName(tenant, ownZone), name: clockName(tenant, ownZone) };
  const day = dayAtPlace(formatOf(tenant), place, date, clock);
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

interface DestinationEnd {
  /** null for tags. */
  place: Place | null;
  /** Number of tours on the page. */
  count: number;
}

/** What there is to do and to know at a place, then the way on for those who have not chosen a tour, as a static part. */
export function destinationEnd(site: Site, { place, count }: DestinationEnd) {
  const question = count === 1 ? "Not sure this is the one?" : `Not sure which of the ${numberWord(count)}?`;
  return staticPart(
    site,
    <>
      {place === null ? null : <DestinationGuide place={place} />}
      {count === 0 ? null : (
        <Cta
          title={question}
          text="Tell us your date and group size, and the list shows what has seats. Or ask: we answer questions about every tour."
          action={{
            title: "Search by date",
            url: place !== null && count > 1 ? `/our-tours?destination=${place.slug}` : "/our-tours",
          }}
          other={{ title: "Ask us", url: "/contact-us" }}
        />
      )}
    </>,
  );
}

/** Why a tour list is not the one asked for, as a static part. */
export function ignoredDateNotice(site: Site, why: string) {
  return staticPart(site, <IgnoredDate why={why} />);
}

export function listNotice(site: Site, props: React.ComponentProps<typeof ListNotice>) {
  return staticPart(site, <ListNotice {...props} />);
}

/** Tours that cannot be taken on the dates asked for, as a static part. */
export function otherTours(site: Site, props: React.ComponentProps<typeof OtherTours>) {
  return staticPart(site, <OtherTours {...props} />);
}

/** The way to the contact form for a group that most tours are too small for, as a static part. */
export function largeGroup(site: Site, props: React.ComponentProps<typeof LargeGroup>) {
  return staticPart(site, <LargeGroup {...props} />);
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
    rendered.push(omitFromDocumentData(request, staticPart(site, views, `${name}-${rendered.length}-`)));
    run = [];
  };
  for (const part of parts) {
    // Always sent as data: they are streamed, so the HTML of the document may not contain them.
    if (part.type === "pendingTours") {
      endRun();
      rendered.push({ ...part, tours: part.tours.then((tours) => tourGrid(site, tours)) });
    } else if (!isSitePart(part) && isInteractive(part)) {
      endRun();
      rendered.push(part as PagePart);
    } else run.push(part);
  }
  endRun();
  return rendered;
}
