import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { shot } from "./shot.ts";

export const gallery: PageSeed = {
  page: "gallery",
  title: "Gallery: {{places}} places in pictures",
  description:
    "All {{places}} places we drive to from Las Vegas, drawn in the style of the old park posters, with a fact about each view.",
  image: "/media/zion-national-park/emerald-pools.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "gallery",
      title: "Grand Canyon",
      items: [
        shot(
          "grand-canyon",
          "mather-point",
          "Mather Point, South Rim. The canyon is a mile deep and, on average, ten miles across.",
        ),
        shot(
          "grand-canyon",
          "scene-1",
          "The Colorado, at the bottom of the canyon. The pale rim rock far above is about 270 million years old.",
        ),
        shot("grand-canyon", "guano-point", "Guano Point, West Rim. Hard layers stand as cliffs, soft ones crumble."),
      ],
    },
    {
      type: "gallery",
      title: "Antelope Canyon",
      items: [
        shot(
          "antelope-canyon",
          "scene-2",
          "A wide chamber of Antelope Canyon. Floods cut the slot, and sand in the water polished it.",
        ),
        shot(
          "antelope-canyon",
          "horseshoe-bend",
          "Horseshoe Bend, five miles away: the Colorado, 1,000 feet below the overlook.",
        ),
        shot("antelope-canyon", "hero", "Upper Antelope: sun on the floor at midday, late March to early October."),
      ],
    },
    {
      type: "gallery",
      title: "Zion National Park",
      items: [
        shot(
          "zion-national-park",
          "hero",
          "The Watchman, 6,545 feet, stands over the south entrance and turns red at sunset.",
        ),
        shot(
          "zion-national-park",
          "scene-1",
          "Above Angels Landing. The Virgin River, small as it is, cut this canyon.",
        ),
        shot("zion-national-park", "narrows", "The Narrows. Zion’s sandstone walls are up to 2,000 feet high."),
      ],
    },
    {
      type: "gallery",
      title: "Bryce Canyon National Park",
      items: [
        shot(
          "bryce-canyon-national-park",
          "hero",
          "Bryce is not a canyon but a row of amphitheaters at the edge of a plateau.",
        ),
        shot(
          "bryce-canyon-national-park",
          "square",
          "Thor’s Hammer. Hoodoos stand as long as the harder stone on top lasts.",
        ),
        shot(
          "bryce-canyon-national-park",
          "night",
          "Stars over the rim, at 8,000 to 9,100 feet. Nights are cold even in July.",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Hoover Dam",
      items: [
        shot("hoover-dam", "hero", "Hoover Dam is 726 feet high and 660 feet thick at its base."),
        shot(
          "hoover-dam",
          "scene-1",
          "Intake towers feed the turbines; the pale band shows where the lake once stood.",
        ),
        shot("hoover-dam", "power-plant", "Seventeen main generators stand in the power plant at the foot of the dam."),
      ],
    },
    {
      type: "gallery",
      title: "Boulder City",
      items: [
        shot(
          "boulder-city",
          "scene-1",
          "The old main street of Boulder City: built from 1931 for the people who built the dam.",
        ),
        shot("boulder-city", "tunnels", "The old railroad to the dam is a walking trail with five tunnels."),
        shot("boulder-city", "scene-2", "Desert bighorn, Nevada’s state animal, live on the ridges above Lake Mead."),
      ],
    },
    {
      type: "gallery",
      title: "Death Valley",
      items: [
        shot(
          "death-valley",
          "hero",
          "Badwater Basin, 282 feet below sea level, is the lowest ground in North America.",
        ),
        shot("death-valley", "scene-1", "The badlands near Zabriskie Point were mud at the bottom of a lake."),
        shot(
          "death-valley",
          "artists-palette",
          "Artists Palette: iron makes the reds and yellows, altered ash the green.",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Valley of Fire",
      items: [
        shot(
          "valley-of-fire",
          "vista",
          "The road through Valley of Fire. Iron reddens this sandstone, once dunes, about 150 million years old.",
        ),
        shot("valley-of-fire", "square", "Elephant Rock stands near the east entrance. Wind and water cut the trunk."),
        shot("valley-of-fire", "fire-wave", "The Fire Wave. Valley of Fire became Nevada’s first state park in 1935."),
      ],
    },
    {
      type: "richText",
      html: '<p>These are illustrations, not photographs: a tribute to the posters that artists made for the national parks between 1938 and 1941. Shapes and colors follow the real places. For advice on your own pictures, see the <a href="/photo-gallery">photo gallery</a>.</p>',
    },
    {
      type: "cta",
      title: "Which one first?",
      text: "Distances run from 26 to 280 miles. Our trip ideas sort the places by how many days you have.",
      action: { title: "See trip ideas", url: "/ideas" },
    },
  ],
};

export const galleryExample: PageSeed = {
  page: "a-gallery-example",
  title: "One tour day, in pictures",
  description:
    "One fall day from Las Vegas to Antelope Canyon and back, in seven pictures: the road through Utah, the wait, the walk in the slot, the way home.",
  image: "/media/antelope-canyon/lake-powell.svg",
  updated: "2026-10-26",
  blocks: [
    {
      type: "richText",
      html: "<p>A day in mid-October, 275 miles each way, nine hours on the road in all. In October Arizona still shares its clock with Las Vegas; in Utah, which the road enters twice, phones jump ahead an hour and back again.</p>",
    },
    {
      type: "gallery",
      title: "From dark to dark",
      items: [
        shot(
          "valley-of-fire",
          "scene-2",
          "Before first light, an hour north of the Strip. The hills beside the road are Valley of Fire. Most of the coach sleeps.",
        ),
        shot(
          "zion-national-park",
          "hero",
          "Southern Utah, with Zion’s cliffs to the north. Coffee stop; the clock on the wall is an hour ahead.",
        ),
        shot(
          "antelope-canyon",
          "horseshoe-bend",
          "Horseshoe Bend, near Page. The land is flat, red and bare, and then it stops.",
        ),
        shot(
          "antelope-canyon",
          "scene-2",
          "The Navajo guide leads twelve of us in. The first chamber is wide; then the walls come so close that both shoulders touch.",
        ),
        shot(
          "antelope-canyon",
          "hero",
          "About noon. In Upper Antelope the guide throws no sand any more, but the beam shows anyway, in the dust of our own feet.",
        ),
        shot("antelope-canyon", "scene-1", "Looking straight up. The sky is a thin blue line, perhaps 100 feet above."),
        shot(
          "valley-of-fire",
          "scene-1",
          "The way home, an hour before the hotel. The same red hills, lit from the other side now.",
        ),
      ],
    },
    {
      type: "richText",
      html: `<h2>What the day was like, in numbers</h2>
<ul>
<li>About 550 miles on the road.</li>
<li>A little over an hour in the canyon, as on every guided walk there.</li>
<li>1.5 miles of walking at Horseshoe Bend, there and back, on a firm path with rails at the edge.</li>
<li>68 °F at noon in Page, and cooler in the slot.</li>
</ul>
<h2>If you go</h2>
<p>Upper Antelope is a level walk on sand. Lower Antelope has steep ladders and is not for everyone. Both are on Navajo land: you go with a Navajo guide, at the booked time, with a phone and no bag.</p>`,
    },
    { type: "tours", title: "Tours to Antelope Canyon", text: "", tag: "Antelope Canyon", limit: 3 },
  ],
};
