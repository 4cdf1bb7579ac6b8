import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { shot } from "./shot.ts";

export const getInspired: PageSeed = {
  page: "get-inspired",
  title: "Get inspired: what to see, and when",
  description:
    "Not sure where to go? Start from what you want to see: light in a slot canyon, snow on red rock, a floor of salt, and when each is at its best.",
  image: "/media/antelope-canyon/horseshoe-bend.svg",
  updated: "2026-11-20",
  blocks: [
    {
      type: "hero",
      title: "Start from what you want to see",
      text: "The same road can lead to snow, to salt, or to a river you can wade in. What you find at the end depends on the month and the hour.",
      ...illustration("antelope-canyon", "horseshoe-bend"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See trip ideas", url: "/ideas" },
      ],
    },
    {
      type: "cards",
      title: "What would you like to stand in front of?",
      items: [
        {
          title: "A mile of depth",
          text: "The South Rim of the Grand Canyon. Turn left at Mather Point, and after ten minutes it is quiet.",
          url: "/tours-detail/grand-canyon-tours/",
          ...illustration("grand-canyon", "mather-point"),
        },
        {
          title: "Light in a narrow place",
          text: "Antelope Canyon with a Navajo guide. Around noon the sun reaches the floor, from late March to early October.",
          url: "/tours-detail/antelope-canyon-tours/",
          ...illustration("antelope-canyon", "scene-2"),
        },
        {
          title: "Cliffs from below",
          text: "Zion, where the trail is flat, the walls are about 2,000 feet high, and the river runs beside you.",
          url: "/tours-detail/zion-national-park-tours/",
          ...illustration("zion-national-park", "narrows"),
        },
        {
          title: "Red rock in snow",
          text: "Bryce Canyon in winter: 8,000 feet up, spikes under your shoes, and every spire drawn twice.",
          url: "/tours-detail/bryce-canyon-national-park-tours/",
          ...illustration("bryce-canyon-national-park", "scene-1"),
        },
        {
          title: "A floor of salt",
          text: "Badwater Basin in Death Valley, 282 feet below the sea. We go from October to April.",
          url: "/tours-detail/death-valley-tours/",
          ...illustration("death-valley", "hero"),
        },
        {
          title: "A wall people built",
          text: "Hoover Dam, 726 feet high. Half a day, so it fits before an evening show.",
          url: "/tours-detail/hoover-dam-tours/",
          ...illustration("hoover-dam", "blue-hour"),
        },
      ],
    },
    {
      type: "table",
      title: "What each season does best",
      caption: "The tour calendars show which days we run.",
      columns: ["Season", "Go for", "Know before"],
      rows: [
        ["December to February", "Snow at Bryce Canyon, cool air in Death Valley", "Ice on the rim paths; spikes help"],
        [
          "March to May",
          "Antelope Canyon at noon, green trees in Zion",
          "Bring layers: 45 °F at the start, 80 at the picnic",
        ],
        [
          "June to September",
          "Early starts, high ground, the river in Zion",
          "Storms close slot canyons from July to mid-September",
        ],
        [
          "October and November",
          "Valley of Fire and Death Valley open up again",
          "Days get short: the first pick-up may be in the dark",
        ],
      ],
    },
    {
      type: "gallery",
      title: "Four views worth the drive",
      items: [
        shot(
          "grand-canyon",
          "desert-view",
          "The Watchtower at Desert View was built in 1932. Its stones follow the old towers of the region.",
        ),
        shot("antelope-canyon", "scene-1", "Look up: the sky is the narrowest part of Antelope Canyon."),
        shot(
          "bryce-canyon-national-park",
          "night",
          "Bryce Canyon is a dark-sky park. Without a moon, the Milky Way is plain to see.",
        ),
        shot(
          "valley-of-fire",
          "scene-1",
          "The Beehives in Valley of Fire: layers of sand that the wind laid down, and later wind cut open.",
        ),
      ],
    },
    {
      type: "quote",
      text: "It is a hard job to sketch it even in scrawniest outline; and try as I may, not in the least sparing myself, I cannot tell the hundredth part of the wonders of its features.",
      name: "John Muir",
      detail: "On the Grand Canyon; from The Grand Cañon of the Colorado, 1902",
    },
    {
      type: "richText",
      html: '<h2>Hear it from the guides</h2><p>The stories they tell on the way take a minute each to read: in <a href="/videos/en">English</a>, <a href="/videos/es">Spanish</a>, and <a href="/videos/de">German</a>.</p>',
    },
    { type: "posts", title: "Longer reads", limit: 3 },
  ],
};
