import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { highs, NON_RESIDENTS, UTAH_CLOCK, yearOf } from "./region.ts";

export const bryceCanyonNationalPark: PlaceEntry = {
  slug: "bryce-canyon-national-park",
  title: "Bryce Canyon National Park",
  line: "The largest crowd of hoodoos on Earth, at {8000 ft}.",
  about: "You look down on thousands of orange spires from the rim; trails lead in among them.",
  image: "/destinations/bryce-canyon-national-park.svg",
  view: { src: "/destinations/bryce-canyon-national-park-view.svg", text: "On a trail among the hoodoos" },
  card: "/share/bryce-canyon-national-park.png",
  at: [37.63, -112.17],
  season:
    "All year. The rim is at {8000 ft}: warm days and cold nights in summer, snow on the hoodoos from December to March.",
  weather: `${highs(40, 55, 80, 60)} Nights are 25 to 35 degrees colder.`,
  months: yearOf({
    highs: [40, 40, 45, 55, 65, 75, 80, 75, 70, 60, 45, 35],
    lows: [15, 15, 25, 30, 35, 45, 55, 50, 45, 30, 25, 15],
    busy: [5, 6, 7, 8, 9],
    quiet: [1, 2, 3, 11, 12],
  }),
  fee: NON_RESIDENTS,
  know: "Bring a jacket in any month.",
  todo: [
    ["Rim Trail", "Sunrise Point to Sunset Point: {0.5 mi}, paved and nearly level"],
    ["Queen’s Garden and Navajo Loop", "{2.9 mi}, {600 ft} down and up again, 2 to 3 hours"],
    ["Inspiration Point", "The whole amphitheater from three levels; the climb to the highest is short and steep"],
  ],
  links: [
    ["Conditions at nps.gov", "https://www.nps.gov/brca/planyourvisit/conditions.htm"],
    ["Camera at the rim", "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm"],
  ],
  hasHotels: true,
  fromTown: {
    know: "It is far colder than Las Vegas. Bring a jacket in any month.",
    miles: 260,
    hours: 4.5,
    clock: UTAH_CLOCK,
  },
};
