import { located } from "./places.ts";
import { antelopeCanyonTours } from "./tours/antelope-canyon.ts";
import { boulderCityTours } from "./tours/boulder-city.ts";
import { bryceCanyonNationalParkTours } from "./tours/bryce-canyon-national-park.ts";
import { deathValleyTours } from "./tours/death-valley.ts";
import { grandCanyonTours } from "./tours/grand-canyon.ts";
import { hooverDamTours } from "./tours/hoover-dam.ts";
import { valleyOfFireTours } from "./tours/valley-of-fire.ts";
import { zionNationalParkTours } from "./tours/zion-national-park.ts";
import type { TourSeed } from "./types.ts";

const all: TourSeed[] = [
  ...grandCanyonTours,
  ...antelopeCanyonTours,
  ...hooverDamTours,
  ...bryceCanyonNationalParkTours,
  ...zionNationalParkTours,
  ...boulderCityTours,
  ...deathValleyTours,
  ...valleyOfFireTours,
];

/** A link to a tour's page, in the form of specification 10.3. */
export function tourLink(id: number): string {
  const tour = all.find((one) => one.id === id);
  if (tour === undefined) throw new Error(`no tour ${id}`);
  return `/tours-detail/${tour.destination}-tours/?original_url=${encodeURIComponent(`/tour/${tour.slug}`)}`;
}

/** Who pays a child's price, behind what else the price holds for. */
function priceNote({ priceAdult, priceChild, minimumAge, priceNote: rooms }: TourSeed): string {
  const children =
    priceChild === priceAdult || minimumAge > 11 ? [] : [`Child fare: ages ${Math.max(3, minimumAge)} to 11`];
  return [...(rooms === undefined ? [] : [rooms]), ...children].join(". ");
}

export const tours: TourSeed[] = all.map((tour) => ({
  ...tour,
  priceNote: priceNote(tour),
  itinerary: tour.itinerary.map(located),
}));
