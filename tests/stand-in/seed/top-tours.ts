/** In order; each tenant lists those it sells. */
export const topTourSlugs: readonly string[] = [
  "grand-canyon-south-rim-day-tour",
  "lower-antelope-canyon-and-horseshoe-bend-day-tour",
  "zion-national-park-day-tour",
  "hoover-dam-half-day-tour",
  "bryce-canyon-day-tour",
  "valley-of-fire-half-day-tour",
  "death-valley-day-tour",
  "boulder-city-and-lake-mead-half-day",
];
