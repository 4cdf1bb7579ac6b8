/** A tour's own page (specification 7). */

import { uniqBy } from "es-toolkit/array";
import * as v from "valibot";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { isIsoMonth } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import {
  expects,
  flag,
  hours,
  kilometers,
  line,
  listOf,
  many,
  miles,
  optional,
  people,
  picture,
  required,
  resolved,
  whole,
  words,
  years,
} from "./fields.ts";
import { html, question } from "./html.ts";
import type { Position } from "./reading.ts";
import { resource } from "./resource.ts";
import { access, categoryName, isOvernight, pricePer, rating, tourLength } from "./tours.ts";
import { coordinates, day, ownCurrency, ownTimeZone, placed, price } from "./values.ts";

const MAX_LINES = 30;
/** A month of days, with a few stops each. */
const MAX_STOPS = 150;
const MAX_PICTURES = 12;
const MAX_REVIEWS = 5;
/** Free cancellation up to a year before. */
const MAX_NOTICE_HOURS = 8_760;

/** Each line once. */
function lines(meaning: string, example: readonly string[], item = line(300)) {
  return resolved(many(item, MAX_LINES, meaning, example), (list) => [...new Set(list)]);
}

const stop = resolved(
  v.object({
    title: required(line(120), "What happens", "Mather Point"),
    time: words(20, "`07:30`, those of several departures (`07:30 or 12:30`), or a word", "11:45"),
    text: words(600, "More about it"),
    ...coordinates,
  }),
  placed,
);

const meetingPoint = resolved(
  v.object({
    name: required(line(120), "Name of the place", "Downtown Grand"),
    address: words(200, "Street and town", "89 S 100 E, Kanab"),
    time: words(20, "When to be there", "06:30"),
    note: words(400, "How to find it"),
    near: many(
      resolved(v.object({ name: required(line(80), "Its name", "Parry Lodge"), ...coordinates }), placed),
      60,
      "Hotels and streets from which guests go to this stop; with coordinates, visitors read how far it is",
      undefined,
      "“Where are you staying?” finds stops by their own names and streets alone",
    ),
    ...coordinates,
  }),
  placed,
);

const stay = resolved(
  v.object({
    name: required(line(120), "Hotel", "Maswik Lodge"),
    text: words(600, "More about it"),
    image: optional(picture, "Picture of it", "/media/lodge.jpg"),
    imageAlt: words(200, "What the picture shows"),
  }),
  ({ image, imageAlt, ...rest }) => ({ ...rest, picture: image === null ? null : { src: image, alt: imageAlt } }),
);

/** Header picture first, with its alt text from the gallery. */
function pictures(headerImage: string | null, gallery: readonly { src: string; alt: string }[]) {
  const header = headerImage ?? gallery[0]?.src ?? NO_IMAGE;
  const first = gallery.find(({ src }) => src === header) ?? { src: header, alt: "" };
  return uniqBy([first, ...gallery], ({ src }) => src);
}

const isoMonth = expects("a month, 2026-10", v.pipe(v.string(), v.trim(), v.check(isIsoMonth)));

const review = v.object({
  text: required(line(400), "What the guest says", "Our guide knew every turn of the road."),
  name: required(line(60), "Who says it", "Ana P."),
  month: optional(isoMonth, "Month of the review", "2026-10"),
  source: words(60, "Where it was published", "Tripadvisor"),
});

/** The number by which the tour is asked for is that of its page, whatever number the answer has. */
function idAsked(id: number, at: Position): number {
  const asked = Number(at.reading.asked?.id ?? id);
  if (asked !== id) at.note("dropped", `the number asked for, ${asked}`, id);
  return asked;
}

