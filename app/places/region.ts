/** What the places around Las Vegas share: the town, borders of states, a lake, towns on the roads. */

import type { LatLon, Month, Region } from "#app/domain/tour/place.ts";

const LAS_VEGAS: LatLon = [36.17, -115.14];
export const HOOVER_DAM: LatLon = [36.016, -114.737];
export const BOULDER_CITY: LatLon = [35.98, -114.83];

/** Through Henderson, over Railroad Pass, and past the overlook above Lake Mead. */
const TO_HOOVER_DAM: readonly LatLon[] = [
  LAS_VEGAS,
  [36.115, -115.06],
  [36.035, -115],
  [35.973, -114.915],
  BOULDER_CITY,
  [36.011, -114.796],
  HOOVER_DAM,
];
/** Interstate 15, which the road through the Valley of Fire leaves here. */
const TO_CRYSTAL: readonly LatLon[] = [LAS_VEGAS, [36.4, -114.9]];
const TO_ST_GEORGE: readonly LatLon[] = [...TO_CRYSTAL, [36.66, -114.57], [36.8, -114.07], [37.1, -113.58]];
const TO_HURRICANE: readonly LatLon[] = [...TO_ST_GEORGE, [37.18, -113.29]];

interface Year {
  /** Degrees Fahrenheit, January to December, rounded to five. */
  highs: readonly number[];
  lows: readonly number[];
  /** Numbers of months: 1 is January. */
  busy: readonly number[];
  quiet: readonly number[];
  /** Said of each month. */
  note?: string;
}

export function yearOf({ highs: all, lows, busy, quiet, note = "" }: Year): Month[] {
  return all.map((high, index) => {
    const month = index + 1;
    const crowds = busy.includes(month)
      ? "One of the busy months"
      : quiet.includes(month)
        ? "One of the quiet months"
        : "";
    return { month, high, low: lows[index] ?? null, text: [note, crowds].filter((text) => text !== "").join(". ") };
  });
}

/** Without crowds of its own. */
const DESERT_YEAR: Year = {
  highs: [60, 65, 70, 80, 90, 100, 105, 105, 95, 80, 65, 55],
  lows: [40, 45, 50, 55, 65, 75, 80, 80, 70, 60, 50, 40],
  busy: [],
  quiet: [],
};
export const desertYear = (crowds: Partial<Year> = {}) => yearOf({ ...DESERT_YEAR, ...crowds });

/** Average highs of four months, rounded to five degrees. */
export const highs = (january: number, april: number, july: number, october: number, where = "") =>
  `Average highs${where}: {${january} °F} in January, {${april} °F} in April, {${july} °F} in July, {${october} °F} in October.`;

export const DESERT_HIGHS = highs(60, 80, 105, 80);
export const ENTRANCE = "Each tour’s page says whether the price includes the entrance.";
export const NON_RESIDENTS = `${ENTRANCE} Visitors 16 and older who live outside the United States pay {100 USD} more.`;
export const NO_EXTRA = "Visitors from abroad pay no extra fee.";

export const NEVADA_CLOCK = "The same time zone as Las Vegas.";
export const UTAH_CLOCK = "Utah is an hour ahead of Las Vegas.";
export const ARIZONA_CLOCK = "Arizona is an hour ahead of Las Vegas in winter, and the same in summer.";

export const REGION: Region = {
  town: {
    slug: "las-vegas",
    title: "Las Vegas",
    at: LAS_VEGAS,
    image: "/destinations/las-vegas.svg",
    view: "/destinations/las-vegas-view.svg",
    activities: "/destinations/ride.svg",
  },
  south: 34.8,
  west: -117.25,
  north: 38.2,
  east: -111.2,
  // California, Nevada, Utah and Arizona meet here.
  borders: [
    [
      [36.95, -117.25],
      [35, -114.63],
    ],
    [
      [38, -114.05],
      [36.19, -114.05],
      [36.06, -114.15],
      [36.05, -114.3],
      [36.14, -114.46],
      [36.14, -114.62],
      [36.08, -114.72],
      HOOVER_DAM,
      [35.95, -114.735],
      [35.87, -114.665],
      [35.5, -114.67],
      [35, -114.63],
    ],
    [
      [37, -114.05],
      [37, -111.2],
    ],
  ],
  states: [
    { name: "Nevada", at: [37.4, -116] },
    { name: "Utah", at: [37.2, -111.65] },
    { name: "Arizona", at: [35.7, -113.1] },
    { name: "California", at: [35.5, -116.5] },
  ],
  // Interstate 15, and US 95 as far as downtown.
  townRoads: [
    [
      [36.3, -115.05],
      [36.196, -115.138],
      [36.174, -115.156],
      [36.144, -115.172],
      [36.126, -115.18],
      [36.101, -115.184],
      [36, -115.184],
    ],
    [
      [36.28, -115.35],
      [36.176, -115.24],
      [36.174, -115.156],
    ],
  ],
  townPlaces: [
    { name: "I-15", at: [36.15, -115.187] },
    { name: "US 95", at: [36.16, -115.235] },
    { name: "Airport", at: [36.084, -115.152] },
  ],
  roads: [
    // The South Rim, and Desert View after it.
    [...TO_HOOVER_DAM, [35.19, -114.05], [35.33, -112.87], [35.25, -112.19], [36.062, -112.108], [36.044, -111.826]],
    // The West Rim.
    [...TO_HOOVER_DAM, [35.592, -114.273], [36.0, -113.815]],
    // Page.
    [...TO_HURRICANE, [37.0, -112.98], [37.05, -112.53], [36.91, -111.46]],
    // Bryce Canyon.
    [...TO_ST_GEORGE, [37.68, -113.06], [37.82, -112.44], [37.63, -112.17]],
    // Zion.
    [...TO_HURRICANE, [37.2, -112.99]],
    // Death Valley.
    [LAS_VEGAS, [36.21, -115.98], [36.3, -116.42], [36.46, -116.87]],
    // The Valley of Fire.
    [...TO_CRYSTAL, [36.44, -114.51]],
  ],
};
