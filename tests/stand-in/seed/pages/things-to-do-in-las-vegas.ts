import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const thingsToDo: PageSeed = {
  page: "things-to-do-in-las-vegas",
  title: "Things to do in and near Las Vegas",
  description:
    "Twelve things to do in and around Las Vegas that do not need a casino, with distance from the Strip, cost, best hour, and how to get there without a car.",
  image: "/media/las-vegas/strip.svg",
  updated: "2026-09-30",
  blocks: [
    {
      type: "hero",
      title: "Las Vegas beyond the casinos",
      text: "Twelve places we send our own guests, nearest first. Six of them are free.",
      ...illustration("las-vegas", "strip"),
      actions: [{ title: "See trip ideas", url: "/ideas" }],
    },
    {
      type: "cards",
      title: "No car? We drive to these",
      items: [
        {
          title: "Hoover Dam",
          text: "Half a day, 45 minutes each way, with or without the power plant.",
          url: "/tours-detail/hoover-dam-tours/",
          ...illustration("hoover-dam", "blue-hour"),
        },
        {
          title: "Boulder City and Lake Mead",
          text: "A quiet morning 26 miles away.",
          url: "/tours-detail/boulder-city-tours/",
          ...illustration("boulder-city", "square"),
        },
        {
          title: "Valley of Fire",
          text: "An hour each way, with short walks through red rock.",
          url: "/tours-detail/valley-of-fire-tours/",
          ...illustration("valley-of-fire", "hero"),
        },
        {
          title: "Shuttle to Hoover Dam",
          text: "Three departures a day, no guide, stay as long as you like.",
          url: "/shuttle-service/a-shuttle-service-example",
          ...illustration("boulder-city", "main-street-dusk"),
        },
      ],
    },
    {
      type: "table",
      title: "Twelve places, nearest first",
      caption: "Miles by road from the middle of the Strip. Checked in fall 2026; prices change.",
      columns: ["Place", "Distance", "Cost", "Good for"],
      rows: [
        ["Bellagio Conservatory and fountains", "On the Strip", "Free", "Children, evenings"],
        ["Pinball Hall of Fame", "South end of the Strip", "Free entry, pay by the game", "Children, hot afternoons"],
        ["Neon Museum", "5 mi, downtown", "Ticket", "Night, photography"],
        ["Fremont Street", "5 mi, downtown", "Free", "Night"],
        ["Ethel M cactus garden, Henderson", "8 mi", "Free", "Children, winter evenings"],
        ["Clark County Wetlands Park", "10 mi", "Free", "Children, birds, mornings"],
        ["Red Rock Canyon", "17 mi", "Fee per car; timed entry October to May", "Walking, climbing, sunrise"],
        ["Boulder City", "26 mi", "Free", "Lunch, bighorn, history"],
        [
          "Lake Mead and the Historic Railroad Trail",
          "30 mi",
          "Park fee for the lake; the trail is free",
          "Walking, bicycles",
        ],
        ["Hoover Dam", "35 mi", "Free to walk; parking and tours cost", "Everyone"],
        ["Mount Charleston", "40 mi", "Free", "Summer, snow"],
        ["Valley of Fire", "50 mi", "Fee per car", "Walking, photography, October to May"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Within walking distance</h2>
<p>The <strong>Bellagio Conservatory</strong> changes its planting five times a year and is open day and night. Go before 8 AM, when it is quiet. The fountains outside start in the afternoon, earlier on weekends, and run until midnight, wind permitting.</p>
<p>At the south end, near the sign from 1959 that says Welcome to Fabulous Las Vegas, the <strong>Pinball Hall of Fame</strong> has a few hundred machines that all work. Bring quarters.</p>
<h2>Downtown</h2>
<p>The <strong>Neon Museum</strong> keeps the old signs of hotels that no longer stand. Evening visits sell out some days ahead. <strong>Fremont Street</strong> is a few minutes away by car: loud, roofed, free, and with the older casinos around it. Our downtown stop, the Downtown Grand, is a block away.</p>
<h2>Half a morning</h2>
<p>The <strong>Wetlands Park</strong> lies east of town where the valley’s water flows to Lake Mead. Expect herons, coyotes and almost nobody on weekdays. The <strong>cactus garden</strong> in Henderson has about three acres of desert plants, lit for the holidays in December.</p>
<p><strong>Red Rock Canyon</strong> has a 13-mile one-way loop below cliffs of the same Jurassic dune sandstone as Zion and Valley of Fire. From October to May you must book an entry time if you arrive by car between 8 AM and 5 PM.</p>
<h2>Half a day, with us or without</h2>
<p><strong>Hoover Dam</strong> is 726 feet high and was finished in 1935. Walk across it, then up to the memorial bridge for the view of the whole face. The visitor center keeps Las Vegas time. On the way lies <strong>Boulder City</strong>, where gambling is not allowed: one of only two places in Nevada. Bighorn sheep come down to Hemenway Park to eat the lawn, mostly in the warm months.</p>
<p>The <strong>Historic Railroad Trail</strong> follows the line that brought material to the dam. It runs through five tunnels with views of Lake Mead, is level, and about 3.7 miles long one way.</p>
<p><strong>Valley of Fire</strong> is an hour away. From about mid-May to the end of September its exposed trails are closed because of the heat; the road and the viewpoints stay open.</p>
<h2>When it is too hot</h2>
<p>Drive up. At <strong>Mount Charleston</strong> it is often 20 to 30 °F cooler than on the Strip. The summit is at 11,916 feet; easier trails start at about 7,700.</p>
<p>Not sure yet? <a href="/get-inspired">Start from what you want to see</a>.</p>`,
    },
    {
      type: "tours",
      title: "The dam and the river below it",
      text: "Five to seven and a half hours, back on the Strip the same afternoon.",
      tag: "Hoover Dam",
      limit: 3,
    },
    {
      type: "cta",
      title: "Have a whole day, or three?",
      text: "Trip ideas with their times, for one to three days.",
      action: { title: "See trip ideas", url: "/ideas" },
    },
  ],
};