const detail = resolved(
  v.object({
    id: required(whole(), "Number of the tour", 4021),
    title: required(line(200), "Name of the tour", "Grand Canyon South Rim by Coach"),
    tags: lines("Places it goes to, the main one first", ["Grand Canyon"]),
    categories: lines("Its categories, as in `our-tours`", ["small-group"], categoryName),
    headerImage: optional(picture, "First picture", "/media/south-rim.jpg", "the first of `images`"),
    images: many(
      v.object({
        src: required(picture, "Path or address", "/media/rim.jpg"),
        alt: words(200, "What it shows", "The canyon from Mather Point"),
      }),
      MAX_PICTURES,
      "Pictures, 3:2, 1600 pixels wide",
    ),
    summary: words(600, "One or two sentences below the title", "Rim views at three lookouts, lunch included."),
    description: html("All about the tour, HTML"),
    highlights: lines("What guests come for", ["Three lookouts on the South Rim"]),
    ...tourLength,
    distanceMiles: optional(miles, "One way, in miles", 280),
    distanceKilometers: optional(kilometers, "One way, in kilometers, instead of `distanceMiles`"),
    coachHours: optional(hours, "Time in the coach, one way, in hours", 4.75),
    groupSizeMax: optional(people, "Guests at most", 50),
    minimumAge: optional(years, "Age from which guests may come; a younger child cannot be booked", 3),
    childAgeMax: optional(
      years,
      "Oldest age that pays `priceChild`; older children pay as adults",
      11,
      "no ages beside the number of children",
    ),
    maxPartySize: optional(
      people,
      "People in one booking at most; larger groups ask you with a form",
      12,
      "20 adults and 20 children, and no more than `groupSizeMax`",
    ),
    ...access,
    languages: lines("Languages of the guide", ["English"]),
    priceAdult: optional(
      price,
      "An adult's price, or that of what `pricePer` says",
      129,
      "no price beside the calendar",
    ),
    pricePer,
    priceChild: optional(price, "A child's price", 89),
    singleSupplement: optional(
      price,
      "Added to the price of a guest who travels alone",
      110,
      "a guest alone pays an adult's price",
    ),
    deposit: words(120, "What is paid when it is booked, beside the total", "30 % now, the rest on board"),
    priceNote: words(80, "What the price holds for", "Two people to a room"),
    includes: lines("What the price includes", ["Lunch"]),
    excludes: lines("What it does not", ["Tips"]),
    itinerary: many(stop, MAX_STOPS, "The day, stop by stop"),
    stay: optional(stay, "Where guests of an overnight tour sleep"),
    bring: lines("What to bring", ["Water"]),
    meetingPoints: many(meetingPoint, MAX_LINES, "Where guests are met", undefined, "guests are not told where to be"),
    cancellation: words(1200, "Terms of cancellation, in words"),
    freeCancellationHours: optional(
      whole(MAX_NOTICE_HOURS),
      "Hours before departure until which canceling is free",
      48,
    ),
    refundable: optional(flag, "false: what was paid is not returned when a guest cancels", true),
    ...rating,
    reviews: optional(listOf(review, MAX_REVIEWS), "Reviews to quote", undefined, "no quotes"),
    accessibility: words(1200, "Who can take part"),
    timeZone: ownTimeZone,
    currency: ownCurrency,
    timeZoneNote: words(1200, "Where the clock differs on the way"),
    faq: many(question, MAX_LINES, "Questions about this tour"),
    updated: day("Day of the last change"),
  }),
  ({ headerImage, images, distanceKilometers, ...tour }, at) => ({
    ...tour,
    ...(tour.pricePer === null ? {} : { priceChild: null, childAgeMax: null, singleSupplement: null }),
    distanceMiles: tour.distanceMiles ?? distanceKilometers,
    id: idAsked(tour.id, at),
    pictures: pictures(headerImage, images),
    overnight: isOvernight(tour),
  }),
);

/** Times are those of the place, money is in `currency`, else the tenant's; null or empty when unknown. `pictures`: header picture first, at least one. */
export type TourDetail = v.InferOutput<typeof detail>;
export type Stop = TourDetail["itinerary"][number];
export type MeetingPoint = TourDetail["meetingPoints"][number];

export const tourDetail = resource({
  name: "tour",
  path: "/api/product/web/detail/:id",
  params: { id: { meaning: "Number of the tour", example: 4021 } },
  meaning: "Everything about a tour",
  without: "404 for the tour's page if you answer 404",
  keep: KEPT_CONTENT.tour,
  data: detail,
});
