import type { PlaceEntry } from "#app/domain/tour/place.ts";
import { DESERT_HIGHS, desertYear, HOOVER_DAM, NO_EXTRA } from "./region.ts";

export const hooverDam: PlaceEntry = {
  slug: "hoover-dam",
  title: "Hoover Dam",
  line: "{726 ft} of concrete holding back Lake Mead, finished in 1935.",
  about: "You can walk across the top, from Nevada into Arizona.",
  image: "/destinations/hoover-dam.svg",
  view: { src: "/destinations/hoover-dam-view.svg", text: "The memorial bridge and the dam, from the river" },
  card: "/share/hoover-dam.png",
  at: HOOVER_DAM,
  season: "All year. Summer afternoons reach {105 °F} to {115 °F}; take a morning departure then.",
  weather: DESERT_HIGHS,
  months: desertYear({ busy: [3, 4, 6, 7], quiet: [1, 2, 12] }),
  fee: `Walking across the dam is free; its visitor center and its tours have tickets. ${NO_EXTRA}`,
  know: "Everything you carry is screened at the dam, so bring only a small bag.",
  todo: [
    ["The crest", "{1244 ft}, level"],
    ["Memorial bridge", "By ramp or stairs: the whole face of the dam"],
    ["Power plant tour", "Down to the generators"],
  ],
  links: [["Hours and closures at usbr.gov", "https://www.usbr.gov/lc/hooverdam/"]],
  fromTown: {
    miles: 35,
    hours: 0.75,
    clock: "The state line runs along the middle of the dam: in winter the Arizona end is one hour ahead.",
  },
};
