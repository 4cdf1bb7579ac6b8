/** What maps show besides places and roads to them: borders, a lake, the city. Public coordinates. */

/** Latitude and longitude in degrees. */
export type LatLon = readonly [number, number];

/** A point, or where the name of an area stands. */
export interface NamedPlace {
  name: string;
  at: LatLon;
}

export const LAS_VEGAS: LatLon = [36.17, -115.14];
export const HOOVER_DAM: LatLon = [36.016, -114.737];
export const BOULDER_CITY: LatLon = [35.98, -114.83];
export const LAKE_MEAD_OVERLOOK: LatLon = [36.011, -114.796];

/** California, Nevada, Utah and Arizona meet here. */
export const STATE_BORDERS: readonly (readonly LatLon[])[] = [
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
];

export const STATES: readonly NamedPlace[] = [
  { name: "Nevada", at: [37.4, -116] },
  { name: "Utah", at: [37.2, -111.65] },
  { name: "Arizona", at: [35.7, -113.1] },
  { name: "California", at: [35.5, -116.5] },
];

/** The shore of Lake Mead, from the dam westward. */
export const LAKE_MEAD: readonly LatLon[] = [
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
];

/** The same states where a map shows little of them, and the lake. */
export const NAMES_CLOSE_BY: readonly NamedPlace[] = [
  { name: "Nevada", at: [35.75, -115.25] },
  { name: "Nevada", at: [36.05, -115.1] },
  { name: "Nevada", at: [36.28, -114.72] },
  { name: "Arizona", at: [35.93, -114.55] },
  { name: "Arizona", at: [35.5, -113.2] },
  { name: "Lake Mead", at: [36.105, -114.765] },
];

/** Interstate 15, and US 95 as far as downtown. */
export const TOWN_ROADS: readonly (readonly LatLon[])[] = [
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
];

export const TOWN_PLACES: readonly NamedPlace[] = [
  { name: "I-15", at: [36.15, -115.187] },
  { name: "US 95", at: [36.16, -115.235] },
  { name: "Airport", at: [36.084, -115.152] },
];

/** Marked on the map of a place near Las Vegas, where there is room. */
export const SIGHTS: readonly NamedPlace[] = [
  { name: "Hoover Dam", at: HOOVER_DAM },
  { name: "Boulder City", at: BOULDER_CITY },
  { name: "Lake Mead overlook", at: LAKE_MEAD_OVERLOOK },
];
