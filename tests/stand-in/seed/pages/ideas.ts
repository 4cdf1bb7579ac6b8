import { illustration } from "#tests/stand-in/seed/common.ts";
import { DAY_TRIPS, dayHours } from "#tests/stand-in/seed/day-lengths.ts";
import { driveTime } from "#tests/stand-in/seed/roads.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const ideas: PageSeed = {
  page: "ideas",
  title: "Plan your days: one, two, three",
  description:
    "Sample plans for one, two or three days and an overnight in the parks around Las Vegas, with departure times, hours on the road and what to skip.",
  image: "/media/zion-national-park/checkerboard-mesa.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "How many days do you have?",
      text: "Plans with real departures, drive times and prices. All times are Las Vegas time.",
      ...illustration("zion-national-park", "checkerboard-mesa"),
      actions: [
        { title: "1 day", url: "#s-one-day-the-south-rim" },
        { title: "2 days", url: "#s-two-days-zion-and-the-west-rim" },
        { title: "Overnight", url: "#s-two-days-one-night-the-rim" },
        { title: "3 days", url: "#s-three-days-dam-red-rock-salt" },
      ],
    },
    {
      type: "steps",
      title: "One day: the South Rim",
      ...illustration("grand-canyon", "square"),
      items: [
        {
          title: "5:45 AM, downtown and the Strip",
          text: "First pick-up for the South Rim. You can sleep until Kingman.",
        },
        {
          title: "About noon, Mather Point",
          text: "Look first, photograph second. It is colder up here than in Las Vegas.",
        },
        {
          title: "Early afternoon, Rim Trail",
          text: "Paved and nearly level. Two hours is enough for the Village and a walk.",
        },
        {
          title: "8:45 PM, back on the Strip",
          text: "You stop for dinner in Kingman and are back in time for a late show. Too long a day? Choose Zion (12.5 hours) or Valley of Fire (6 hours).",
          action: { title: "See dates", url: tourLink(101) },
        },
      ],
    },
    {
      type: "steps",
      title: "Two days: Zion and the West Rim",
      ...illustration("zion-national-park", "hero"),
      items: [
        {
          title: "Day 1: Zion",
          text: "Pick-up from 6:15 AM, back before 7 PM. Five hours below the cliffs, on the shuttle and on foot.",
          action: { title: "See dates", url: tourLink(141) },
        },
        {
          title: "Day 2: West Rim",
          text: "Eleven hours, and the evening is free. From October to April, Death Valley works just as well.",
          action: { title: "See dates", url: tourLink(103) },
        },
      ],
    },
    {
      type: "steps",
      title: "Two days, one night: the rim",
      ...illustration("grand-canyon", "scene-2"),
      items: [
        {
          title: "Day 1, 7:30 AM",
          text: "Leave Las Vegas in a van with at most 14 guests. Tuesdays and Fridays, mid-March to the end of October.",
        },
        {
          title: "Day 1, evening",
          text: "Sunset on the South Rim, after the day visitors have left. A room nearby, and stars.",
        },
        {
          title: "Day 2, before dawn",
          text: "Sunrise from another point. Warm jacket, even in June. Then breakfast, and a walk below or along the rim.",
        },
        {
          title: "Day 2, about 8:45 PM",
          text: "Back on the Strip. One soft bag and a small backpack each; your hotel can hold the rest.",
          action: { title: "See dates", url: tourLink(105) },
        },
      ],
    },
    {
      type: "steps",
      title: "Three days: dam, red rock, salt",
      ...illustration("hoover-dam", "hero"),
      items: [
        {
          title: "Day 1: Hoover Dam",
          text: "A half day while you get over the flight. Afternoon departures suit late risers.",
          action: { title: "See dates", url: tourLink(121) },
        },
        {
          title: "Day 2: Valley of Fire",
          text: "Six hours door to door, an hour’s drive each way. The evening is free for a show.",
          action: { title: "See dates", url: tourLink(171) },
        },
        {
          title: "Day 3: Death Valley",
          text: "Twelve hours, October to April. In summer, choose Zion or the Grand Canyon.",
          action: { title: "See dates", url: tourLink(161) },
        },
      ],
    },
    {
      type: "tours",
      title: "All two-day tours",
      text: "With a room, in a small group.",
      tag: "Two days",
      limit: 4,
    },
    {
      type: "table",
      title: "By season",
      caption: "Where each season is at its best.",
      columns: ["Months", "Go to"],
      rows: [
        ["December to February", "Death Valley, Valley of Fire, Zion without crowds; Bryce if you like snow"],
        [
          "March to May",
          "Zion and Valley of Fire, Death Valley until the end of April, Antelope Canyon if you book a month ahead; Bryce is still cold",
        ],
        ["June to September", "High ground: Bryce and the South Rim; storms from July to mid-September"],
        [
          "October and November",
          "The best weeks of all: Death Valley and the Fire Wave open again, Zion has fall color around early November",
        ],
      ],
    },
    {
      type: "table",
      title: "Who’s coming?",
      caption: "What suits your group.",
      columns: ["With", "Choose"],
      rows: [
        ["Children", "Valley of Fire, Hoover Dam, Boulder City"],
        ["A wheelchair", "South Rim, Hoover Dam’s visitor center, Zion’s Pa’rus Trail; ask for the lift a week ahead"],
        ["A camera", "A photo tour or an overnight tour: the best light is early and late"],
        ["A flight that evening", "A half day that is back five hours before the flight"],
      ],
    },
    {
      type: "table",
      title: "Drive times",
      caption: "One way from the Strip, rest stops not included. Double it, then see how much of the day is left.",
      columns: ["Place", "Drive", "Day tour (hours)"],
      rows: DAY_TRIPS.map(([, place, road]) => [place, driveTime(road), dayHours(road)]),
      links: DAY_TRIPS.map(([destination, title]) => ({ title, url: `/tours-detail/${destination}-tours/` })),
    },
    {
      type: "cards",
      title: "Before and after the tour",
      items: [
        {
          title: "A room for the night",
          text: "Hotels near our pick-up stops and near the parks.",
          url: "/hotel/",
          ...illustration("las-vegas", "motor-court"),
        },
        {
          title: "Activities",
          text: "Kayaks, bikes and walks, near Las Vegas and at the parks.",
          url: "/activities/",
          ...illustration("hoover-dam", "emerald-cave"),
        },
        {
          title: "Things to do in town",
          text: "Gardens, old signs and a red-rock loop, most of them a short ride from the Strip.",
          url: "/things-to-do-in-las-vegas",
          ...illustration("las-vegas", "boneyard"),
        },
      ],
    },
    {
      type: "cta",
      title: "Want us to plan it?",
      text: "Send the dates, the number of people and what you would rather skip. We send a plan within one business day, free. Or call {{phone}}, {{hours}}.",
      action: { title: "Ask for a plan", url: "/contact-us" },
    },
    {
      type: "cards",
      title: "",
      items: [
        { title: "All tours", text: "Every tour with its next date and price.", url: "/our-tours" },
        { title: "Shuttles", text: "To the parks without a guide.", url: "/shuttle-service" },
        { title: "Questions", text: "Luggage, children, weather, refunds.", url: "/faq" },
        { title: "Get inspired", text: "Pick what you want to see, then the season.", url: "/get-inspired" },
      ],
    },
  ],
};
