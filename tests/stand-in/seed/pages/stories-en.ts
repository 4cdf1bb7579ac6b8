import { films } from "#tests/stand-in/seed/films.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { BlockSeed, PageSeed } from "#tests/stand-in/seed/types.ts";

/** A film of the page builder that was never shot: picture, words, and nothing to play. */
export type StoryItem = Extract<BlockSeed, { type: "videos" }>["items"][number];

const storiesEnglish: StoryItem[] = [
  {
    id: "south-rim-first-hour-en",
    teller: "Dale Whitcomb",
    role: "Senior driver-guide, South Rim",
    portrait: "/media/team/dale.svg",
    place: "Grand Canyon",
    title: "The first hour at the South Rim",
    description: "",
    language: "en",
    poster: "/media/grand-canyon/mather-point.svg",
    published: "2026-09-14",
    transcript:
      "A man in my second row slept all the way from Kingman. I woke him at Mather Point. He walked to the railing, and for ten minutes he said nothing. Then he asked me whether I ever get used to it. Twelve years, I told him, and not yet.\n\nThe rim is about 7,000 feet high, so walk slowly and drink water. Take your picture, then go left or right along the Rim Trail: after ten minutes it is quiet. The pale stone under your shoes is Kaibab Limestone, about 270 million years old. The dark rock beside the river, a mile below you, is more than six times as old.",
    action: { title: "South Rim tour", url: tourLink(101) },
  },
  {
    id: "antelope-light-en",
    teller: "Aiyana Begay",
    role: "Navajo Nation coordinator",
    portrait: "/media/team/aiyana.svg",
    place: "Antelope Canyon",
    title: "Light in a narrow place",
    description: "",
    language: "en",
    poster: "/media/antelope-canyon/hero.svg",
    published: "2026-08-03",
    transcript:
      "This July a photographer came out of Upper Antelope with four hundred pictures. “What did you hear?” asked his guide, who is my cousin. He had heard nothing. Ever since, I’ve told everybody: put the phone down once, just to listen. The sand falls the whole time.\n\nYou are on Navajo land, with a Navajo guide. Water made this canyon: rain falls miles away, runs into the crack, and carries sand that grinds the wall smooth. When storms are forecast, we close. Around noon, from late March to early October, the sun reaches the floor.",
    action: { title: "Upper Antelope tour", url: tourLink(112) },
  },
  {
    id: "zion-river-en",
    teller: "Tomas Herrera",
    role: "Driver-guide, Zion and Bryce",
    portrait: "/media/team/tomas.svg",
    place: "Zion",
    title: "Zion, from the bottom up",
    description: "",
    language: "en",
    poster: "/media/zion-national-park/hero.svg",
    published: "2026-06-22",
    transcript:
      "A six-year-old on my tour wanted to know where the railing was. At the Grand Canyon you stand on top, I said; here you stand at the bottom. So he lay down on his back to see it better, and then so did his parents and half the coach, looking up at about 2,000 feet of Navajo Sandstone: dunes turned to stone.\n\nThat was on the Pa’rus Trail, which is paved and flat, good for wheels and for small children. Listen for canyon wrens, whose song runs down the scale. And remember that Utah is an hour ahead of Las Vegas. When I say three o’clock, I will say which one.",
    action: { title: "Zion tour", url: tourLink(141) },
  },
  {
    id: "bryce-snow-en",
    teller: "Lucia Romano",
    role: "Photo guide, overnight tours",
    portrait: "/media/team/lucia.svg",
    place: "Bryce Canyon",
    title: "Bryce Canyon in snow",
    description: "",
    language: "en",
    poster: "/media/bryce-canyon-national-park/scene-1.svg",
    published: "2026-02-09",
    transcript:
      "One January a guest from Miami got off at Sunrise Point, at 19 °F, in three sweaters, and laughed out loud. She had never seen snow, and here it lay on every ledge and outlined each spire in white. Frost made these spires. By day, water runs into the cracks; by night, it freezes and pushes them apart.\n\nStrap on the spikes before you reach the path. We go down as far as the ice allows and come back slowly, because the air is thin. There is hot tea on the coach. Our guest had two cups.",
    action: { title: "Bryce Canyon tour", url: tourLink(131) },
  },
  {
    id: "death-valley-salt-en",
    teller: "Henrik Lindqvist",
    role: "Driver-guide, Death Valley",
    portrait: "/media/team/henrik.svg",
    place: "Death Valley",
    title: "Salt, 282 feet below sea level",
    description: "",
    language: "en",
    poster: "/media/death-valley/hero.svg",
    published: "2026-03-16",
    transcript:
      "Last spring a girl of eight knelt down out here and licked the ground, to check. It is salt. It has corners, too: walk fifteen minutes away from the parking lot and look down. Water rises through the mud, evaporates, and leaves salt that pushes until the crust breaks into polygons.\n\nYou are 282 feet below sea level, on the lowest ground in North America. The small white sign on the cliff behind you marks sea level. Across the valley is Telescope Peak, over 11,000 feet.",
    action: { title: "Death Valley tour", url: tourLink(161) },
  },
  {
    id: "time-in-arizona-en",
    teller: "Marisol Vega",
    role: "Founder, head of operations",
    portrait: "/media/team/marisol.svg",
    place: "Arizona",
    title: "What time is it in Arizona?",
    description: "",
    language: "en",
    poster: "/media/grand-canyon/kingman.svg",
    published: "2026-10-05",
    transcript:
      "In our first season at the South Rim a guest asked what time it was in Arizona, and I was not sure. We were two hours out, drinking coffee, and I had just told a full coach when to be back. I counted on my fingers and gave everyone two times.\n\nOn the coach we have said both ever since. Arizona never changes its clocks: in summer it has Las Vegas time, in winter it is an hour ahead. Only the Navajo Nation, in its northeast, is an hour ahead all year. Then everybody gets off, and I check my watch once more.",
    action: { title: "Read about the time zones", url: "/blog/time-zone-traps-around-las-vegas" },
  },
];

export const videosEnglish: PageSeed = {
  page: "videos-en",
  title: "Stories from our guides",
  description:
    "What our guides tell on the road. Six one-minute stories from our guides, from the Grand Canyon to Death Valley.",
  image: "/media/bryce-canyon-national-park/night.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Stories from our guides",
      text: "Six short stories they tell on the road and at the rim.",
      actions: [],
    },
    { type: "videos", title: "", items: storiesEnglish },
    films.en,
    {
      type: "cta",
      title: "See it for yourself",
      text: "Half a day, a day, or two days, from your hotel and back.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
