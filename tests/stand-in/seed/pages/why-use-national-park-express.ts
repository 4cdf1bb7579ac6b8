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
  image: "/media/grand-canyon/desert-view.svg",
  updated: "2026-11-23",
  blocks: [
    {
      type: "hero",
      title: "A coach or a rental car?",
      text: "Sometimes the car is the better choice. Here is a day at the Grand Canyon both ways, in dollars and hours.",
      ...illustration("grand-canyon", "desert-view"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See trip ideas", url: "/ideas" },
      ],
    },
    {
      type: "richText",
      html: `<h2>A day on a coach, a day in a car</h2>
<p>One day trip from the Strip to the Grand Canyon’s South Rim, 280 miles each way. The better of the two is bold.</p>
<table><thead><tr><th></th><th>With us</th><th>Driving yourself</th></tr></thead><tbody>
<tr><th>One adult</th><td><strong>$${seat} with park entrance</strong></td><td>About $200</td></tr>
<tr><th>Two adults</th><td>$${2 * (seat ?? 0)}</td><td><strong>About $200: car $85, gas $80, park entrance $35</strong></td></tr>
<tr><th>From abroad</th><td>$100 more each, from age 16</td><td>$100 more each, from age 16</td></tr>
<tr><th>At the wheel</th><td><strong>Nothing to drive</strong></td><td>9 to 10 hours, plus stops</td></tr>
<tr><th>Parking</th><td><strong>Reserved for coaches</strong></td><td>Often full by midmorning in season</td></tr>
<tr><th>Start</th><td>Fixed and early</td><td><strong>When you like</strong></td></tr>
<tr><th>At the rim</th><td>Three to four hours</td><td><strong>As long as you like</strong></td></tr>
<tr><th>Sunset</th><td>On overnight tours</td><td><strong>Yes, with a night drive or a room</strong></td></tr>
<tr><th>Guide</th><td><strong>A driver-guide</strong></td><td>Rangers, signs, a guidebook</td></tr>
<tr><th>Winter roads</th><td><strong>We handle them</strong></td><td>Carry chains in snow</td></tr>
</tbody></table>
<h2>Take a car if</h2>
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
