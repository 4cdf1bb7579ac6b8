import { illustration } from "#tests/stand-in/seed/common.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

/** Two rows of a card that is short on phones. */
function facts(where: string, cost: string) {
  return [
    { label: "Where", value: where },
    { label: "Cost", value: cost },
  ];
}

export const thingsToDo: PageSeed = {
  page: "things-to-do-in-las-vegas",
  title: "Things to do in and near Las Vegas",
  description:
    "What to do in and around Las Vegas that does not need a casino, with distance from the Strip, cost, best hour, and how to get there without a car.",
  image: "/media/las-vegas/strip.svg",
  updated: "2026-11-23",
  blocks: [
    {
      type: "hero",
      title: "Las Vegas beyond the casinos",
      text: "Places we send our own guests, most of them free. Prices checked in fall 2026.",
      ...illustration("las-vegas", "strip"),
      actions: [
        { title: "See trip ideas", url: "/ideas" },
        { title: "Get inspired", url: "/get-inspired" },
      ],
    },
    {
      type: "cards",
      title: "No car? We drive to these",
      items: [
        {
          title: "Boulder City",
          text: "26 miles. A 1930s main street, no gambling, and bighorn that come down to Hemenway Park in the warm months.",
          url: tourLink(151),
          ...illustration("boulder-city", "square"),
        },
        {
          title: "Historic Railroad Trail",
          text: "30 miles. Level, five tunnels, Lake Mead below: about 3.7 miles one way.",
          url: tourLink(152),
          ...illustration("boulder-city", "tunnels"),
        },
        {
          title: "Hoover Dam",
          text: "35 miles. 726 feet high. Walk across it, then up to the memorial bridge for the whole face.",
          url: "/tours-detail/hoover-dam-tours/",
          ...illustration("hoover-dam", "blue-hour"),
        },
        {
          title: "Valley of Fire",
          text: "50 miles. Short walks through red rock. The exposed trails close from mid-May to the end of September.",
          url: "/tours-detail/valley-of-fire-tours/",
          ...illustration("valley-of-fire", "hero"),
        },
      ],
    },
    {
      type: "cards",
      title: "On your own, nearest first",
      items: [
        {
          title: "Bellagio Conservatory",
          text: "New plants five times a year, open day and night. Quiet before 8 AM; the fountains outside start in the afternoon.",
          facts: facts("On the Strip", "Free"),
        },
        {
          title: "Pinball Hall of Fame",
          text: "A few hundred machines that all work, near the 1959 Welcome to Fabulous Las Vegas sign. Bring quarters.",
          facts: facts("South end of the Strip", "Free entry, pay by the game"),
        },
        {
          title: "Neon Museum",
          text: "The old signs of hotels that no longer stand. Evenings sell out some days ahead.",
          facts: facts("5 mi, downtown", "From about $25"),
        },
        {
          title: "Fremont Street",
          text: "Loud, roofed, with the older casinos around it. Our stop at the Downtown Grand is a block away.",
          facts: facts("5 mi, downtown", "Free"),
        },
        {
          title: "Ethel M cactus garden",
          text: "Three acres of desert plants in Henderson, lit for the holidays in December.",
          facts: facts("8 mi", "Free"),
        },
        {
          title: "Wetlands Park",
          text: "Herons, coyotes, and almost nobody on weekday mornings.",
          facts: facts("10 mi", "Free"),
        },
        {
          title: "Red Rock Canyon",
          text: "A 13-mile loop below the same sandstone as Zion’s. Cars need an entry time from October to May.",
          facts: facts("17 mi", "About $20 per car"),
        },
        {
          title: "Mount Charleston",
          text: "Often 20 to 30 °F cooler than the Strip. Easier trails start at about 7,700 feet.",
          facts: facts("40 mi", "Free"),
        },
      ],
    },
    {
      type: "cta",
      title: "Have a whole day, or three?",
      text: "Trip ideas with their times and prices, for one to three days.",
      action: { title: "See trip ideas", url: "/ideas" },
    },
  ],
};
