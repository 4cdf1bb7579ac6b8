import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { ARIZONA_CLOCK, highs, NON_RESIDENTS, yearOf } from "./region.ts";

export const grandCanyon: PlaceEntry = {
  slug: "grand-canyon",
  title: "Grand Canyon",
  line: "{1 mi} deep, {10 mi} across, and two billion years in one view.",
  about: "The South Rim is the national park; the West Rim, on Hualapai land, has the Skywalk.",
  image: "/destinations/grand-canyon.svg",
  view: { src: "/destinations/grand-canyon-view.svg", text: "The Colorado, far below the rim" },
  card: "/share/grand-canyon.png",
  at: [36.062, -112.108],
  season: "All year. The South Rim is at {7000 ft}: mild in summer, snow from December to March.",
  weather: highs(45, 60, 85, 65, " at the South Rim"),
  months: yearOf({
    highs: [45, 45, 50, 60, 70, 80, 85, 80, 75, 65, 50, 45],
    lows: [20, 20, 25, 30, 40, 45, 55, 55, 45, 35, 25, 20],
    busy: [3, 4, 5, 6, 7, 8, 9, 10],
    quiet: [1, 2, 12],
    note: "So it is at the South Rim; the West Rim is lower and warmer",
  }),
  fee: NON_RESIDENTS,
  know: "At the West Rim visitors from abroad pay no extra fee, and passes for the national parks are not valid.",
  todo: [
    ["Rim Trail", "Mather Point to Yavapai Point: {0.75 mi}, paved and nearly level, half an hour"],
    ["Ooh Aah Point", "{1.8 mi} round trip below the rim, steep, an hour or two: every step down is one up again"],
    ["Mather Point", "The first view for most: two railed points, a few minutes from the parking lots"],
    ["Desert View", "A stone watchtower and the Colorado far below, {25 mi} east of the village"],
    ["West Rim", "The Skywalk at Eagle Point, and Guano Point above the river"],
  ],
  links: [
    ["Conditions at nps.gov", "https://www.nps.gov/grca/planyourvisit/conditions.htm"],
    ["Cameras at the South Rim", "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm"],
  ],
  hasHotels: true,
  fromTown: {
    miles: 280,
    hours: 4.75,
    nearer: {
      other: "South Rim",
      name: "West Rim",
      miles: 125,
      hours: 2.5,
      at: [36.0, -113.815],
    },
    clock: ARIZONA_CLOCK,
  },
};
