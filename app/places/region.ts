/** What the places around Las Vegas share: the town, and borders of states. */

import type { LatLon, Month, Region } from "#app/domain/tour/place.ts";

const LAS_VEGAS: LatLon = [36.17, -115.14];
export const HOOVER_DAM: LatLon = [36.016, -114.737];
export const BOULDER_CITY: LatLon = [35.98, -114.83];

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
};
