import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const shuttleSouthRim: PageSeed = {
  page: "shuttle-service-grand-canyon-south-rim-shuttle",
  title: "Grand Canyon South Rim shuttle",
  description:
    "Daily coach from Las Vegas to Boulder City, Kingman, Williams, Tusayan and Grand Canyon Village: all stops and times in both clocks, fares and luggage.",
  image: "/media/grand-canyon/hero.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Grand Canyon South Rim shuttle",
      text: "280 miles, 5.5 hours with stops, every day of the year. You get about four and a half hours on the rim, or stay the night and come back another day.",
      ...illustration("grand-canyon", "hero"),
      actions: [
        { title: "Book a seat", url: "/contact-us" },
        { title: "All shuttle lines", url: "/shuttle-service" },
      ],
    },
    {
      type: "table",
      title: "Out, every morning",
      caption:
        "Arizona shares Las Vegas time from the second Sunday in March to the first Sunday in November, and is one hour ahead in winter.",
      columns: ["Stop", "Las Vegas time", "Arizona time, summer", "Arizona time, winter"],
      rows: [
        ["Downtown Grand", "05:30", "", ""],
        ["Circus Circus", "05:40", "", ""],
        ["Treasure Island", "05:50", "", ""],
        ["Excalibur", "06:05", "", ""],
        ["Boulder City, Nevada Way", "06:45", "", ""],
        ["Kingman, 20 minutes’ rest", "08:00", "08:00", "09:00"],
        ["Williams, train depot", "10:10", "10:10", "11:10"],
        ["Tusayan, town center", "11:15", "11:15", "12:15"],
        ["Grand Canyon Village", "11:35", "11:35", "12:35"],
      ],
    },
    {
      type: "table",
      title: "Back, every afternoon",
      caption: "Be at the stop ten minutes early. There is one coach a day.",
      columns: ["Stop", "Las Vegas time", "Arizona time, summer", "Arizona time, winter"],
      rows: [
        ["Grand Canyon Village", "16:00", "16:00", "17:00"],
        ["Tusayan, town center", "16:20", "16:20", "17:20"],
        ["Williams, train depot", "17:20", "17:20", "18:20"],
        ["Kingman, 20 minutes’ rest", "19:10", "19:10", "20:10"],
        ["Boulder City, Nevada Way", "20:45", "", ""],
        ["Excalibur", "21:25", "", ""],
        ["Treasure Island", "21:40", "", ""],
        ["Circus Circus", "21:50", "", ""],
        ["Downtown Grand", "22:00", "", ""],
      ],
    },
    {
      type: "table",
      title: "Fares",
      caption: "US dollars, taxes included, park entrance not included. Same fare from all Las Vegas stops.",
      columns: ["From Las Vegas to", "Adult one way", "Adult return", "Child 3-11 one way", "Child 3-11 return"],
      rows: [
        ["Kingman", "$32", "$55", "$24", "$42"],
        ["Williams", "$52", "$89", "$39", "$69"],
        ["Tusayan, Grand Canyon Village", "$59", "$99", "$45", "$79"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<p>One suitcase or backpack up to 50 lb and one small bag, free. A second suitcase $15, a bicycle $15 (two per coach, reserve). No stove fuel.</p>
<h2>Access</h2>
<p>A coach with a lift and two wheelchair places if you tell us a week ahead. In the park the free shuttle buses have ramps, and most of the Rim Trail near the Village is paved.</p>
<h2>At the other end</h2>
<p>The coach stops in Grand Canyon Village, near the free park buses. In December the coach leaves about when the sun sets: bring a warm jacket and a small light. For rooms inside the park, book many months ahead; Tusayan is nearer in time and easier.</p>`,
    },
    { type: "tours", title: "With a guide and lunch", text: "", tag: "South Rim", limit: 3 },
  ],
};

export const shuttleZion: PageSeed = {
  page: "shuttle-service-zion-canyon-shuttle",
  title: "Zion Canyon shuttle",
  description:
    "Coach from Las Vegas to St. George, Springdale and Zion’s visitor center in under three hours: stops, times in Nevada and Utah clocks, fares, luggage.",
  image: "/media/zion-national-park/square.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Zion Canyon shuttle",
      text: "160 miles, 2 hours 50 from downtown. Daily from March 15 to November 30; Friday to Monday in winter. About seven hours in the park, or leave your return open for 30 days.",
      ...illustration("zion-national-park", "square"),
      actions: [
        { title: "Book a seat", url: "/contact-us" },
        { title: "All shuttle lines", url: "/shuttle-service" },
      ],
    },
    {
      type: "table",
      title: "Timetable",
      caption:
        "Utah is one hour ahead of Las Vegas all year. The road cuts through a corner of Arizona without stopping.",
      columns: ["Stop", "Out, Las Vegas time", "Out, local time", "Back, Las Vegas time", "Back, local time"],
      rows: [
        ["Excalibur", "06:00", "06:00", "19:55", "19:55"],
        ["Treasure Island", "06:10", "06:10", "19:45", "19:45"],
        ["Circus Circus", "06:20", "06:20", "19:35", "19:35"],
        ["Downtown Grand", "06:35", "06:35", "19:20", "19:20"],
        ["Mesquite, Nevada", "07:45", "07:45", "18:10", "18:10"],
        ["St. George, Utah", "08:25", "09:25", "17:30", "18:30"],
        ["Springdale, Utah", "09:15", "10:15", "16:40", "17:40"],
        ["Zion visitor center", "09:25", "10:25", "16:30", "17:30"],
      ],
    },
    {
      type: "table",
      title: "Fares",
      caption: "US dollars, taxes included, park entrance not included. Same fare from all Las Vegas stops.",
      columns: ["From Las Vegas to", "Adult one way", "Adult return", "Child 3-11 one way", "Child 3-11 return"],
      rows: [
        ["Mesquite", "$25", "$45", "$19", "$34"],
        ["St. George", "$35", "$62", "$27", "$47"],
        ["Springdale, Zion", "$45", "$79", "$35", "$59"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<p>One suitcase or backpack up to 50 lb and one small bag, free. A second suitcase $15, a bicycle $15 (two per coach, reserve). Stove fuel is sold in Springdale; it may not travel on the coach.</p>
<h2>Access</h2>
<p>A coach with a lift and two wheelchair places if you tell us a week ahead. From the visitor center the Pa’rus Trail is paved and level, and the park’s own buses are accessible.</p>
<h2>At the other end</h2>
<p>For most of the year private cars may not drive up Zion Canyon. The park’s free buses start beside our stop. Springdale’s hotels are on the free town bus. If the Narrows or Angels Landing are your aim, check river flow and the permit lottery with the park first; our seat does not include a permit.</p>`,
    },
    { type: "tours", title: "With a guide", text: "", tag: "Zion National Park", limit: 3 },
  ],
};

