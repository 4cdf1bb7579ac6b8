import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

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
      title: "When to come with us, and when not to",
      text: "Sometimes a rental car is the better choice. Here is how {{brand}} and a car compare.",
      ...illustration("zion-national-park", "scene-1"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "Distances and days", url: "/ideas" },
      ],
    },
    {
      type: "table",
      title: "A day on a coach, a day in a car",
      caption: "One day trip from the Strip to the Grand Canyon’s South Rim, 280 miles each way.",
      columns: ["", "With us", "Driving yourself"],
      rows: [
        ["Hours behind the wheel", "None", "9 to 10, plus stops"],
        ["Sleep on the way", "Yes", "Passengers only"],
        ["Fuel", "Included", "About 20 gallons for 560 miles"],
        ["Park entrance", "Included", "$35 per car, good for seven days"],
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
        ["Cheaper for", "One person", "Two or more who share one car"],
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
      type: "steps",
      title: "From here to the rim",
      items: [
        {
          title: "Choose a place by its distance",
          text: "An hour for Valley of Fire, about five for the South Rim.",
        },
        { title: "Look at the calendar", text: "Every tour page shows departures and open seats by date." },
        {
          title: "Pick your stop and pay",
          text: "By card, with or without an account. Your confirmation comes by email.",
        },
        {
          title: "Get the evening message",
          text: "Time, stop, vehicle and weather, the day before at about 6 PM.",
        },
        { title: "Go", text: "Bring water, layers and closed shoes." },
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
