/** Where the day tours go, and how long those on one road take, from the first pick-up to the last drop-off. */

import { type RoadName, roads } from "./roads.ts";
import { tours } from "./tours.ts";

/** From near to far: the slug of the destination, the name in tables, the road. */
export const DAY_TRIPS = [
  ["boulder-city", "Boulder City", "boulder-city"],
  ["hoover-dam", "Hoover Dam", "hoover-dam"],
  ["valley-of-fire", "Valley of Fire", "valley-of-fire"],
  ["grand-canyon", "Grand Canyon West Rim", "west-rim"],
  ["death-valley", "Death Valley", "death-valley"],
  ["zion-national-park", "Zion", "zion-national-park"],
  ["bryce-canyon-national-park", "Bryce Canyon", "bryce-canyon-national-park"],
  ["antelope-canyon", "Antelope Canyon", "antelope-canyon"],
  ["grand-canyon", "Grand Canyon South Rim", "south-rim"],
] as const;

/** `12`, `12.5 to 16`: hours of the shortest and the longest, rounded up to half an hour. */
export function dayHours(name: RoadName): string {
  const { miles, minutes, names } = roads[name];
  const hours = tours
    .filter((tour) => !tour.overnight && tour.distanceMiles === miles && tour.coachHours === minutes / 60)
    // Two roads are equally long.
    .filter((tour) => tour.tags.some((tag) => names.some((one) => tag.includes(one))))
    .map(({ durationHours }) => Math.ceil(2 * durationHours) / 2);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** `12 hours`, `12.5 to 16 hours` */
export function dayLength(name: RoadName): string {
  return `${dayHours(name)} hours`;
}
