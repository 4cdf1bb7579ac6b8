import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const TEAM = [
  {
    name: "Marisol Vega",
    role: "Founder, head of operations",
    languages: ["English", "Spanish"],
    text: "Marisol drove airport shuttles before she bought her first van in 2011. She plans routes and drivers and reads every complaint. On bad-weather mornings she decides at 4 AM whether a coach leaves. Ask her about the road to Zion: she has driven it more than a thousand times.",
    portrait: "/media/team/marisol.svg",
  },
  {
    name: "Dale Whitcomb",
    role: "Senior driver-guide, South Rim",
    languages: ["English"],
    text: "Dale has driven coaches for 24 years, the last twelve of them to the Grand Canyon. He is happiest explaining how a small river made such a large canyon. He will tell you to walk ten minutes away from Mather Point, in either direction, because most people do not.",
    portrait: "/media/team/dale.svg",
  },
  {
    name: "Aiyana Begay",
    role: "Navajo Nation coordinator",
    languages: ["English", "Navajo"],
    text: "Aiyana grew up near Page and works with the Navajo families who guide in Antelope Canyon. She books the time slots, watches the flood forecast, and teaches our drivers what the families ask of visitors: stay with your guide, stay off the walls, and listen for a moment.",
    portrait: "/media/team/aiyana.svg",
  },
  {
    name: "Tomas Herrera",
    role: "Driver-guide, Zion and Bryce",
    languages: ["English", "Spanish", "Portuguese"],
    text: "Tomas studied biology and never quite stopped. On the Pa’rus Trail he counts birds under his breath. He packs the shoe spikes in December and the electrolyte powder in June, and knows which restrooms in Utah are worth a stop.",
    portrait: "/media/team/tomas.svg",
  },
  {
    name: "Grace Okafor",
    role: "Guest services lead",
    languages: ["English", "French"],
    text: "Grace runs the phone and text lines. Her rule: whoever picks up the phone or opens a message solves the problem. She moves dates, seats families together, and arranges vehicles with a lift. The map behind her desk is full of pins from guests’ postcards.",
    portrait: "/media/team/grace.svg",
  },
  {
    name: "Henrik Lindqvist",
    role: "Driver-guide, Death Valley",
    languages: ["English", "German", "Swedish"],
    text: "Henrik came to see the salt flats in 2014 and stayed. He is a trained geologist and carries a hand lens that children borrow and adults would like to. From May to September, when we do not drive to Death Valley, he guides at Bryce.",
    portrait: "/media/team/henrik.svg",
  },
  {
    name: "Lucia Romano",
    role: "Photo guide, overnight tours",
    languages: ["English", "Italian", "Spanish"],
    text: "Lucia plans the two-day tours: which room has the early breakfast, where the moon rises, how long a sunset really lasts. She worked as a photographer for ten years. Her advice for phones is to clean the lens, hold still, and turn around, because the light is often behind you.",
    portrait: "/media/team/lucia.svg",
  },
  {
    name: "Samuel Reyes",
    role: "Fleet and safety manager",
    languages: ["English", "Tagalog"],
    text: "Samuel looks after the vans and coaches. Brakes, tires and belts are checked before every departure, and he signs the sheet himself. He also trains the drivers for heat, snow and long descents. If a tour leaves in a different vehicle than planned, he had a reason.",
    portrait: "/media/team/samuel.svg",
  },
  {
    name: "Priya Nair",
    role: "Bookings, partners and press",
    languages: ["English", "Hindi", "Malayalam"],
    text: "Priya keeps the departures, seats and prices on this site correct. She writes down what each tour includes, asks drivers how long things take, and corrects the page when they disagree with it. She also answers every application to the Influencer Initiative.",
    portrait: "/media/team/priya.svg",
  },
];

export const meetTheTeam: PageSeed = {
  page: "meet-the-team",
  title: "Meet the team",
  description:
    "Nine of the people who plan, drive and guide our tours from Las Vegas: what they do, and which languages they speak.",
  image: "/media/grand-canyon/guano-point.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "team",
      title: "",
      members: TEAM,
    },
    {
      type: "richText",
      html: `<h2>How guides are chosen</h2>
<p>These nine are here all year; in high season there are more of us. Drivers hold a commercial license with a passenger endorsement. Guides hold a wilderness first-aid certificate that they renew every two years. New colleagues ride along for a month before they lead a tour. All are employees, and nobody earns a commission from shops.</p>
<h2>Working here</h2>
<p>We look for driver-guides each January for the season that starts in March. <a href="/contact-us">Write to us</a> with the subject “Work” and tell us about a place you know well.</p>`,
    },
    {
      type: "cta",
      title: "Ride with them",
      text: "Every tour lists its languages and the size of the group.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
