import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { highs, NON_RESIDENTS, UTAH_CLOCK, yearOf } from "./region.ts";

export const zionNationalPark: PlaceEntry = {
  slug: "zion-national-park",
  title: "Zion National Park",
  line: "Walls of Navajo sandstone above a green river.",
  about: "You stand at the bottom and look up: at the Grand Canyon it is the other way around.",
  image: "/destinations/zion-national-park.svg",
  view: { src: "/destinations/zion-national-park-view.svg", text: "The Watchman by starlight" },
  card: "/share/zion-national-park.png",
  at: [37.2, -112.99],
  season: "All year. Spring and fall are best for walking; summer is hot in the canyon, winter is quiet.",
  weather: highs(55, 75, 100, 80),
  months: yearOf({
    highs: [55, 60, 65, 75, 85, 95, 100, 95, 90, 80, 65, 55],
    lows: [30, 35, 40, 45, 50, 60, 70, 65, 60, 50, 40, 30],
    busy: [3, 4, 5, 6, 7, 8, 9, 10],
    quiet: [1, 2, 12],
  }),
  fee: NON_RESIDENTS,
  todo: [
    ["Riverside Walk", "{2.2 mi} round trip, nearly level and paved, an hour and a half"],
    ["Canyon Overlook", "{1 mi} round trip, {163 ft} up, 1 hour"],
    ["Pa’rus Trail", "{3.5 mi} round trip along the river, nearly level and paved, 2 hours"],
    ["The Narrows", "In the river. Turn around where you like; all of it is {9.4 mi}, 8 hours"],
  ],
  links: [
    ["Conditions at nps.gov", "https://www.nps.gov/zion/planyourvisit/conditions.htm"],
    ["Camera in the canyon", "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm"],
  ],
  hasHotels: true,
  fromTown: {
    miles: 160,
    hours: 2.75,
    clock: UTAH_CLOCK,
  },
};
