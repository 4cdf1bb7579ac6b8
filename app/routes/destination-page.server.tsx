/** Landing page of a place or tag (specification 10.3). */

import { Cta } from "#app/blocks/cta.tsx";
import type { Site } from "#app/context.ts";
import { hotelHref } from "#app/domain/cart/hotel-link.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import { readDateQuery } from "#app/domain/tour/date-search.ts";
import { soonestFirst } from "#app/domain/tour/listed-tours.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import { type Place, placeNamed } from "#app/domain/tour/places.ts";
import { placesOnMap } from "#app/domain/tour/places-map.ts";
import { durationText, hoursText, numberWord, plural } from "#app/domain/tour/text.ts";
import { destinationHref, lowestPrice, shortPlace, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";
import { TourGrid } from "#app/features/tour/card.tsx";
import { DestinationFacts, DestinationGuide } from "#app/features/tour/destination-facts.tsx";
import { pagePart } from "#app/server-html/render.server.tsx";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { documentHead } from "./document-head.server.ts";
import { cardMaker, moved, notFound, unavailable } from "./page-data.server.ts";

const DETAIL = /^(.+)-tours$/;

interface Destination {
  slug: string;
  heading: string;
  /** Begins the page. */
  lead: string;
  /** The description that search engines show. */
  description: string;
  /** null for a tag that is no place. */
  place: Place | null;
  /** null: the tour list could not be loaded. */
  tours: TourSummary[] | null;
}

/** `3 tours: 4 hours to 2 days, 1 night`, where nobody describes the place. */
function toursText(tours: readonly TourSummary[]): string {
  const byLength = tours.toSorted((a, b) => (a.durationHours ?? 0) - (b.durationHours ?? 0));
  const lengths = new Set(byLength.flatMap((tour) => durationText(tour) ?? []));
  const [shortest, longest] = [[...lengths][0], [...lengths].at(-1)];
  const length = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return `${plural(tours.length, "tour")}${length === undefined ? "" : `: ${length}`}`;
}

/** @throws the 404 response for a tag without tours, 301 for one by an earlier rule, 503 when the tour list could not be loaded */
function destinationOf({ tours: all, places, tenant }: Site, slug: string): Destination {
  const tours = all && toursWithTag(all, slug);
  const place = placeNamed(places, slug) ?? null;
  if (place !== null) {
    const heading = `${place.title} tours${slug === places.town.slug ? "" : fromTown(tenant)}`;
    const price = lowestPrice(tours ?? []);
    const lead = place.line || (tours === null || tours.length === 0 ? "" : `${toursText(tours)}.`);
    const from = place.line || price === null ? "" : ` From ${formatOf(tenant).money(price)} per adult.`;
    return {
      slug,
      heading,
      lead,
      description: place.line || (lead === "" ? "" : `${heading}. ${lead}${from}`),
      place,
      tours,
    };
  }
  if (tours === null) unavailable();
  const newer = places.tags.movedTo(slug);
  if (newer !== null) moved(destinationHref(newer));
  const tag = tours.length === 0 ? null : places.tags.nameOf(slug);
  if (tag === null) notFound();
  const lead = `Everything we have under “${tag}”.`;
  return {
    slug,
    lead,
    description: lead,
    heading: `${tag}: tours${fromTown(tenant)}`,
    place: null,
    tours,
  };
}

/** `2 h 45 min by road from Kanab, 160 miles one way.`, as far as known. */
function wayTo({ tenant }: Site, { hours, miles, nearer }: Place): string {
  const { longDistance } = formatOf(tenant);
  const facts = [
    hours === null ? [] : `${hoursText(hours)} by road${fromTown(tenant)}`,
    miles === null ? [] : `${longDistance(miles)} one way${hours === null ? fromTown(tenant) : ""}`,
  ].flat();
  const way = facts.length === 0 ? "" : `${facts.join(", ")}.`;
  if (nearer === null) return way;
  return `${way} The ${nearer.name} is nearer: ${hoursText(nearer.hours)}, ${longDistance(nearer.miles)}.`;
}

/** The way there: among those to the other places of the tenant, else by itself. */
function mapOf(site: Site, request: Request, slug: string, place: Place | null) {
  const { sold } = site.places;
  const isSold = sold.some((each) => each.slug === slug);
  const shown = place && placesOnMap(site.places, isSold ? sold : [place]);
  if (!shown?.places.some((each) => each.slug === slug)) return { map: [], isOfAllPlaces: false };
  const text =
    place?.hours == null ? "" : `One way${fromTown(site.tenant)} in normal traffic. Rest stops not included.`;
  return {
    map: renderParts(site, request, [{ type: "map", title: "Where it is", text, shown, here: slug }], "map"),
    /** The list beside it has links to all other places. */
    isOfAllPlaces: sold.every((each) => shown.places.includes(each)),
  };
}

/** What there is to do and to know at a place, then the way on for those who have not chosen one of the tours. */
function DestinationEnd({ place, count }: { place: Place | null; count: number }) {
  return (
    <>
      {place === null ? null : <DestinationGuide place={place} />}
      {count === 0 ? null : (
        <Cta
          title={count === 1 ? "Not sure this is the one?" : `Not sure which of the ${numberWord(count)}?`}
          text="Tell us your date and group size, and the list shows what has seats. Or ask: we answer questions about every tour."
          action={{
            title: "Search by date",
            url: place !== null && count > 1 ? `/our-tours?destination=${place.slug}` : "/our-tours",
          }}
          other={{ title: "Ask us", url: "/contact-us" }}
        />
      )}
    </>
  );
}

/** @param detail `{slug}-tours`, from the path */
export async function destinationPageData(
  site: Site,
  { request, url }: { request: Request; url: URL },
  detail: string,
) {
  if (!site.isConfirmed) unavailable();
  const destination = destinationOf(site, DETAIL.exec(detail.normalize("NFC"))?.[1] ?? notFound());
  const { slug, heading, lead, description, place, tours } = destination;
  const canonical = site.origin + destinationHref(slug);
  const dateQuery = readDateQuery(url.searchParams, site.now().date);
  const isIgnored = url.searchParams.has("date") && dateQuery.dates.length === 0;
  if (isIgnored || url.searchParams.has("stay") || (dateQuery.people ?? 0) > MAX_PEOPLE) site.doNotStore("no-match");
  const cards = tours && soonestFirst(tours.map(await cardMaker(site, request, tours, { dateQuery })));
  const picture = place?.image == null || place.image === NO_IMAGE ? null : place.image;
  const way = place === null ? "" : wayTo(site, place);
  const hasFacts = place !== null && [way, place.weather, place.clock].some((fact) => fact !== "");
  const nodes = () => [
    ...tourListNodes(site.origin, { title: heading, canonical, tours: cards ?? [], crumbs: [TOURS_CRUMB] }),
    ...(place === null
      ? []
      : [
          {
            "@type": "TouristDestination" as const,
            name: place.title,
            description,
            image: picture === null ? undefined : new URL(picture, site.origin).href,
            url: canonical,
          },
        ]),
  ];
  return {
    kind: "destination" as const,
    address: site.address,
    slug,
    heading,
    lead,
    picture,
    /** "" for tags. */
    about: place?.about ?? "",
    /** null for tags and where nothing is known. */
    facts: hasFacts ? pagePart(site, request, <DestinationFacts place={place} way={way} />) : null,
    end: pagePart(site, request, <DestinationEnd place={place} count={cards?.length ?? 0} />),
    /** Search for a room there; null for places without hotels. */
    hotels: place?.hasHotels === true ? hotelHref(slug) : null,
    /** "Grand Canyon"; null for tags. */
    name: place && shortPlace(place.title),
    /** Number of tours; null when the tour list could not be loaded. */
    count: cards?.length ?? null,
    /** The lowest price of an adult; null when unknown. */
    from: lowestPrice(tours ?? []),
    grid:
      cards === null || cards.length === 0
        ? null
        : pagePart(site, request, <TourGrid site={site} tours={cards} isPlacePage={place !== null} />),
    ...mapOf(site, request, slug, place),
    head: documentHead(site, {
      title: heading,
      description,
      canonical,
      // The address of a fixed place exists for every tenant, also for one that does not go there.
      unindexed: cards?.length === 0,
      share: shareImage(site, null, place ? [slug] : commonTags(tours ?? [])),
      nodes,
    }),
  };
}
