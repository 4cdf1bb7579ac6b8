import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { ENTRANCE, highs, NEVADA_CLOCK, NO_EXTRA, yearOf } from "./region.ts";

export const deathValley: PlaceEntry = {
  slug: "death-valley",
  title: "Death Valley",
  line: "Salt, silence and the lowest ground in North America.",
  about: "Badwater Basin lies {282 ft} below sea level; Telescope Peak, above it, rises to {11049 ft}.",
  image: "/destinations/death-valley.svg",
  view: { src: "/destinations/death-valley-view.svg", text: "The old bank of Rhyolite" },
  card: "/share/death-valley.png",
  at: [36.46, -116.87],
  season: "October to April. In July most days pass {110 °F}, and some reach {120 °F}.",
  weather: highs(65, 90, 115, 95),
  months: yearOf({
    highs: [65, 75, 80, 90, 100, 110, 115, 115, 105, 95, 75, 65],
    lows: [40, 45, 55, 60, 75, 80, 90, 85, 75, 60, 50, 40],
    busy: [2, 3, 4, 11],
    quiet: [6, 7, 8],
  }),
  fee: `${ENTRANCE} ${NO_EXTRA}`,
  todo: [
    ["Badwater", "A flat walk out onto the salt, {1 mi} round trip"],
    ["Zabriskie Point", "A short, steep climb on a paved path, to a view over yellow badlands"],
    ["Golden Canyon", "{2 mi} round trip on gravel between high walls, gently uphill"],
    ["Mesquite Flat", "Sand dunes beside the road: walk in as far as you like"],
    ["Rhyolite", "A ghost town just outside the park: the walls of a bank, a school and a railroad depot"],
  ],
  links: [
    ["Conditions at nps.gov", "https://www.nps.gov/deva/planyourvisit/conditions.htm"],
    ["Camera at Furnace Creek", "https://www.nps.gov/subjects/air/webcams.htm?site=deva"],
  ],
  hasHotels: true,
  fromTown: {
    miles: 125,
    hours: 2.5,
    clock: NEVADA_CLOCK,
  },
};
