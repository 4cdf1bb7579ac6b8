/** `/our-tours/feed.json`: all tours as a JSON Feed 1.1 (jsonfeed.org). */

import type { Site } from "#app/context.ts";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { largeIcon } from "#app/domain/tenant/icons.ts";
import { type TourDetail, tourPagePath } from "#app/domain/tour/detail.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { feedHtml, textsThatFit } from "./feed-html.ts";
import { FAILED, type FileRequest, found } from "./file.ts";
import { mapInBatches } from "./site-pages.ts";

export const TOUR_FEED_PATH = "/our-tours/feed.json";

function item(tour: TourDetail, html: string, { origin, tenant }: Site) {
  const url = origin + tourPagePath(tour.id);
  const picture = tour.pictures.find(({ src }) => src !== NO_IMAGE);
  return {
    id: url,
    url,
    title: tour.title,
    ...(html === "" ? { content_text: tour.summary || tour.title } : { content_html: feedHtml(html, url) }),
    summary: tour.summary || undefined,
    image: picture === undefined ? undefined : new URL(picture.src, origin).href,
    // Days have no time: noon at the place.
    date_modified: tour.updated
      ? new Date(instantOf({ date: tour.updated, time: "12:00" }, tenant.timeZone)).toISOString()
      : undefined,
    tags: [...tour.tags, ...tour.categories],
    // JSON Feed leaves names with an underscore to publishers.
    _tour: {
      price_adult: tour.priceAdult,
      price_child: tour.priceChild,
      currency: tour.currency ?? tenant.currency,
      duration_hours: tour.durationHours,
      overnight: tour.overnight,
    },
  };
}

export async function tourFeed({ site }: FileRequest) {
  const { tenant, content, origin } = site;
  if (site.tours === null) return FAILED;
  const loaded = await mapInBatches(site.tours, ({ id }) => content.get(tourDetail, { id }));
  const tours = loaded.flatMap((tour) => (tour.status === "ok" ? [tour.data] : []));
  const texts = textsThatFit(tours.map(({ description }) => description));
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `Tours | ${tenant.name}`,
    home_page_url: `${origin}/our-tours`,
    feed_url: origin + TOUR_FEED_PATH,
    description: tenant.slogan || undefined,
    icon: new URL(largeIcon(tenant).url, origin).href,
    language: formatOf(tenant).language,
    authors: [{ name: tenant.name, url: origin }],
    items: tours.map((tour, index) => item(tour, texts[index] ?? "", site)),
  };
  return found({ body: JSON.stringify(feed, null, 2), type: "application/feed+json; charset=utf-8" });
}
