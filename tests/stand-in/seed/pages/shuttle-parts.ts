/** What the pages of the shuttle lines have in common. */

import { STOPS } from "#tests/stand-in/seed/common.ts";
import { PLACES } from "#tests/stand-in/seed/places.ts";
import type { BlockSeed } from "#tests/stand-in/seed/types.ts";

/** A line under what a cell says. */
type Note = NonNullable<Extract<BlockSeed, { type: "table" }>["notes"]>[number];

function mapOf(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Their streets, which lead to the map. */
export const HOTELS: readonly Note[] = STOPS.map(({ name, address, latitude, longitude }) => ({
  title: name,
  text: address.replace(/,.*/, ""),
  url: mapOf(latitude, longitude),
}));

/**
 * Under a stop outside Las Vegas: where it is, which leads to the map.
 *
 * @param place by default that of the tours' stop with the same title
 */
export function mapNote(title: string, text: string, place = PLACES.get(title)): Note {
  if (place === undefined) throw new Error(`no coordinates of ${title}`);
  return { title, text, url: mapOf(...place) };
}

/** Under a time of Las Vegas. */
export function inUtah(title: string, there: string): Note {
  return { title, text: `${there} in Utah` };
}

/**
 * @param extra what costs extra, with its verb
 * @param rows place, then what adults pay one way and round trip, then children
 * @param more another sentence of the caption
 */
export function fares(
  extra: string,
  rows: readonly (readonly [string, string, string, string, string])[],
  more = "",
): BlockSeed {
  return {
    type: "table",
    title: "Fares",
    caption: `The same from all Las Vegas stops, in US dollars. Taxes are included; ${extra} extra. Ages 3 to 11 pay the child fare; children under 3 can’t ride.${more}`,
    columns: ["To", "Adult, one way", "Adult, round trip", "Child, one way", "Child, round trip"],
    rows: rows.map((row) => [...row]),
  };
}

export const CHANGES = `<h2>Cancellations and changes</h2>
<p>Cancel free up to 48 hours before departure. You can move the ticket once, any time before the coach leaves, to another date that has seats. The two halves of a round trip may be up to 30 days apart.</p>`;

export const READY: BlockSeed = {
  type: "cta",
  title: "Ready to go?",
  text: "Choose your days, then your stops.",
  action: { title: "See tickets", url: "#seat" },
};
