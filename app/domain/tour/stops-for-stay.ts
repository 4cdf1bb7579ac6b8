/** "Where are you staying?": the stop for a hotel or street, by the operator's own list of what lies near each stop. */

import { search } from "#app/domain/search/search.ts";
import type { MeetingPlace } from "./meeting-points.ts";
import { milesBetween } from "./route-map.ts";

/** What people write with a name, and operators leave out. */
const KINDS = /(?<!\p{L})(?:casino|hotel|inn|motel|resort|spa|suites|the)(?!\p{L})/giu;
/** More are a word that all of them share. */
const MOST_FOUND = 6;

export interface StayQuery {
  /** "" when nothing was asked. */
  query: string;
  /** Other parameters of the page, which the form keeps. */
  keep: readonly (readonly [name: string, value: string])[];
}

interface FoundStop {
  /** What was looked for: a hotel, a street, or the stop itself. */
  name: string;
  stop: MeetingPlace;
  /** Straight, to a tenth; null when unknown, and for the stop itself. */
  miles: number | null;
}

/** Names to choose from, in order. */
export function stayNames(places: readonly MeetingPlace[]): string[] {
  const names = places.flatMap(({ name, near }) => [name, ...(near ?? []).map((point) => point.name)]);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, "en"));
}

/** The stops of a name or street, the nearest first; one that is a stop itself before all. */
export function stopsFor(query: string, places: readonly MeetingPlace[]): FoundStop[] {
  const sought = places.flatMap((stop) => [
    { item: { name: stop.name, stop, miles: null }, title: stop.name, text: stop.address },
    ...(stop.near ?? []).map(({ name, at }) => ({
      item: { name, stop, miles: at === null || !stop.at ? null : milesBetween(at, stop.at) },
      title: name,
      text: "",
    })),
  ]);
  const named: FoundStop[] = search(sought, query).whole;
  const found = named.length > 0 ? named : search(sought, query.replace(KINDS, " ")).whole;
  const rank = ({ name, stop, miles }: FoundStop) => (name === stop.name ? -1 : (miles ?? Infinity));
  return found.toSorted((a, b) => rank(a) - rank(b) || 0).slice(0, MOST_FOUND);
}
