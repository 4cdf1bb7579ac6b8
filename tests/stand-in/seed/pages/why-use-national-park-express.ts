import { illustration } from "#tests/stand-in/seed/common.ts";
import { tours } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

/** The coach day to the South Rim, which the table compares with a car. */
const seat = tours.find(({ id }) => id === 101)?.priceAdult;

export const whyUse: PageSeed = {
  page: "why-use-national-park-express",
  title: "Why go with us",
  description:
    "Tour or rental car: cost, hours and freedom compared, with the numbers. The example is a day at the Grand Canyon from Las Vegas.",
  image: "/media/zion-national-park/scene-1.svg",
  updated: "2026-05-11",
  blocks: [
    {
      type: "hero",
      title: "A coach or a rental car?",
      text: "Sometimes the car is the better choice. Here is a day at the Grand Canyon both ways, in dollars and hours.",
      ...illustration("zion-national-park", "scene-1"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See trip ideas", url: "/ideas" },
      ],
    },
    {
      type: "table",
      title: "A day on a coach, a day in a car",
      caption: "One day trip from the Strip to the Grand Canyon’s South Rim, 280 miles each way.",
      columns: ["", "With us", "Driving yourself"],
      rows: [
        ["Cost for one adult", `$${seat}, park entrance included`, "About $200"],
        ["Cost for two", `$${2 * (seat ?? 0)}`, "About $200: car $85, gas $80, park entrance $35"],
        ["Hours behind the wheel", "None", "9 to 10, plus stops"],
        [
          "Parking at the rim",
          "Reserved for coaches",
          "Lots near the visitor center often fill by midmorning in season",
        ],
        ["Start time", "Fixed and early", "When you like"],
        ["Length of stay", "Fixed, about three to four hours", "As long as you like"],
        ["Sunset at the rim", "On overnight tours", "Yes, with a long night drive or a room"],
        ["Someone to explain", "A driver-guide", "Rangers, signs, a guidebook"],
        ["Winter roads", "We handle them", "Carry chains in snow"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Take a car if</h2>
<ul>
<li>there are two or more of you, and you have several days;</li>
<li>you want sunrise, sunset or stars and like to decide that morning;</li>
<li>you have small children who need to stop every hour, or a child under 3.</li>
</ul>
<h2>Come with us if</h2>
<ul>
<li>you have one day and do not want to spend it driving;</li>
<li>you travel alone: a car, fuel and the entrance fee cost more than one seat;</li>
<li>you do not drive, or would rather not drive in snow or heat, or on the right side of the road;</li>
<li>you want to know what you are looking at.</li>
</ul>`,
    },
    {
      type: "cards",
      title: "What you can hold us to",
      items: [
        {
          title: "The whole price",
          text: "Taxes are included. Every tour page lists what the price covers and what it does not.",
          url: "/our-tours",
        },
        {
          title: "48 hours",
          text: "Cancel up to 48 hours before departure for a full refund. Later, one date change if seats are free.",
          url: "/terms-conditions",
        },
        {
          title: "If we cancel, we pay",
          text: "Weather, closures, fewer than six guests: full refund or another date, and you choose which.",
          url: "/terms-conditions",
        },
        {
          title: "Permits for every park",
          text: "Guiding in a park takes a permit. Ours are listed with issuer and date.",
          url: "/licenses",
        },
        {
          title: "No shopping stops",
          text: "We stop for restrooms, food and views. Nobody on board earns a commission on souvenirs.",
          url: "/about-us",
        },
        {
          title: "Access in plain words",
          text: "Ladders, sand, altitude, steps: it is on each tour page. A coach with a lift costs nothing extra if you tell us a week ahead.",
          url: "/faq",
        },
      ],
    },
    {
      type: "tours",
      title: "Close to town",
      text: "Not ready for a long day on a coach? Valley of Fire is one hour from the Strip.",
      tag: "Valley of Fire",
      limit: 3,
    },
    {
      type: "cta",
      title: "Still undecided?",
      text: "Tell us who is coming and for how many days. If a car is better for you, we will say so.",
      action: { title: "Ask us", url: "/contact-us" },
    },
  ],
};
