/** The map of a region: its places, and the main roads to them as lines between towns. */

import type { Drawn, LatLon, Nearer, Place, Region } from "./place.ts";
import type { Places } from "./places.ts";
import type { StopOnMap } from "./route-map.ts";
import { shortPlace } from "./tour.ts";

/** Units of the drawing. */
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 660;
/** At 36.5 degrees of latitude a degree of longitude is this much shorter. */
const NARROWING = 0.804;
const UNITS_PER_DEGREE = 205;

interface Point {
  x: number;
  y: number;
}

interface Spot extends Point, Pick<Drawn, "side" | "phone"> {
  /** Path data of the road from the region's town. */
  road: string;
}

export interface PlaceOnMap extends Spot {
  place: Place;
  /** Of the way from the town. */
  miles: number;
  hours: number;
  nearer: (Spot & Nearer) | null;
}

export function onMap({ west, north }: Region, [latitude, longitude]: LatLon): Point {
  return {
    x: Math.round((longitude - west) * NARROWING * UNITS_PER_DEGREE),
    y: Math.round((north - latitude) * UNITS_PER_DEGREE),
  };
}

function line(region: Region, points: readonly LatLon[]): string {
  return `M${points.map((point) => Object.values(onMap(region, point)).join(" ")).join("L")}`;
}

/** Path data. */
export function borderLines(region: Region): string {
  return region.borders.map((border) => line(region, border)).join("");
}

function spot(region: Region, { at, side, phone, via }: Drawn): Spot {
  const road = line(region, [region.town.at, ...via, at]);
  return { ...onMap(region, at), side, ...(phone === undefined ? {} : { phone }), road };
}

/** Those the map of the region shows, nearest first. */
export function placesOnMap(region: Region | null, places: readonly Place[]): PlaceOnMap[] {
  if (region === null) return [];
  return places
    .flatMap((place) => {
      const { drawn, miles, hours, nearer } = place;
      if (drawn === null || miles === null || hours === null) return [];
      const part = nearer && { ...nearer, ...spot(region, nearer.drawn) };
      return [{ place, miles, hours, nearer: part, ...spot(region, drawn) }];
    })
    .toSorted((a, b) => a.miles - b.miles);
}

export type StopPlace = Pick<Place, "title" | "at">;

/** A place as a stop of a route. */
export function stopOf({ title, at }: StopPlace): StopOnMap {
  return { name: shortPlace(title), at: at === null ? null : { latitude: at[0], longitude: at[1] } };
}

/** Drawings of more have no room for names. */
const MAX_WAYS = 20;

/** Around a town of the operator's: places with coordinates, and stops from the town to each and back. Empty without the town's. */
export function waysFromTown({ town, known, sold }: Pick<Places, "town" | "known" | "sold">) {
  const from = known.get(town.slug)?.at ?? null;
  const places = from === null ? [] : sold.filter(({ slug, at }) => at !== null && slug !== town.slug);
  const start: StopPlace = { title: town.title, at: from };
  return {
    places,
    stops: places
      .slice(0, MAX_WAYS)
      .flatMap((place) => [start, place])
      .map(stopOf),
  };
}