export const shuttleHooverDam: PageSeed = {
  page: "shuttle-service-a-shuttle-service-example",
  title: "Hoover Dam and Boulder City shuttle",
  description:
    "Three coaches a day from Las Vegas to Boulder City and Hoover Dam, back when you like: stops and times, fares, what to leave at home, wheelchair access.",
  image: "/media/boulder-city/main-street-dusk.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Hoover Dam and Boulder City shuttle",
      text: "35 miles, 55 minutes from the Excalibur with the stop in Boulder City. Three coaches out, three back, every day. Everything on this line runs on Las Vegas time.",
      ...illustration("boulder-city", "main-street-dusk"),
      actions: [
        { title: "Book a seat", url: "/contact-us" },
        { title: "All shuttle lines", url: "/shuttle-service" },
      ],
    },
    {
      type: "table",
      title: "Out",
      caption: "Las Vegas time. No coach on Thanksgiving and December 25, when the dam’s visitor center is closed.",
      columns: ["Stop", "Morning", "Midday", "Afternoon"],
      rows: [
        ["Downtown Grand", "08:00", "11:00", "13:30"],
        ["Circus Circus", "08:10", "11:10", "13:40"],
        ["Treasure Island", "08:20", "11:20", "13:50"],
        ["Excalibur", "08:35", "11:35", "14:05"],
        ["Boulder City, Nevada Way", "09:15", "12:15", "14:45"],
        ["Hoover Dam, visitor center", "09:30", "12:30", "15:00"],
      ],
    },
    {
      type: "table",
      title: "Back",
      caption: "Las Vegas time. The last coach is the last coach.",
      columns: ["Stop", "Midday", "Afternoon", "Evening"],
      rows: [
        ["Hoover Dam, visitor center", "12:45", "15:15", "17:15"],
        ["Boulder City, Nevada Way", "13:00", "15:30", "17:30"],
        ["Excalibur", "13:40", "16:10", "18:10"],
        ["Treasure Island", "13:55", "16:25", "18:25"],
        ["Circus Circus", "14:05", "16:35", "18:35"],
        ["Downtown Grand", "14:15", "16:45", "18:45"],
      ],
    },
    {
      type: "table",
      title: "Fares",
      caption: "US dollars, taxes included. Tickets for the dam’s tours are sold there and are not included.",
      columns: ["From Las Vegas to", "Adult one way", "Adult return", "Child 3-11 one way", "Child 3-11 return"],
      rows: [
        ["Boulder City", "$15", "$25", "$10", "$18"],
        ["Hoover Dam, with a break in Boulder City", "$22", "$35", "$15", "$25"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Luggage and security</h2>
<p>To Boulder City: one suitcase and one small bag, free. To the dam: one small bag only. There are checks as at an airport before the dam, weapons and drones are forbidden, and there is nowhere to leave a suitcase.</p>
<h2>Access</h2>
<p>A coach with a lift if you tell us a week ahead. The visitor center and the walk on the crest are step-free. The guided dam tour has narrow passages: ask there.</p>
<h2>A good half day</h2>
<p>Take the first coach, walk across the dam and back, see the visitor center, take the coach at 12:45, have lunch in Boulder City, look for bighorn at Hemenway Park, and ride home at 15:30 or 17:30.</p>`,
    },
    { type: "tours", title: "With a guide", text: "", tag: "Hoover Dam", limit: 3 },
  ],
};
