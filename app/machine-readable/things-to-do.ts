/**
 * `/our-tours/things-to-do.json`: tours as a product feed of Google's Things to do, for an operator who uploads it there
 * (developers.google.com/actions-center/verticals/things-to-do/reference/feed-spec/product-feed).
 */

import type { Loaded, Site } from "#app/context.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { type TourDetail, tourPagePath } from "#app/domain/tour/detail.ts";
import { durationOf } from "#app/domain/tour/filters.ts";
import { ageText } from "#app/domain/tour/text.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { simpleHtml } from "./feed-html.ts";
import { FAILED, type File, type FileRequest, found } from "./file.ts";
import { mapInBatches } from "./site-pages.ts";
import { text as escaped } from "./xml.ts";

export const THINGS_TO_DO_PATH = "/our-tours/things-to-do.json";

/** Limits and elements of Google's guidelines for titles and descriptions. */
const MAX_TITLE_CHARS = 150;
const MAX_DESCRIPTION_CHARS = 16_000;
const DESCRIPTION_TAGS = ["h1", "h2", "h3", "h4", "h5", "ul", "ol", "li", "strong", "em", "p", "br"];

/** Google has a closed list of labels, in which the operator's categories are not: "full-day or multi-day trip". */
const DAY_TRIPS = "day-trips";

const localized = (text: string) => ({ localized_texts: [{ language_code: "en", text }] });

function description({ summary, description: html }: TourDetail): string {
  const short = summary === "" ? "" : `<p>${escaped(summary)}</p>`;
  const long = short + simpleHtml(html, DESCRIPTION_TAGS);
  return long.length <= MAX_DESCRIPTION_CHARS ? long : short;
}

function money(amount: number, currency: string) {
  const nanos = Math.round((amount % 1) * 1_000) * 1_000_000;
  return { currency_code: currency, units: Math.floor(amount), nanos };
}

function features({ highlights, includes, excludes, bring, accessibility, minimumAge }: TourDetail) {
  const know = [ageText({ minimumAge }) ?? "", bring.length === 0 ? "" : `Bring: ${bring.join("; ")}`, accessibility];
  const of = (type: string, texts: readonly string[]) =>
    texts.filter((text) => text !== "").map((text) => ({ feature_type: type, value: localized(text) }));
  return [
    ...of("TEXT_FEATURE_HIGHLIGHT", highlights),
    ...of("TEXT_FEATURE_INCLUSION", includes),
    ...of("TEXT_FEATURE_EXCLUSION", excludes),
    ...of("TEXT_FEATURE_MUST_KNOW", know),
  ];
}

function meetingPoint({ meetingPoints }: TourDetail) {
  const first = meetingPoints.find(({ name, address }) => name !== "" && address !== "");
  if (first === undefined) return undefined;
  const stops = meetingPoints.map(({ name, address, time, note }) =>
    [time, name, address, note].filter((part) => part !== "").join(", "),
  );
  return {
    location: { place_info: { name: first.name, unstructured_address: first.address } },
    description: localized(stops.join("; ")),
  };
}

/** One price, of an adult: Google shows the lowest, which must not be a child's. */
function option(tour: TourDetail, priceAdult: number, { origin, tenant }: Site) {
  const { id, title, durationHours } = tour;
  const freeCancellationHours = tour.refundable === false ? null : tour.freeCancellationHours;
  return {
    id: `tour-${id}-standard`,
    title: localized(title.slice(0, MAX_TITLE_CHARS)),
    landing_page: { url: origin + tourPagePath(id) },
    landing_page_list_view: { url: `${origin}/our-tours` },
    duration_sec: durationHours === null ? undefined : Math.round(durationHours * 3_600),
    cancellation_policy:
      freeCancellationHours === null
        ? undefined
        : {
            refund_conditions: [
              { min_duration_before_start_time_sec: Math.round(freeCancellationHours * 3_600), refund_percent: 100 },
            ],
          },
    option_categories: ["day", "overnight"].includes(durationOf(tour)) ? [{ label: DAY_TRIPS }] : undefined,
    price_options: [
      { id: `tour-${id}-adult`, title: "Adult", price: money(priceAdult, tour.currency ?? tenant.currency) },
    ],
    meeting_point: meetingPoint(tour),
  };
}

function operator({ name, header, footer }: Tenant, origin: string) {
  const place = {
    name,
    phone_number: header.phone ?? undefined,
    website_url: origin,
    unstructured_address: footer.address ?? undefined,
  };
  return {
    google_business_profile_name: localized(name),
    locations: footer.address === null ? undefined : [{ location: { place_info: place } }],
  };
}

/** None for a tour without a price, which a product must have. */
function products(tour: TourDetail, site: Site) {
  const { tenant, origin } = site;
  if (tour.priceAdult === null) return [];
  const pictures = tour.pictures.filter(({ src }) => src !== NO_IMAGE);
  return [
    {
      id: `tour-${tour.id}`,
      title: localized(tour.title.slice(0, MAX_TITLE_CHARS)),
      description: localized(description(tour)),
      product_features: features(tour),
      options: [option(tour, tour.priceAdult, site)],
      related_media: pictures.map(({ src }) => ({ url: new URL(src, origin).href, type: "MEDIA_TYPE_PHOTO" })),
      operator: operator(tenant, origin),
      inventory_types: ["INVENTORY_TYPE_OPERATOR_DIRECT"],
    },
  ];
}

export async function thingsToDo({ site }: FileRequest): Promise<Loaded<File>> {
  if (site.tours === null) return FAILED;
  const loaded = await mapInBatches(site.tours, ({ id }) => site.content.get(tourDetail, { id }));
  // Google deletes the products that a snapshot leaves out.
  if (loaded.some(({ status }) => status === "failed")) return FAILED;
  const feed = {
    feed_metadata: { shard_id: 0, total_shards_count: 1, processing_instruction: "PROCESS_AS_SNAPSHOT" },
    products: loaded.flatMap((tour) => (tour.status === "ok" ? products(tour.data, site) : [])),
  };
  return found({ body: JSON.stringify(feed, null, 2), type: "application/json; charset=utf-8" });
}
