import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { ARIZONA_CLOCK, highs, NO_EXTRA, yearOf } from "./region.ts";

export const antelopeCanyon: PlaceEntry = {
  slug: "antelope-canyon",
  title: "Antelope Canyon",
  line: "Sandstone shaped by flash floods, lit from above, walked with a Navajo guide.",
  about: "Two slots near Page, Arizona, in places narrow enough to touch both walls.",
  image: "/destinations/antelope-canyon.svg",
  view: { src: "/destinations/antelope-canyon-view.svg", text: "Lake Powell, near the canyon" },
  card: "/share/antelope-canyon.png",
  at: [36.91, -111.46],
  season:
    "All year. Light shafts in the upper canyon come on clear days around noon, late March to early October. Storms are likeliest from July to mid-September.",
  weather: `${highs(45, 70, 95, 70)} The slot itself is cooler.`,
  months: yearOf({
    highs: [45, 50, 60, 70, 80, 90, 95, 95, 85, 70, 55, 45],
    lows: [25, 30, 40, 45, 55, 65, 70, 70, 60, 45, 35, 25],
    busy: [3, 4, 5, 6, 7, 8, 9, 10],
    quiet: [1, 2, 11, 12],
  }),
  fee: `The Navajo Nation’s fee is part of the guided tour. ${NO_EXTRA}`,
  know: "No bags, tripods or selfie sticks in the canyon. The guides close it when rain falls anywhere upstream.",
  todo: [
    ["Upper canyon", "On level sand, only with a Navajo guide"],
    ["Lower canyon", "Steep metal stairs, only with a Navajo guide"],
    ["Horseshoe Bend", "{5 mi} away: {1.5 mi} round trip"],
    ["Glen Canyon Dam", "An overlook above the river, down stairs cut into the rock"],
  ],
  links: [["Notices at navajonationparks.org", "https://navajonationparks.org/"]],
  hasHotels: true,
  fromTown: {
    miles: 275,
    hours: 4.5,
    clock: `${ARIZONA_CLOCK} The canyon tours run on Arizona time.`,
  },
};
