import { illustration } from "#tests/stand-in/seed/common.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

/** Three rows of a card that is short on phones. */
function facts(where: string, open: string, cost: string) {
  return [
    { label: "Where", value: where },
    { label: "Open", value: open },
    { label: "Cost", value: cost },
  ];
}

export const thingsToDo: PageSeed = {
  page: "things-to-do-in-las-vegas",
  title: "Things to do in and near Las Vegas",
  description:
    "What to do in and around Las Vegas that does not need a casino, with distance from the Strip, cost, best hour, and how to get there without a car.",
  image: "/media/las-vegas/strip.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Las Vegas, away from the tables",
      text: "Places we send our own guests, five of them free. Miles are from the middle of the Strip; prices checked in fall 2026.",
      ...illustration("las-vegas", "strip"),
      actions: [
        { title: "In town", url: "#s-in-town" },
        { title: "Out of town", url: "#s-out-of-town" },
        { title: "Where we drive", url: "#s-where-we-drive" },
      ],
    },
    {
      type: "cards",
      title: "In town",
      text: "On the Strip and downtown.",
      items: [
        {
          title: "Bellagio Conservatory",
          text: "New plants five times a year. Quiet before 8 AM; the fountains outside start in the afternoon.",
          url: "https://bellagio.mgmresorts.com/",
          ...illustration("las-vegas", "conservatory"),
          facts: facts("On the Strip", "Day and night", "Free"),
        },
        {
          title: "Pinball Hall of Fame",
          text: "A few hundred working machines, near the 1959 Welcome to Fabulous Las Vegas sign. Bring quarters.",
          url: "https://www.pinballmuseum.org/",
          ...illustration("las-vegas", "pinball"),
          facts: facts("South end of the Strip", "Daily, late morning to night", "Pay by the game"),
        },
        {
          title: "Neon Museum",
          text: "The old signs of hotels that no longer stand. Evenings sell out some days ahead.",
          url: "https://www.neonmuseum.org/",
          ...illustration("las-vegas", "boneyard"),
          facts: facts("5 mi, downtown", "Afternoon to late evening", "From about $25"),
        },
        {
          title: "Fremont Street",
          text: "Loud, covered, and lined with the old casinos. Our stop at the Downtown Grand is a block away.",
          url: "https://vegasexperience.com/",
          ...illustration("las-vegas", "fremont-street"),
          facts: facts("5 mi, downtown", "Always; shows after dark", "Free"),
        },
      ],
    },
    {
      type: "cards",
      title: "Out of town",
      text: "Nearest first.",
      items: [
        {
          title: "Ethel M cactus garden",
          text: "Three acres of desert plants, lit for the holidays in December.",
          url: "https://www.ethelm.com/",
          ...illustration("las-vegas", "cactus-garden"),
          facts: facts("8 mi, Henderson", "Daily from late morning", "Free"),
        },
        {
          title: "Wetlands Park",
          text: "Herons, coyotes, and almost nobody on weekday mornings.",
          url: "https://www.clarkcountynv.gov/wetlandspark",
          ...illustration("las-vegas", "wetlands"),
          facts: facts("10 mi, east", "Dawn to dusk", "Free"),
        },
        {
          title: "Red Rock Canyon",
          text: "A 13-mile loop below the same sandstone as Zion’s. Cars need an entry time from October to May.",
          url: "https://www.redrockcanyonlv.org/",
          ...illustration("las-vegas", "red-rock"),
          facts: facts("17 mi, west", "6 AM to about dusk", "About $20 per car"),
        },
        {
          title: "Mount Charleston",
          text: "Often 20 to 30 °F cooler than the Strip. Easier trails start at about 7,700 feet.",
          url: "https://gomtcharleston.com/",
          ...illustration("las-vegas", "mount-charleston"),
          facts: facts("40 mi, northwest", "Always; check for snow", "Free"),
        },
      ],
    },
    {
      type: "cards",
      title: "Where we drive",
      text: "By coach or van, no car needed.",
      items: [
        {
          title: "Boulder City",
          text: "26 miles. A 1930s main street, no gambling, and bighorn that come down to Hemenway Park in the warm months.",
          url: tourLink(151),
          ...illustration("boulder-city", "square"),
        },
        {
          title: "Historic Railroad Trail",
          text: "30 miles by road. The walk is level, with five tunnels and Lake Mead below: about 3.7 miles one way.",
          url: tourLink(152),
          ...illustration("boulder-city", "tunnels"),
        },
        {
          title: "Hoover Dam",
          text: "35 miles. 726 feet high. Walk across it, then up to the memorial bridge to see its whole face.",
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
      title: "Have a whole day, or three?",
      items: [
        {
          title: "Trip ideas",
          text: "Plans for one to three days, with their times and prices.",
          url: "/ideas",
          ...illustration("zion-national-park", "checkerboard-mesa"),
        },
        {
          title: "Get inspired",
          text: "Pick what you want to see, then the season.",
          url: "/get-inspired",
          ...illustration("grand-canyon", "mather-point"),
        },
      ],
    },
    {
      type: "cta",
      title: "Ready for the parks?",
      text: "Choose a day and see which tours have seats, with time and price.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
