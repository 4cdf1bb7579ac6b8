/** What this build knows of places: the eight of specification 2, a file of texts and numbers each, and the region they lie in. */

import type { KnownPlaces, LatLon, Month, PlaceEntry, Region } from "#app/domain/tour/places.ts";
import antelopeCanyon from "./antelope-canyon.json" with { type: "json" };
import boulderCity from "./boulder-city.json" with { type: "json" };
import bryceCanyon from "./bryce-canyon-national-park.json" with { type: "json" };
import deathValley from "./death-valley.json" with { type: "json" };
import grandCanyon from "./grand-canyon.json" with { type: "json" };
import hooverDam from "./hoover-dam.json" with { type: "json" };
import { OWN_PLACES } from "./own-places.ts";
import region from "./region.json" with { type: "json" };
import valleyOfFire from "./valley-of-fire.json" with { type: "json" };
import zion from "./zion-national-park.json" with { type: "json" };

interface Year {
  /** Degrees Fahrenheit, January to December, rounded to five. */
  highs: readonly number[];
  lows: readonly number[];
  /** Numbers of months: 1 is January. */
  busy: readonly number[];
  quiet: readonly number[];
  /** The part of the place that the highs are of. */
  where?: string;
  /** Said of each month. */
  note?: string;
  /** Said after the highs of the year. */
  weather?: string;
}

/** As a file has it: pictures are at addresses made of the slug. */
interface PlaceFile
  extends Pick<PlaceEntry, "slug" | "title" | "line" | "about" | "season" | "fee" | "know" | "hasHotels"> {
  /** What its second picture shows. */
  view: string;
  at: readonly number[];
  year: Year;
  todo: object;
  links: object;
  fromTown: Pick<PlaceEntry["fromTown"], "line" | "know" | "miles" | "hours" | "clock"> & {
    nearer?: { other: string; name: string; miles: number; hours: number; at: readonly number[] };
  };
}

const latLon = ([latitude = 0, longitude = 0]: readonly number[]): LatLon => [latitude, longitude];

function monthsOf({ highs, lows, busy, quiet, note }: Year): Month[] {
  return highs.map((high, index) => {
    const month = index + 1;
    const crowds = busy.includes(month) ? "busy" : quiet.includes(month) ? "quiet" : "";
    const texts = [note, crowds && `One of the ${crowds} months`].filter(Boolean);
    return { month, high, low: lows[index] ?? null, text: texts.join(". ") };
  });
}

function weatherOf({ highs, where = "", weather = "" }: Year): string {
  const [january, , , april, , , july, , , october] = highs.map((high) => `{${high} °F}`);
  const at = where === "" ? "" : ` ${where}`;
  return `Average highs${at}: ${january} in January, ${april} in April, ${july} in July, ${october} in October. ${weather}`.trim();
}

function placeOf({ view, at, year, todo, links, fromTown: { nearer, ...way }, ...texts }: PlaceFile): PlaceEntry {
  const { slug } = texts;
  return {
    ...texts,
    image: `/destinations/${slug}.svg`,
    view: { src: `/destinations/${slug}-view.svg`, text: view },
    card: `/share/${slug}.png`,
    at: latLon(at),
    weather: weatherOf(year),
    months: monthsOf(year),
    todo: Object.entries(todo),
    links: Object.entries(links),
    fromTown: nearer === undefined ? way : { ...way, nearer: { ...nearer, at: latLon(nearer.at) } },
  };
}

const REGION: Region = {
  ...region,
  town: { ...region.town, at: latLon(region.town.at) },
  borders: region.borders.map((line) => line.map(latLon)),
  states: region.states.map(({ name, at }) => ({ name, at: latLon(at) })),
};

export const PLACES: KnownPlaces = {
  region: REGION,
  places: [
    ...[grandCanyon, antelopeCanyon, hooverDam, bryceCanyon, zion, boulderCity, deathValley, valleyOfFire].map(placeOf),
    ...OWN_PLACES,
  ],
};
