import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const whyUse: PageSeed = {
  page: "why-use-national-park-express",
  title: "Why go with us",
  description:
    "Tour or rental car? An honest comparison of cost, hours, freedom and fuss for a day at the Grand Canyon, Zion or Bryce from Las Vegas, with the numbers.",
  image: "/media/zion-national-park/scene-1.svg",
  updated: "2026-05-11",
  blocks: [
    {
      type: "hero",
      title: "Why go with {{brand}}, and when not to",
      text: "A rental car is a fine thing. Sometimes it is the better choice. Here is how the two compare, so you can pick without our help.",
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
        ["Hours behind the wheel", "None", "9 to 10, without stops"],
        ["Sleep on the way", "Yes", "Please not"],
        ["Fuel", "Included", "About 20 gallons for 560 miles"],
        ["Park entrance", "As listed on the tour’s page", "$35 per car, valid seven days"],
        ["Parking at the rim", "Coach bays", "Lots near the visitor center often fill by mid-morning in season"],
        ["Start time", "Fixed and early", "When you like"],
        ["Length of stay", "Fixed, about three to four hours", "As long as you like"],
        ["Sunset at the rim", "On overnight tours", "Yes, with five hours of night driving or a room"],
        ["Someone who explains", "A driver-guide", "Rangers, signs, a good book"],
        ["Winter roads", "Our problem", "Your problem; carry chains in snow"],
        ["Cheaper for", "One or two people", "Three or more who share one car"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Take a car if</h2>
<ul>
<li>you are three or more and have several days;</li>
<li>you want sunrise, sunset or stars and like to decide on the day;</li>
<li>you have small children who need to stop every hour, or a child under 3.</li>
</ul>
<h2>Come with us if</h2>
<ul>
<li>you have one day and do not want to spend it driving;</li>
<li>you are alone or two, and a car for the day costs more than seats;</li>
<li>you do not drive, or do not want to drive in snow, heat or on the right-hand side;</li>
<li>you want to know what you are looking at.</li>
</ul>`,
    },
    {
      type: "cards",
      title: "What you can hold us to",
      items: [
        {
          title: "The whole price, first",
          text: "Taxes are in it. What is included and what is not stands on the tour’s page above the button, not below it.",
          url: "/our-tours",
          ...illustration("bryce-canyon-national-park", "square"),
        },
        {
          title: "48 hours",
          text: "Cancel until 48 hours before departure and get everything back. Later, one date change if seats are free.",
          url: "/terms-conditions",
          ...illustration("antelope-canyon", "horseshoe-bend"),
        },
        {
          title: "If we cancel, we pay",
          text: "Weather, closures, fewer than six guests: full refund or another date, and you choose which.",
          url: "/terms-conditions",
          ...illustration("death-valley", "scene-1"),
        },
        {
          title: "Permits for every park",
          text: "Guiding in a park needs the park’s permission. Ours are listed with issuer and date.",
          url: "/licenses",
          ...illustration("grand-canyon", "desert-view"),
        },
        {
          title: "No shopping stops",
          text: "We stop for restrooms, food and views. Nobody on board earns a commission on souvenirs.",
          url: "/about-us",
          ...illustration("zion-national-park", "checkerboard-mesa"),
        },
        {
          title: "Access described honestly",
          text: "Ladders, sand, altitude, steps. And a coach with a lift at no extra cost if you tell us a week ahead.",
          url: "/faq",
          ...illustration("grand-canyon", "mather-point"),
        },
      ],
    },
    {
      type: "steps",
      title: "From here to the rim",
      items: [
        {
          title: "Choose a place by its distance",
          text: "Two hours of coach for a first try, five and a half for the big one.",
        },
        { title: "Look at the calendar", text: "Every tour’s page shows departures and free seats by date." },
        {
          title: "Pick your stop and pay",
          text: "By card, with or without an account. Your confirmation comes by email.",
        },
        {
          title: "Get the evening message",
          text: "Time, stop, vehicle and weather, the day before at about six in the evening.",
        },
        { title: "Go", text: "Bring water, layers and closed shoes. We bring the rest." },
      ],
    },
    {
      type: "tours",
      title: "A first try, close to town",
      text: "Not sure about long days on a coach? Valley of Fire is one hour from the Strip.",
      tag: "Valley of Fire",
      limit: 3,
    },
    {
      type: "cta",
      title: "Still undecided?",
      text: "Tell us who travels and for how many days. If a car is better for you, we will say so.",
      action: { title: "Ask us", url: "/contact-us" },
    },
  ],
};
