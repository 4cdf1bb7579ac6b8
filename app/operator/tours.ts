/** Tours in lists (specification 10.3) and their categories (specification 7), and the name of a tour in an address (specification 2). */

import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { MAX_TOURS } from "#app/domain/constants.ts";
import { decodedPath } from "#app/domain/names/paths.ts";
import { MAX_SMALL_BODY_BYTES, MAX_TINY_BODY_BYTES, MAX_TOURS_BODY_BYTES } from "./attempt.ts";
import {
  expects,
  firstOfEach,
  flag,
  hours,
  line,
  lineIn,
  listOf,
  many,
  optional,
  people,
  required,
  resolved,
  shownPicture,
  stars,
  whole,
  words,
  years,
} from "./fields.ts";
import { resource } from "./resource.ts";
import { day, ownCurrency, ownTimeZone, price, slugText, wallClockTime } from "./values.ts";

/**
 * A tour's address: a path, or an absolute address, of which the path is kept. Below `BASE_SITE_URL` it stays as it is. Percent-encoding
 * is undone: addresses of the site encode it once.
 */
export const tourAddress = resolved(line(512), (text, { reading }) => {
  if (text.startsWith(`${reading.baseSiteUrl}/`)) return text;
  const isWhole = /^https?:\/\//i.test(text);
  if (isWhole && !URL.canParse(text)) return undefined;
  const address = isWhole ? new URL(text).pathname : text.replace(/^(?!\/)/, "/");
  const [path = ""] = address.split(/[?#]/, 1);
  return (decodedPath(path) ?? path) + address.slice(path.length);
});

/** An overnight tour is one that says so, or else one of several days. */
export const tourLength = {
  durationHours: optional(hours, "How long it takes, in hours", 13.5, "no length on cards and no filter by it"),
  days: optional(whole(60), "How many days, for tours of more than one", 2),
  overnight: optional(flag, "Whether guests stay overnight; by default tours of more than a day do", false),
};

/** Who can come, and how. */
export const access = {
  wheelchair: optional(
    expects("`yes`, `on-request` or `no`", v.picklist(["yes", "on-request", "no"])),
    "Whether guests in a wheelchair can take part",
    "on-request",
    "no word on it and no filter by it",
  ),
  wheelchairNoticeHours: optional(
    hours,
    "How many hours before the departure a wheelchair, or the coach with a lift for it, has to be ordered",
    168,
    "lists for a wheelchair have the tour on any day",
  ),
  hotelPickup: optional(flag, "Whether guests are met at their hotel", true, "no word on it and no filter by it"),
};

export const pricePer = optional(
  expects("`group`, `boat` or `van`", v.picklist(["group", "boat", "van"])),
  "What one price is for, where it is not an adult: the whole group, boat or van, for as many guests as `groupSizeMax` says. All prices of the tour are then such prices, also those of its dates and departures; no price of a child is read and no seats are shown",
  "boat",
  "prices are an adult's",
);

export function isOvernight({
  durationHours,
  days,
  overnight,
}: v.InferOutput<v.ObjectSchema<typeof tourLength, undefined>>): boolean {
  return overnight ?? ((days ?? 1) > 1 || (durationHours ?? 0) > 24);
}

/** A tour is rated when both numbers are there. */
export const rating = {
  rating: optional(stars, "Average of its reviews, 1 to 5 stars", 4.7, "no rating"),
  reviewCount: optional(whole(), "How many reviews the average is of", 212, "no rating"),
  reviewsAreDemo: optional(
    flag,
    "True for invented reviews: they are marked as demo data, and search engines are not told of them",
    false,
  ),
};

/** How a tour names one of its categories. */
export const categoryName = lineIn(60, "slug", "id", "title");

export const tourSummary = resolved(
  v.object({
    id: required(whole(), "Number of the tour", 4021),
    title: required(line(200), "Name of the tour", "Grand Canyon South Rim by Coach"),
    url: required(
      tourAddress,
      "Its address on your site, in any script. The last part names the tour, and no other: it is asked for at `link-tour`. Here the tour is at `/tours-detail/{slug of the first tag}-tours/?original_url={url}`, also at `/tours/{id}`",
      "/tours/grand-canyon-south-rim",
    ),
    headerImage: shownPicture("Picture on its card, 3:2, 1600 pixels wide", "/media/south-rim.jpg"),
    tags: many(
      line(60),
      12,
      "Places it goes to, the main one first; the first decides its address and its place pages",
      ["Grand Canyon"],
      "no place page lists it",
    ),
    summary: words(
      600,
      "One or two sentences for its card",
      "Rim views at three lookouts, lunch included.",
      "cards without text",
    ),
    ...tourLength,
    timeZone: ownTimeZone,
    currency: ownCurrency,
    priceFrom: optional(
      price,
      "Lowest price of an adult, or of what `pricePer` says",
      129,
      "no price on cards, no sorting by price",
    ),
    pricePer,
    childPriceFrom: optional(price, "Lowest price of a child", 89, "no total on cards for a party with children"),
    childAgeMax: optional(years, "Oldest age that pays `childPriceFrom`", 11, "all children pay it"),
    singleSupplement: optional(price, "What a guest alone in a room pays more", 120, "totals of cards are without it"),
    minimumAge: optional(years, "Age from which guests may come", 3, "no age on cards and no filter by it"),
    ...access,
    languages: optional(
      listOf(line(40), 8),
      "Languages of the guide",
      ["English", "Spanish"],
      "no languages on cards and no filter by them",
    ),
    startTimes: optional(
      listOf(wallClockTime, 12),
      "When it departs, by the clock of its departure town",
      ["07:00"],
      "no times on cards and no filter by them",
    ),
    highlights: optional(
      listOf(line(300), 30),
      "What guests come for",
      ["Three lookouts on the South Rim"],
      "the list's search does not find them",
    ),
    ...rating,
    groupSizeMax: optional(people, "Guests at most", 14),
    categories: many(
      categoryName,
      12,
      "Its categories: slug, id or title of each, or an object that has one of these; ids are not named in the menu",
      ["small-group"],
      "no category page lists it",
    ),
    updated: day("Day of the last change", "2026-11-01", "the sitemap names no day"),
  }),
  ({ headerImage, ...tour }) => ({
    ...tour,
    ...(tour.pricePer === null ? {} : { childPriceFrom: null, childAgeMax: null, singleSupplement: null }),
    image: headerImage,
    overnight: isOvernight(tour),
  }),
);

/** A tour in lists. */
export type TourSummary = v.InferOutput<typeof tourSummary>;

const tourList = listOf(
  tourSummary,
  MAX_TOURS,
  firstOfEach(
    ({ id }: TourSummary) => id,
    "a tour with an id that none before it has",
    ({ id, title }) => `${id} ${title}`,
  ),
);

export const ourTours = resource({
  name: "our-tours",
  path: "/api/office/our-tours",
  meaning:
    "All tours on sale, the best first. Lists show the first of each main place in turn, then the second of each, and so on",
  without: "No lists, no place pages, no search; a tour's own page still works",
  maxBytes: MAX_TOURS_BODY_BYTES,
  data: tourList,
});

export const topTours = resource({
  name: "top-tours",
  path: "/api/office/top-tours",
  meaning: "The tours you recommend on the home page",
  without: "The first tours of `our-tours` stand there",
  maxBytes: MAX_TOURS_BODY_BYTES,
  keep: KEPT_CONTENT["top-tours"],
  data: tourList,
});

export const tourLink = resource({
  name: "tour-link",
  path: "/api/product/web/link-tour/:slug",
  params: { slug: { meaning: "Last part of the tour's `url`", example: "grand-canyon-south-rim" } },
  meaning: "Which tour has this name in its address",
  without: "Links from lists to tours end in 404",
  maxBytes: MAX_TINY_BODY_BYTES,
  keep: KEPT_CONTENT["tour-link"],
  data: resolved(v.object({ id: required(whole(), "Number of the tour", 4021) }), ({ id }) => id),
});

const tourCategory = v.object({
  id: required(whole(), "Number of the category", 3),
  slug: required(slugText, "Its name in addresses", "small-group"),
  title: required(line(60), "Its name", "Small groups"),
  description: words(400, "A sentence below the title of its page", "Up to 14 guests."),
  image: shownPicture("Picture at the top of its page", "/media/small-group.jpg"),
});

export type TourCategory = v.InferOutput<typeof tourCategory>;

export const tourCategories = resource({
  name: "categories",
  path: "/api/office/our-tour/category",
  meaning: "Categories that tours are listed by, each on `/our-tours/{slug}`",
  without: "Categories by the names that tours give them, without descriptions",
  maxBytes: MAX_SMALL_BODY_BYTES,
  data: listOf(
    tourCategory,
    40,
    firstOfEach(({ slug }: TourCategory) => slug, "a category with a slug that none before it has"),
  ),
});
