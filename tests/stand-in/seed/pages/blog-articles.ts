import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const blog: PageSeed = {
  page: "blog",
  title: "Blog: guides and stories",
  description:
    "By the people who run the tours: trails, light, snow, and the small things that make a park day better.",
  image: "/media/valley-of-fire/scene-2.svg",
  updated: "2026-11-12",
  blocks: [
    { type: "posts", title: "", limit: 24 },
    {
      type: "cta",
      title: "Read enough to go?",
      text: "Choose a day and see which tours have seats, with time and price.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};

export const articles: PageSeed = {
  page: "articles",
  title: "Articles and guides",
  description:
    "Guides that hold up all year: which rim, which month, what to wear, how the clocks work, and how to read the rocks between Las Vegas and the parks.",
  image: "/media/bryce-canyon-national-park/scene-2.svg",
  updated: "2026-09-30",
  blocks: [
    {
      type: "hero",
      title: "Articles and guides",
      text: "Which rim, which month, what to wear: what stays the same every year.",
      ...illustration("bryce-canyon-national-park", "scene-2"),
      actions: [
        { title: "Read the blog", url: "/blog" },
        { title: "Get the newsletter", url: "/news-letter" },
      ],
    },
    {
      type: "cards",
      title: "Guides",
      items: [
        {
          title: "Things to do in Las Vegas, outside the casinos",
          text: "Twelve places with distances, from a free garden on the Strip to a mountain at 11,900 feet.",
          url: "/things-to-do-in-las-vegas",
          ...illustration("las-vegas", "strip"),
        },
        {
          title: "One, two or three days",
          text: "Sample plans with times, for one to three days.",
          url: "/ideas",
          ...illustration("zion-national-park", "scene-1"),
        },
        {
          title: "Tour or rental car",
          text: "The numbers for a day at the South Rim, and when we would take the car.",
          url: "/why-use-national-park-express",
          ...illustration("grand-canyon", "rim-road"),
        },
        {
          title: "Better pictures, place by place",
          text: "Where to stand and at what hour, for phones as well as cameras.",
          url: "/photo-gallery",
          ...illustration("antelope-canyon", "scene-1"),
        },
      ],
    },
    {
      type: "table",
      title: "Which place in which month",
      caption: "A rule of thumb for a comfortable day, based on average highs and closures.",
      columns: ["Place", "December to February", "March to May", "June to August", "September to November"],
      rows: [
        [
          "Grand Canyon South Rim",
          "Cold, snow possible, clear views",
          "Mild, windy",
          "Warm, afternoon storms from July",
          "Best",
        ],
        [
          "Antelope Canyon",
          "Cool, few people, no light shafts",
          "Light shafts in Upper from about late March",
          "Hot, flood closures possible",
          "Light shafts until about early October",
        ],
        ["Zion", "Cool, quiet", "Best, high river", "Up to 100 °F, storms", "Best, color in early November"],
        ["Bryce Canyon", "Snow, red on white", "Cool, late snow", "Best", "Mild, cold nights"],
        ["Death Valley", "Best", "Good until April", "We do not go", "From October"],
        ["Valley of Fire", "Best", "Best until mid-May", "Dawn only, trails closed", "Good from October"],
        ["Hoover Dam, Boulder City", "Mild", "Best", "Over 100 °F outside", "Best"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Reading the rocks, in five minutes</h2>
<p>The parks on our map are chapters of one story that geologists call the Grand Staircase. Its bottom step is the Grand Canyon: the dark rock beside the river is about 1.7 billion years old, and the pale limestone on the rim, the Kaibab, about 270 million. In Zion you stand in younger rock. Its walls are Navajo Sandstone, dunes from a desert of the early Jurassic, close to 190 million years ago. Antelope Canyon is cut into that same sandstone, and Valley of Fire’s Aztec Sandstone is its western sister.</p>
<p>Bryce is the top step. Its pink limestone settled in lakes about 50 million years ago, and frost splits it into spires: the rim has freezing nights and thawing days on well over 150 days a year. Death Valley is a different story: there the crust is being pulled apart, the valley sinks, and the mountains tilt up.</p>
<h2>Three clocks</h2>
<p>Nevada and California keep Pacific Time. Utah keeps Mountain Time and is an hour ahead all year. Arizona keeps Mountain Standard Time and never changes its clocks: it agrees with Las Vegas from mid-March to early November and is an hour ahead in winter. The Navajo Nation does change its clocks, but Page and the Antelope Canyon tours keep Arizona time.</p>`,
    },
    { type: "posts", title: "New on the blog", limit: 3 },
  ],
};
