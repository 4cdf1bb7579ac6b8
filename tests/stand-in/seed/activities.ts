import type { RoadName } from "#tests/stand-in/seed/roads.ts";

/** Activities of half a day or less, near Las Vegas or at the parks: transport is the guest's. */

export interface ActivitySeed {
  id: number;
  destination: string;
  title: string;
  place: string;
  /** Where it starts. */
  start: string;
  /** From the Strip. */
  road: RoadName;
  summary: string;
  image: string;
  durationHours: number;
  /** Too far for a day: the guest needs a room. */
  staysNight?: true;
  /** US dollars a person. */
  priceFrom: number;
  /** As of tours; without it all year. */
  season?: [string, string];
  /** 0 = Sunday … 6 = Saturday; without them daily. */
  weekdays?: number[];
}

export const activities: ActivitySeed[] = [
  {
    id: 701,
    destination: "hoover-dam",
    title: "Kayak below Hoover Dam",
    place: "Hoover Dam, Nevada",
    start: "the dam",
    road: "hoover-dam",
    summary: "Paddle the cold water of the Colorado to a hot spring and a sauna cave. Up to 12 guests, ages 8 and up.",
    image: "/media/hoover-dam/scene-2.svg",
    durationHours: 5,
    priceFrom: 129,
    weekdays: [5, 6, 0],
  },
  {
    id: 702,
    destination: "grand-canyon",
    title: "Bike the South Rim",
    place: "Grand Canyon, Arizona",
    start: "Grand Canyon Village",
    road: "south-rim",
    summary: "Six gentle miles along Hermit Road, with helmets and a shuttle back. Up to 10 guests, ages 8 and up.",
    staysNight: true,
    image: "/media/grand-canyon/bikes.svg",
    durationHours: 3.5,
    priceFrom: 74,
    weekdays: [2, 4, 6],
  },
  {
    id: 703,
    destination: "zion-national-park",
    title: "The Narrows with a guide",
    place: "Zion, Utah",
    start: "Springdale",
    road: "zion-national-park",
    summary:
      "Wade up the Virgin River between walls a thousand feet high, boots and poles included. June to October, ages 12 and up.",
    image: "/media/zion-national-park/narrows.svg",
    durationHours: 6,
    priceFrom: 159,
    season: ["06-01", "10-31"],
  },
  {
    id: 704,
    destination: "bryce-canyon-national-park",
    title: "Night sky over Bryce",
    place: "Bryce Canyon, Utah",
    start: "Bryce Canyon",
    road: "bryce-canyon-national-park",
    summary: "Two telescopes and an astronomer, on clear nights. Up to 20 guests, all ages.",
    staysNight: true,
    image: "/media/bryce-canyon-national-park/night.svg",
    durationHours: 2,
    priceFrom: 45,
    weekdays: [3, 4],
  },
  {
    id: 705,
    destination: "valley-of-fire",
    title: "Sunrise walk to the Fire Wave",
    place: "Valley of Fire, Nevada",
    start: "the park",
    road: "valley-of-fire",
    summary:
      "A mile and a half over striped sandstone at first light, with a photographer. October to mid-May, ages 8 and up.",
    season: ["10-01", "05-14"],
    image: "/media/valley-of-fire/hero.svg",
    durationHours: 4,
    priceFrom: 69,
    weekdays: [6, 0],
  },
  {
    id: 706,
    destination: "antelope-canyon",
    title: "Lake Powell by boat",
    place: "Lake Powell, Arizona",
    start: "Page",
    road: "antelope-canyon",
    summary: "By small boat to where the walls narrow to an arm’s length. April to October, all ages.",
    staysNight: true,
    image: "/media/antelope-canyon/lake-powell.svg",
    durationHours: 2.5,
    priceFrom: 88,
    season: ["04-01", "10-31"],
  },
];
