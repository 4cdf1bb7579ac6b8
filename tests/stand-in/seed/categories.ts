import type { CategorySeed } from "./types.ts";

/** In the order in which the tours name them, which is that of the menu. */
export const categories: CategorySeed[] = [
  {
    id: 1,
    slug: "day-tours",
    title: "Day tours",
    description: "Out in the morning, back on the Strip the same evening: from seven and a half hours to sixteen.",
    image: "/media/grand-canyon/hero.svg",
  },
  {
    id: 2,
    slug: "family-tours",
    title: "Family tours",
    description: "Short walks, many stops and places where a child can touch the rock. Children from 3 to 11 pay less.",
    image: "/media/valley-of-fire/scene-1.svg",
  },
  {
    id: 3,
    slug: "small-group",
    title: "Small-group tours",
    description: "Vans with 14 guests at most: shorter stops on the road, and more time outside.",
    image: "/media/zion-national-park/checkerboard-mesa.svg",
  },
  {
    id: 4,
    slug: "overnight",
    title: "Overnight tours",
    description:
      "Two days and one night near the park, for the sunset, stars and sunrise that a day tour cannot reach.",
    image: "/media/zion-national-park/scene-2.svg",
  },
  {
    id: 5,
    slug: "photography",
    title: "Photography tours",
    description: "Slower tours that follow the light. The guide helps with exposure; any camera or phone will do.",
    image: "/media/antelope-canyon/square.svg",
  },
  {
    id: 6,
    slug: "half-day",
    title: "Half-day tours",
    description:
      "Five to seven and a half hours close to Las Vegas: Hoover Dam, Boulder City, Lake Mead and Valley of Fire.",
    image: "/media/hoover-dam/blue-hour.svg",
  },
  {
    id: 7,
    slug: "kayak-and-hike",
    title: "Kayak and hike",
    description: "Guided hikes all winter. Kayaks run from March, the Narrows from June.",
    image: "/media/hoover-dam/scene-2.svg",
  },
  {
    id: 8,
    slug: "private",
    title: "Private tours",
    description:
      "Your own van and guide for up to seven guests, with pick-up at your hotel and a plan made for your group.",
    image: "/media/zion-national-park/square.svg",
  },
];
