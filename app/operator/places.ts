/** An operator's own words on the places of its tours (tenant config). */

import * as v from "valibot";
import { nameKey } from "#app/domain/names/names.ts";
import {
  celsius,
  expects,
  firstOfEach,
  flag,
  hours,
  kilometers,
  line,
  many,
  miles,
  optional,
  picture,
  required,
  resolved,
  words,
} from "./fields.ts";
import { coordinates, placed, slugText } from "./values.ts";

const MAX_PLACES = 60;

const MONTHS = 12;
const monthNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MONTHS));

const month = v.object({
  month: required(expects("a month, 1 (January) to 12", monthNumber), "Which month", 7),
  high: optional(celsius, "Average high, degrees Celsius", 31),
  low: optional(celsius, "Average low, degrees Celsius", 14),
  text: words(160, "How full it is, and what else to know", "Busy: come before ten."),
});

const place = resolved(
  v.object({
    tag: required(line(60), "The tag of tours that it is about", "Coral Pink Dunes"),
    slug: optional(
      slugText,
      "Its name in addresses and for your hotel search, where you want another than the tag's",
      "svolvaer",
      "made from the tag: `Svolvær` is `svolvaer`, 東京 stays as it is; a tag of symbols alone has none, and no page",
    ),
    title: words(80, "Its name", "Coral Pink Sand Dunes", "the tag"),
    line: words(
      300,
      "First sentence of its page, and what search results say",
      "Pink dunes between red cliffs, best in the last hour of light.",
      "how many tours there are, how long they take and their lowest price",
    ),
    about: words(600, "Text after it", "Sandboards and sleds are for hire at the entrance."),
    image: optional(picture, "Its picture, 4:5, 800 pixels wide", "/media/dunes.jpg", "the picture of its first tour"),
    miles: optional(miles, "From your departure town, one way, miles; 0 is none", 23, "no distance"),
    kilometers: optional(kilometers, "The same in kilometers, instead of `miles`"),
    hours: optional(hours, "From there by road, one way, hours", 0.5, "no travel time"),
    ...coordinates,
    season: words(300, "When to go", "All year; summer sand is hot by ten."),
    weather: words(300, "Temperatures of the year", "Average highs: 45 °F in January, 90 °F in July."),
    months: many(
      month,
      MONTHS,
      "What months are like: the page of a tour there says it of a chosen day, and what to bring. With coordinates it also has the hours of daylight",
      undefined,
      "no words on a chosen day, or the site's own on the eight places that it knows",
    ),
    know: words(600, "Good to know", "Bring closed shoes."),
    hotels: optional(flag, "Whether your hotel search knows it, by its slug: `Port Arthur` is `port-arthur`", false),
  }),
  ({ kilometers: far, ...sent }) => placed({ ...sent, miles: sent.miles ?? far }),
);

export const ownPlaces = many(
  place,
  MAX_PLACES,
  "Places of your tours, in the order in which lists show them. An entry for your departure town lets maps begin there",
  undefined,
  "the page of a place shows its tours alone, or the site's own words on the eight places that it knows",
  firstOfEach(
    ({ tag }: v.InferOutput<typeof place>) => nameKey(tag),
    "a place with a tag that none before it has",
    ({ tag }) => tag,
  ),
);
