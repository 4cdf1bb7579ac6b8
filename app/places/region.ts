/** What the places around Las Vegas share: the town, borders of states, a lake, towns on the roads. */

import type { LatLon, Region } from "#app/domain/tour/place.ts";

const LAS_VEGAS: LatLon = [36.17, -115.14];
export const HOOVER_DAM: LatLon = [36.016, -114.737];
export const BOULDER_CITY: LatLon = [35.98, -114.83];
const LAKE_MEAD_OVERLOOK: LatLon = [36.011, -114.796];

/** Of Interstate 15, which the road through the Valley of Fire leaves here. */
export const CRYSTAL: LatLon = [36.4, -114.9];
export const TO_ST_GEORGE: readonly LatLon[] = [CRYSTAL, [36.66, -114.57], [36.8, -114.07], [37.1, -113.58]];
export const HURRICANE: LatLon = [37.18, -113.29];
/** Through Henderson, over Railroad Pass, and past the overlook above Lake Mead. */
export const TO_HOOVER_DAM: readonly LatLon[] = [
  [36.115, -115.06],
  [36.035, -115],
  [35.973, -114.915],
  BOULDER_CITY,
  LAKE_MEAD_OVERLOOK,
  HOOVER_DAM,
];

/** Average highs of four months, rounded to five degrees. */
export const highs = (january: number, april: number, july: number, october: number, where = "") =>
  `Average highs${where}: ${january} °F in January, ${april} in April, ${july} in July, ${october} in October.`;

export const DESERT_HIGHS = highs(60, 80, 105, 80);
export const ENTRANCE = "Each tour’s page says whether the price includes the entrance.";
export const NON_RESIDENTS = `${ENTRANCE} Visitors 16 and older who live outside the United States pay $100 more.`;
export const NO_EXTRA = "Visitors from abroad pay no extra fee.";

export const NEVADA_CLOCK = "The same time zone as Las Vegas.";
export const UTAH_CLOCK = "Utah is an hour ahead of Las Vegas.";
export const ARIZONA_CLOCK = "Arizona is an hour ahead of Las Vegas in winter, and the same in summer.";

/** Without its roads, which the places have. */
export const REGION: Omit<Region, "roads"> = {
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
  // The shore of Lake Mead, from the dam westward.
  lake: [
    HOOVER_DAM,
    [36.022, -114.752],
    [36.028, -114.772],
    [36.036, -114.794],
    [36.05, -114.803],
    [36.068, -114.79],
    [36.086, -114.812],
    [36.108, -114.845],
    [36.122, -114.862],
    [36.12, -114.83],
    [36.122, -114.79],
    [36.136, -114.76],
    [36.13, -114.735],
    [36.152, -114.715],
    [36.136, -114.69],
    [36.14, -114.655],
    [36.152, -114.6],
    [36.175, -114.55],
    [36.19, -114.47],
    [36.24, -114.43],
    [36.31, -114.42],
    [36.38, -114.39],
    [36.43, -114.37],
    [36.45, -114.34],
    [36.4, -114.34],
    [36.3, -114.36],
    [36.24, -114.36],
    [36.19, -114.37],
    [36.13, -114.36],
    [36.08, -114.3],
    [36.07, -114.2],
    [36.14, -114.1],
    [36.12, -114.07],
    [36.03, -114.15],
    [36.03, -114.3],
    [36.08, -114.42],
    [36.1, -114.5],
    [36.132, -114.6],
    [36.118, -114.645],
    [36.092, -114.662],
    [36.072, -114.69],
    [36.052, -114.69],
    [36.034, -114.718],
  ],
  namesCloseBy: [
    { name: "Nevada", at: [35.75, -115.25] },
    { name: "Nevada", at: [36.05, -115.1] },
    { name: "Nevada", at: [36.28, -114.72] },
    { name: "Arizona", at: [35.93, -114.55] },
    { name: "Arizona", at: [35.5, -113.2] },
    { name: "Lake Mead", at: [36.105, -114.765] },
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
  sights: [
    { name: "Hoover Dam", at: HOOVER_DAM },
    { name: "Boulder City", at: BOULDER_CITY },
    { name: "Lake Mead overlook", at: LAKE_MEAD_OVERLOOK },
  ],
};
