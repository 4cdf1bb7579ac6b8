import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { BOULDER_CITY, DESERT_HIGHS, desertYear, NEVADA_CLOCK, NO_EXTRA } from "./region.ts";

export const boulderCity: PlaceEntry = {
  slug: "boulder-city",
  title: "Boulder City",
  line: "The town built for the dam: arcaded shops, bighorn sheep, no casinos.",
  about: "The government laid it out in 1931, and the old center is small enough to walk.",
  image: "/destinations/boulder-city.svg",
  view: { src: "/destinations/boulder-city-view.svg", text: "An old hotel in Boulder City at dusk" },
  card: "/share/boulder-city.png",
  at: BOULDER_CITY,
  season: "All year; spring and fall are best. Trails above Lake Mead are too hot in summer.",
  weather: DESERT_HIGHS,
  months: desertYear(),
  fee: `No entry fee in town; Lake Mead charges each vehicle. ${NO_EXTRA}`,
  todo: [
    ["The old town", "An easy hour on level streets"],
    [
      "Boulder City/Hoover Dam Museum",
      "Inside the Boulder Dam Hotel: how the town and the dam were built. Allow 45 minutes",
    ],
    ["Historic Railroad Trail", "Wide, nearly level gravel above the lake, with five tunnels"],
    ["Hemenway Park", "Bighorn sheep come down to graze. Keep your distance and do not feed them"],
    ["Lake Mead overlook", "The lake and its islands from above, 15 minutes"],
  ],
  links: [
    ["Conditions at nps.gov", "https://www.nps.gov/lake/planyourvisit/conditions.htm"],
    ["Cameras at the lake", "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm"],
  ],
  hasHotels: true,
  fromTown: {
    miles: 26,
    hours: 35 / 60,
    clock: NEVADA_CLOCK,
  },
};
