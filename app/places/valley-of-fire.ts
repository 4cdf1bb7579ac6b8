import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { DESERT_HIGHS, desertYear, ENTRANCE, NEVADA_CLOCK, NO_EXTRA } from "./region.ts";

export const valleyOfFire: PlaceEntry = {
  slug: "valley-of-fire",
  title: "Valley of Fire",
  line: "Red Aztec sandstone and petroglyphs in the Mojave Desert.",
  about: "Nevada’s first state park: dunes that turned to stone in the age of the dinosaurs.",
  image: "/destinations/valley-of-fire.svg",
  view: { src: "/destinations/valley-of-fire-view.svg", text: "The park road in morning light" },
  card: "/share/valley-of-fire.png",
  at: [36.44, -114.51],
  season: "October to mid-May is best. In summer go at dawn; the longer trails are closed.",
  weather: DESERT_HIGHS,
  months: desertYear({ busy: [3, 4, 10, 11], quiet: [6, 7, 8] }),
  fee: `${ENTRANCE} ${NO_EXTRA}`,
  know: "It is a state park: national park passes are not accepted.",
  todo: [
    ["Fire Wave", "{1.5 mi} round trip on sand and slickrock"],
    ["Mouse’s Tank", "{0.75 mi} past petroglyphs"],
    ["White Domes", "A loop of {1.1 mi} with a short slot canyon, steep at its start"],
    ["Atlatl Rock", "Stairs to the petroglyphs"],
  ],
  links: [["Conditions at parks.nv.gov", "https://parks.nv.gov/parks/valley-of-fire"]],
  fromTown: {
    line: "Red Aztec sandstone and petroglyphs, an hour from the Strip.",
    miles: 50,
    hours: 1,
    clock: NEVADA_CLOCK,
  },
};
