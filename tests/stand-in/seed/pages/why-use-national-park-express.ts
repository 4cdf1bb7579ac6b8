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
  image: "/media/boulder-city/highway.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "A coach or a rental car?",
      text: "Traveling alone? A day at the Grand Canyon costs less with us. For two or more, a car is cheaper, but one of you drives all day.",
      ...illustration("boulder-city", "highway"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See trip ideas", url: "/ideas" },
      ],
    },
    {
      type: "table",
      title: "A day on a coach, a day in a car",
      caption:
        "Strip to South Rim, 280 miles each way. A check marks the better choice: five rows for us, four for the car, one tie.",
      columns: ["", "With us", "Driving yourself"],
      rows: [
        ["One adult", `✓ $${seat} with park entrance`, "About $200: car $85, gas $80, park entrance $35"],
        ["Two adults", `$${2 * (seat ?? 0)} with park entrance`, "✓ About $200 for both"],
        ["Visitors from abroad", "$100 more each, from age 16", "$100 more each, from age 16"],
        ["Driving", "✓ None", "9 to 10 hours, plus stops"],
        ["Parking", "✓ Reserved for coaches", "Often full by midmorning in season"],
        ["Start", "Fixed and early", "✓ When you like"],
        ["At the rim", "Three to four hours", "✓ As long as you like"],
        ["Sunset", "On overnight tours", "✓ Yes, with a night drive or a room"],
        ["Guide", "✓ A driver-guide", "Rangers, signs, a guidebook"],
        ["Winter roads", "✓ We handle them", "Carry chains in snow"],
      ],
    },
    {
      type: "quote",
      text: "I’ve been driving this road for twelve years. You watch the desert; I’ll tell you what you’re looking at.",
      name: "Dale Whitcomb",
      detail: "Senior driver-guide, South Rim",
      portrait: "/media/team/dale.svg",
    },
    {
      type: "richText",
      html: `<h2>Take a car if</h2>
<ul>
<li>There are two or more of you, and you have several days</li>
<li>You want to stay for sunset, or leave when you like</li>
<li>You have a child under 3, or one who needs a stop every hour</li>
<li>You like to stop where no tour does</li>
</ul>
<h2>Come with us if</h2>
<ul>
<li>You have one day and don’t want to spend it driving</li>
<li>You’d rather not drive in snow, in heat, or on the right</li>
<li>You don’t want to drive home in the dark, with elk beside the road</li>
<li>You’d like a beer at the rim and a nap on the way home</li>
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
          title: "Free cancellation",
          text: "Cancel until 48 hours before pick-up for a full refund. Later, one date change if seats are available.",
          url: "/terms-conditions",
        },
        {
          title: "If we cancel, we pay",
          text: "If weather, a closure or fewer than six guests stops a tour, you choose a full refund or another date.",
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
          text: "Ladders, sand, altitude, steps: each tour page lists them. On coach tours, a wheelchair lift costs nothing extra if you tell us a week ahead.",
          url: "/faq",
        },
      ],
    },
    {
      type: "tours",
      title: "The South Rim with us",
      text: "",
      tag: "South Rim",
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
