/** Landing page of a place or tag (specification 10.3). */

import type { Site } from "#app/context.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import { readDateQuery } from "#app/domain/tour/date-search.ts";
import { soonestFirst } from "#app/domain/tour/listed-tours.ts";
import { MAX_PEOPLE } from "#app/domain/tour/party.ts";
import { placeNamed } from "#app/domain/tour/places.ts";
import { durationText, plural } from "#app/domain/tour/text.ts";
import { destinationHref, lowestPrice, type TourSummary, toursWithTag } from "#app/domain/tour/tour.ts";
import { pagePart } from "#app/server-html/render.server.tsx";
import { type Destination, DestinationView } from "./destination-view.server.tsx";
import { documentHead } from "./document-head.server.ts";
import { cardMaker, moved, notFound, unavailable } from "./page-data.server.ts";

const DETAIL = /^(.+)-tours$/;

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
      picture: place.image === NO_IMAGE ? null : place.image,
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
    picture: null,
    tours,
  };
}

/** @param detail `{slug}-tours`, from the path */
export async function destinationPageData(
  site: Site,
  { request, url }: { request: Request; url: URL },
  detail: string,
) {
  if (!site.isConfirmed) unavailable();
  const destination = destinationOf(site, DETAIL.exec(detail.normalize("NFC"))?.[1] ?? notFound());
  const { slug, heading, description, place, picture, tours } = destination;
  const canonical = site.origin + destinationHref(slug);
  const dateQuery = readDateQuery(url.searchParams, site.now().date);
  const isIgnored = url.searchParams.has("date") && dateQuery.dates.length === 0;
  if (isIgnored || url.searchParams.has("stay") || (dateQuery.people ?? 0) > MAX_PEOPLE) site.doNotStore("no-match");
  const cards = tours && soonestFirst(tours.map(await cardMaker(site, request, tours, { dateQuery })));
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
    page: pagePart(site, request, <DestinationView site={site} destination={destination} cards={cards} />),
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
