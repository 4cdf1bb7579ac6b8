/** Landing page of a place or tag (specification 10.3). The eight fixed places need no data of the operator. */

import type { Site } from "#app/context.ts";
import { hotelHref } from "#app/domain/cart/hotel-link.ts";
import { slugify } from "#app/domain/content/slug.ts";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";
import { destinationNodes } from "#app/domain/seo/structured-data/lists.ts";
import { GUIDES, type Guide } from "#app/domain/tour/destination-guides.ts";
import { DESTINATIONS, destinationPoster } from "#app/domain/tour/destinations.ts";
import { placesOnMap } from "#app/domain/tour/map.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import {
  destinationHref,
  lowestPrice,
  placeOf,
  shortPlace,
  type TourOnCard,
  type TourSummary,
  toursWithTag,
} from "#app/domain/tour/tour.ts";
import { soonestFirst } from "#app/domain/tour/tour-list.ts";
import {
  destinationEnd,
  destinationFacts,
  renderParts,
  tourGrid,
  tourGroups,
} from "#app/server-html/page-parts.server.tsx";
import { omitFromDocumentData } from "#app/server-html/render.server.tsx";
import { documentHead, publisherOf } from "./document-head.server.ts";
import { cardMaker, notFound, unavailable } from "./page-data.server.ts";

const DETAIL = /^([a-z0-9]+(?:-[a-z0-9]+)*)-tours$/;

interface Destination {
  slug: string;
  heading: string;
  description: string;
  place: (typeof DESTINATIONS)[number] | null;
  /** null: the tour list could not be loaded. */
  tours: TourSummary[] | null;
}

/** @throws the 404 response for a tag without tours, 503 when the tour list could not be loaded */
function destinationOf({ tours: all }: Site, slug: string): Destination {
  const tours = all && toursWithTag(all, slug);
  const place = DESTINATIONS.find((destination) => destination.slug === slug);
  if (place !== undefined) {
    return {
      slug,
      heading: `${place.title} tours from Las Vegas`,
      description: GUIDES[slug]?.line ?? "",
      place,
      tours,
    };
  }
  if (tours === null) unavailable();
  const tag = tours[0]?.tags.find((own) => slugify(own) === slug) ?? notFound();
  return {
    slug,
    heading: `${tag}: tours from Las Vegas`,
    description: `Everything we have under “${tag}”.`,
    place: null,
    tours,
  };
}

function wayTo({ miles }: (typeof DESTINATIONS)[number], { coachHours, parts }: Guide): string {
  const way = `${hoursText(coachHours)} by road from the Strip, ${miles} miles one way.`;
  if (parts === undefined) return way;
  const { name, coachHours: hours, miles: nearer } = parts.nearer;
  return `${way} The ${name} is nearer: ${hoursText(hours)}, ${nearer} miles.`;
}

const WAY_THERE = {
  title: "Where it is",
  text: "One way from the Las Vegas Strip in normal traffic. Rest stops not included.",
};

/** As many cards as one row holds need no headings of their own. */
const ONE_ROW = 3;

/** Tours to the place alone, and those that lead to other places as well; null for one row of cards, and unless there are some of the former and two or more of the latter. */
function groupsOf({ tours: all }: Site, { slug, place, tours }: Destination, cards: readonly TourOnCard[]) {
  const places = new Set(all?.map(placeOf));
  const isElsewhere = (tag: string) => slugify(tag) !== slug && places.has(slugify(tag));
  // Not by the cards, which have only their main place.
  const sharedIds = new Set(tours?.filter(({ tags }) => tags.some(isElsewhere)).map(({ id }) => id));
  const isShared = ({ id }: TourOnCard) => sharedIds.has(id);
  const shared = cards.filter(isShared);
  if (place === null || cards.length <= ONE_ROW || shared.length < 2 || shared.length === cards.length) return null;
  const name = shortPlace(place.title);
  return [
    { title: `${name} only`, tours: cards.filter((card) => !isShared(card)) },
    { title: `${name} and other places`, tours: shared },
  ];
}

/** @param detail `{slug}-tours`, from the path */
export async function destinationPageData(site: Site, request: Request, detail: string) {
  if (!site.isConfirmed) unavailable();
  const destination = destinationOf(site, DETAIL.exec(detail)?.[1] ?? notFound());
  const { slug, heading, description, place, tours } = destination;
  const canonical = site.origin + destinationHref(slug);
  const guide = GUIDES[slug];
  const cards = tours && soonestFirst(tours.map(await cardMaker(site, request, tours)));
  const groups = cards && groupsOf(site, destination, cards);
  const inOrder = groups?.flatMap((group) => group.tours) ?? cards ?? [];
  const onMap = placesOnMap(site.tours ?? []);
  const isOnMap = onMap.some(({ destination }) => destination.slug === slug);
  const nodes = () =>
    destinationNodes(
      publisherOf(site),
      { title: heading, description, canonical, tours: inOrder },
      place && { name: place.title, image: site.origin + destinationPoster(slug) },
    );
  return {
    kind: "destination" as const,
    ...{ slug, heading, description },
    picture: place && destinationPoster(slug),
    /** null for tags, as is `facts`. */
    about: guide?.about ?? null,
    facts:
      place === null || guide === undefined
        ? null
        : omitFromDocumentData(request, destinationFacts(site, guide, wayTo(place, guide))),
    end: omitFromDocumentData(request, destinationEnd(site, { slug, guide, count: inOrder.length })),
    /** Search for a room there; null for places without hotels. */
    hotels: hotelHref(slug),
    /** "Grand Canyon"; null for tags. */
    name: place && shortPlace(place.title),
    /** Number of tours; null when the tour list could not be loaded. */
    count: cards?.length ?? null,
    /** The lowest price of an adult; null when unknown. */
    from: lowestPrice(tours ?? []),
    grid:
      cards === null || cards.length === 0
        ? null
        : omitFromDocumentData(
            request,
            groups === null ? tourGrid(site, cards, { isPlacePage: place !== null }) : tourGroups(site, groups),
          ),
    /** The way there among those to the other places. */
    map: renderParts(site, request, isOnMap ? [{ type: "map", ...WAY_THERE, places: onMap, here: slug }] : [], "map"),
    head: documentHead(site, {
      title: heading,
      description,
      canonical,
      // The address of a fixed place exists for every tenant, also for one that does not go there.
      unindexed: cards?.length === 0,
      share: shareImage(site.brand, null, place ? [slug] : commonTags(tours ?? [])),
      nodes,
    }),
  };
}
