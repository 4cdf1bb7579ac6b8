/** How long the day tours on one road take, from the first pick-up to the last drop-off. */

import { type RoadName, roads } from "./roads.ts";
import { tours } from "./tours.ts";

/** `12 hours`, `12.5 to 16 hours`: the shortest and the longest, rounded up to half an hour. */
export function dayLength(name: RoadName): string {
  const { miles, minutes, names } = roads[name];
  const hours = tours
    .filter((tour) => !tour.overnight && tour.distanceMiles === miles && tour.coachHours === minutes / 60)
    // Two roads are equally long.
    .filter((tour) => tour.tags.some((tag) => names.some((one) => tag.includes(one))))
    .map(({ durationHours }) => Math.ceil(2 * durationHours) / 2);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return `${least === most ? least : `${least} to ${most}`} hours`;
}
