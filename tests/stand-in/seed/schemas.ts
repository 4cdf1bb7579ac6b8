/** What the files of the demo's content must look like. The site shares none of this: it parses the stand-in's answers itself. */

import * as v from "valibot";

const text = v.string();
const id = v.pipe(v.number(), v.integer());
const usd = v.pipe(v.number(), v.minValue(0));
const date = v.pipe(v.string(), v.isoDate("Expected a date such as 2026-11-25"));
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, "Expected a time such as 07:30"));
const path = v.pipe(v.string(), v.regex(/^(?:\/|#|https:\/\/)/, "Expected a path or an https address"));
const dayOfYear = v.pipe(v.string(), v.regex(/^\d\d-\d\d$/, "Expected a day of the year such as 03-15"));
/** First and last day, both included. */
const season = v.tuple([dayOfYear, dayOfYear]);
/** 0 = Sunday … 6 = Saturday. */
const weekdays = v.array(v.pipe(v.number(), v.integer(), v.maxValue(6)));
/** A picture of `pictures.yaml`: `place/view`. */
const picture = v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+$/, "Expected a picture such as grand-canyon/hero"));
/** `answer` is Markdown. */
const question = v.strictObject({ question: text, answer: text });
const coordinates = v.tuple([v.number(), v.number()]);

const destination = v.picklist([
  "grand-canyon",
  "antelope-canyon",
  "hoover-dam",
  "bryce-canyon-national-park",
  "zion-national-park",
  "boulder-city",
  "death-valley",
  "valley-of-fire",
]);

export const stops = v.array(
  v.strictObject({
    name: text,
    address: text,
    latitude: v.number(),
    longitude: v.number(),
    /** Hotels and streets from which guests go there. */
    near: v.optional(
      v.array(v.strictObject({ name: text, latitude: v.optional(v.number()), longitude: v.optional(v.number()) })),
    ),
  }),
);
export const places = v.record(v.string(), coordinates);
export const pictures = v.record(v.string(), v.record(v.string(), text));
/** From the Strip, one way: minutes behind the wheel in normal traffic, without rest stops. */
export const roads = v.record(v.string(), v.strictObject({ miles: v.number(), minutes: v.number() }));
export const topTours = v.array(text);

export const tour = v.strictObject({
  id,
  updated: date,
  title: text,
  /** As people write it: "Grand Canyon". The first one is a destination; its slug is part of the tour's link. */
  tags: v.pipe(v.array(text), v.minLength(1)),
  destination,
  categories: v.array(text),
  /** The first one is on its card. */
  images: v.pipe(v.array(picture), v.minLength(1)),
  summary: v.pipe(v.string(), v.maxLength(200)),
  highlights: v.array(text),
  durationHours: v.number(),
  overnight: v.boolean(),
  /** The road of `roads.yaml` to the main stop. */
  road: text,
  groupSizeMax: id,
  minimumAge: id,
  languages: v.array(text),
  /** Invented, and sent as such. */
  rating: v.optional(v.number()),
  reviewCount: v.optional(id),
  reviews: v.optional(v.array(v.strictObject({ text, name: text, month: text, source: text }))),
  priceAdult: usd,
  /** Ages 3 to 11. */
  priceChild: usd,
  /** What both prices are for, where they are not a guest's. */
  pricePer: v.optional(v.picklist(["group", "boat", "van"])),
  /** Departures name their own stops, with their times. */
  hasOwnPickups: v.optional(v.literal(true)),
  maxPartySize: v.optional(id),
  wheelchair: v.optional(v.picklist(["yes", "on-request", "no"])),
  /** US dollars, for a guest alone. */
  singleSupplement: v.optional(usd),
  /** false: not refundable; absent: free up to two days before. */
  refundable: v.optional(v.literal(false)),
  /** What the price holds for, up to 80 characters without a period at the end. */
  priceNote: v.optional(v.pipe(v.string(), v.maxLength(80))),
  includes: v.array(text),
  excludes: v.array(text),
  /** `time` may also be `07:30 or 12:30` of each departure of the day, words like `Sunset`, or empty. */
  itinerary: v.array(v.strictObject({ time: text, title: text, text })),
  /** The hotel of an overnight tour. */
  stay: v.optional(v.strictObject({ name: text, text, picture: v.optional(picture) })),
  bring: v.array(text),
  /** The four stops, from downtown for tours to the south and from the south end of the Strip for others; or the guest's hotel. */
  pickup: v.union(
    [
      v.strictObject({ leaving: v.picklist(["south", "north"]), times: v.array(time) }),
      v.strictObject({ hotel: time }),
    ],
    "Expected { leaving: south or north, times: [ 07:00 ] } or { hotel: 07:00 }",
  ),
  cancellation: text,
  /** Difficulty and access. */
  accessibility: text,
  /** Places and times of year at which local time differs from Las Vegas. */
  timeZoneNote: v.optional(text, ""),
  faq: v.array(question),
  schedule: v.strictObject({
    weekdays,
    /** Absent: all year. */
    season: v.optional(season),
    times: v.array(time),
    /** Seats a departure. */
    capacity: id,
    /** No departure on the days when Hoover Dam is closed. */
    whenDamIsOpen: v.optional(v.boolean()),
  }),
});

/** Blocks are checked by whoever shows them: an unknown picture stops the stand-in, the site logs what it leaves out. */
export const page = v.strictObject({
  title: text,
  description: text,
  /** Absent on text pages. */
  image: v.optional(path),
  updated: date,
  blocks: v.array(v.looseObject({ type: text })),
});

export const post = v.strictObject({
  title: text,
  excerpt: text,
  picture,
  author: text,
  published: date,
  updated: date,
  category: text,
  /** Slugs. */
  relatedTours: v.array(text),
});

export const team = v.array(v.strictObject({ name: text, role: text, languages: v.array(text), text, portrait: path }));

export const categories = v.array(v.strictObject({ id, slug: text, title: text, description: text, image: path }));

export const hotels = v.array(
  v.strictObject({
    id,
    /** A destination's slug, or las-vegas. */
    destination: text,
    name: text,
    stars: id,
    area: text,
    address: text,
    summary: text,
    image: path,
    rooms: v.array(
      v.strictObject({
        code: text,
        name: text,
        board: text,
        /** US dollars a night for two, Sunday to Thursday. */
        nightly: usd,
        sleeps: id,
        /** Days before check-in until which canceling is free; absent: the rate is not refundable. */
        freeDays: v.optional(id),
        /** What the operator sends of taxes and fees; absent: the price has all in it. */
        taxes: v.optional(
          v.variant("known", [
            v.strictObject({ known: v.literal("nothing") }),
            v.strictObject({ known: v.literal("not-included") }),
            v.strictObject({
              known: v.literal("all"),
              /** US dollars a night. */
              fees: v.array(v.strictObject({ title: text, nightly: usd, included: v.boolean(), atHotel: v.boolean() })),
            }),
          ]),
        ),
        /** If set, the availability check rejects the room with this message. */
        soldOut: v.optional(text),
      }),
    ),
  }),
);

/** Activities of half a day or less: transport is the guest's. */
export const activities = v.array(
  v.strictObject({
    id,
    destination,
    title: text,
    place: text,
    /** The place at which it starts. */
    start: text,
    /** A road of `roads.yaml`. */
    road: text,
    summary: text,
    image: path,
    durationHours: v.number(),
    /** Too far for a day: the guest needs a room. */
    staysNight: v.optional(v.literal(true)),
    /** US dollars a person. */
    priceFrom: usd,
    /** Absent: all year. */
    season: v.optional(season),
    /** Absent: daily. */
    weekdays: v.optional(weekdays),
  }),
);

/** What the booking engine sells of the shuttle lines. */
export const shuttles = v.array(
  v.strictObject({
    /** The slug of `/shuttle-service/{slug}`. */
    slug: text,
    title: text,
    image: path,
    season,
    /** Days with a coach outside of the season; in season there is one every day. */
    winterDays: weekdays,
    /** Seats a day. */
    capacity: id,
    whenDamIsOpen: v.optional(v.boolean()),
    stops: v.array(v.strictObject({ name: text, time })),
    tickets: v.array(v.strictObject({ id: text, title: text, adult: usd, child: usd })),
  }),
);

interface Menu {
  id: number;
  title: string;
  url?: string;
  type?: "link" | "button";
  is_visible?: boolean;
  children?: Menu[];
}
const menu: v.GenericSchema<Menu> = v.strictObject({
  id,
  title: text,
  url: v.optional(path),
  type: v.optional(v.picklist(["link", "button"])),
  is_visible: v.optional(v.boolean()),
  children: v.optional(v.array(v.lazy(() => menu))),
});

export const tenants = v.array(
  v.strictObject({
    host: text,
    /** Answer to `navigation/1`. */
    navigation: v.array(menu),
    /** Answer to the tenant-config call, of which this is read here, too; one of the demo's is incomplete on purpose. */
    config: v.looseObject({
      documentTitle: v.optional(text),
      logoUrl: v.optional(text),
      themeColor: v.optional(text),
      myBooking: v.optional(v.boolean()),
      header: v.optional(
        v.looseObject({
          phone: v.nullish(text),
          textUs: v.nullish(text),
          hours: v.optional(v.array(v.strictObject({ weekdays, opens: time, closes: time }))),
        }),
      ),
    }),
  }),
);
