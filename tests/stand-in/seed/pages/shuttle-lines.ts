import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { CHANGES, fares, HOTELS, inUtah, mapNote, READY } from "./shuttle-parts.ts";

const BOULDER_CITY = mapNote("Boulder City, Nevada Way", "At Arizona Street", [35.979, -114.833]);
const KINGMAN = mapNote("Kingman", "120 W Andy Devine Ave", [35.19, -114.053]);
const WILLIAMS = mapNote("Williams, train depot", "233 N Grand Canyon Blvd", [35.251, -112.191]);
const TUSAYAN = mapNote("Tusayan", "450 State Route 64", [35.974, -112.127]);
const VILLAGE = mapNote("Grand Canyon Village", "At the free park buses");
const DAM = mapNote("Hoover Dam, visitor center", "Dam Access Road", [36.0161, -114.7377]);
const MESQUITE = { title: "Mesquite, Nevada", text: "On Las Vegas time" };
const VISITOR_CENTER = mapNote("Zion visitor center", "Beside the free park buses");

export const shuttleSouthRim: PageSeed = {
  page: "shuttle-service-grand-canyon-south-rim-shuttle",
  title: "Grand Canyon South Rim shuttle",
  description:
    "Daily coach from Las Vegas to the South Rim: all stops and times, fares and luggage. It calls at Boulder City, Kingman, Williams and Tusayan.",
  image: "/media/grand-canyon/square.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Grand Canyon South Rim shuttle",
      text: "Every day, 5 h 30 min from Excalibur and 6 h 5 min from Downtown. Ride back the same afternoon or another day.",
      ...illustration("grand-canyon", "square"),
      note: "Adults $59 one way, $99 round trip",
      actions: [],
    },
    {
      type: "table",
      title: "To the South Rim",
      caption:
        "Las Vegas time; from early November to mid-March, Arizona is an hour ahead. Twenty minutes’ rest in Kingman.",
      columns: ["Stop", "Time"],
      rows: [
        ["Downtown Grand", "5:30 AM"],
        ["Circus Circus", "5:40 AM"],
        ["Treasure Island", "5:50 AM"],
        ["Excalibur", "6:05 AM"],
        ["Boulder City, Nevada Way", "6:45 AM"],
        ["Kingman", "8:00 AM"],
        ["Williams, train depot", "10:10 AM"],
        ["Tusayan", "11:15 AM"],
        ["Grand Canyon Village", "11:35 AM"],
      ],
      notes: [...HOTELS, BOULDER_CITY, KINGMAN, WILLIAMS, TUSAYAN, VILLAGE],
    },
    {
      type: "table",
      title: "To Las Vegas",
      caption: "Las Vegas time: in winter, 4:00 PM is 5:00 PM on an Arizona clock. No later coach that day.",
      columns: ["Stop", "Time"],
      rows: [
        ["Grand Canyon Village", "4:00 PM"],
        ["Tusayan", "4:20 PM"],
        ["Williams, train depot", "5:20 PM"],
        ["Kingman", "7:10 PM"],
        ["Boulder City, Nevada Way", "8:45 PM"],
        ["Excalibur", "9:25 PM"],
        ["Treasure Island", "9:40 PM"],
        ["Circus Circus", "9:50 PM"],
        ["Downtown Grand", "10:00 PM"],
      ],
      notes: [...HOTELS, VILLAGE, TUSAYAN, WILLIAMS, KINGMAN, BOULDER_CITY],
    },
    fares(
      "park entrance is",
      [
        ["Kingman", "$32", "$55", "$24", "$42"],
        ["Williams", "$52", "$89", "$39", "$69"],
        ["Tusayan or Village", "$59", "$99", "$45", "$79"],
      ],
      " For Boulder City, take the Hoover Dam shuttle.",
    ),
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<p>One suitcase or backpack up to 50 lb and one small bag, free. A second suitcase $15, a bicycle $15 (two per coach, by reservation). No stove fuel.</p>
<h2>Accessibility</h2>
<p>Tell us a week ahead and we’ll send a coach with a lift and two wheelchair places. In the park the free shuttle buses have ramps, and most of the Rim Trail near the Village is paved.</p>
<h2>In Grand Canyon Village</h2>
<p>The coach stops in Grand Canyon Village, near the free park buses, and waits there almost four and a half hours. In December the coach leaves around sunset: bring a warm jacket and a small light. For rooms inside the park, book many months ahead; Tusayan is seven miles away and easier.</p>
${CHANGES}`,
    },
    { type: "tours", title: "With a guide", text: "", tag: "South Rim", limit: 3 },
    READY,
  ],
};

export const shuttleZion: PageSeed = {
  page: "shuttle-service-zion-canyon-shuttle",
  title: "Zion Canyon shuttle",
  description:
    "Coach from Las Vegas to St. George, Springdale and Zion’s visitor center in under three hours: stops, times in Nevada and Utah, fares, luggage.",
  image: "/media/zion-national-park/square.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Zion Canyon shuttle",
      text: "Daily from March 15 to November 30, Friday to Monday in winter. 2 h 50 min from Downtown, 3 h 25 min from Excalibur.",
      ...illustration("zion-national-park", "hero"),
      note: "Adults $45 one way, $79 round trip",
      actions: [],
    },
    {
      type: "table",
      title: "To Zion",
      caption: "Las Vegas time: 9:25 AM is 10:25 AM in Utah. No other coach that day.",
      columns: ["Stop", "Time"],
      rows: [
        ["Excalibur", "6:00 AM"],
        ["Treasure Island", "6:10 AM"],
        ["Circus Circus", "6:20 AM"],
        ["Downtown Grand", "6:35 AM"],
        ["Mesquite, Nevada", "7:45 AM"],
        ["St. George, Utah", "8:25 AM"],
        ["Springdale, Utah", "9:15 AM"],
        ["Zion visitor center", "9:25 AM"],
      ],
      notes: [
        ...HOTELS,
        MESQUITE,
        inUtah("8:25 AM", "9:25 AM"),
        inUtah("9:15 AM", "10:15 AM"),
        inUtah("9:25 AM", "10:25 AM"),
        VISITOR_CENTER,
      ],
    },
    {
      type: "table",
      title: "To Las Vegas",
      caption: "Las Vegas time: 4:30 PM is 5:30 PM in Utah. No later coach that day.",
      columns: ["Stop", "Time"],
      rows: [
        ["Zion visitor center", "4:30 PM"],
        ["Springdale, Utah", "4:40 PM"],
        ["St. George, Utah", "5:30 PM"],
        ["Mesquite, Nevada", "6:10 PM"],
        ["Downtown Grand", "7:20 PM"],
        ["Circus Circus", "7:35 PM"],
        ["Treasure Island", "7:45 PM"],
        ["Excalibur", "7:55 PM"],
      ],
      notes: [
        ...HOTELS,
        VISITOR_CENTER,
        MESQUITE,
        inUtah("4:30 PM", "5:30 PM"),
        inUtah("4:40 PM", "5:40 PM"),
        inUtah("5:30 PM", "6:30 PM"),
      ],
    },
    fares("park entrance is", [
      ["Mesquite", "$25", "$45", "$19", "$34"],
      ["St. George", "$35", "$62", "$27", "$47"],
      ["Springdale, Zion", "$45", "$79", "$35", "$59"],
    ]),
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<p>One suitcase or backpack up to 50 lb and one small bag, free. A second suitcase $15, a bicycle $15 (two per coach, by reservation). Stove fuel is not allowed on the coach; you can buy it in Springdale.</p>
<h2>Accessibility</h2>
<p>Tell us a week ahead and we’ll send a coach with a lift and two wheelchair places. From the visitor center the Pa’rus Trail is paved and level, and the park’s own buses are accessible.</p>
<h2>At Zion</h2>
<p>The coach waits seven hours. For most of the year Zion Canyon is closed to private cars. The park’s free buses start beside our stop. Springdale’s hotels are on the free town bus. If the Narrows or Angels Landing are your goal, check river flow and the permit lottery with the park first; our fare does not include a permit.</p>
${CHANGES}`,
    },
    { type: "tours", title: "With a guide", text: "", tag: "Zion National Park", limit: 3 },
    READY,
  ],
};

export const shuttleHooverDam: PageSeed = {
  page: "shuttle-service-a-shuttle-service-example",
  title: "Hoover Dam and Boulder City shuttle",
  description:
    "Three coaches a day from Las Vegas to Boulder City and Hoover Dam, back when you like: stops and times, fares, what to leave at home, wheelchair access.",
  image: "/media/hoover-dam/blue-hour.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Hoover Dam and Boulder City shuttle",
      text: "Three coaches a day from four Las Vegas hotels. The ride to the dam takes 55 min from Excalibur, 1 h 30 min from Downtown Grand. No coaches on Thanksgiving or December 25.",
      ...illustration("hoover-dam", "blue-hour"),
      note: "Boulder City: $15 one way, $25 round trip. Dam: $22 one way, $35 round trip.",
      actions: [],
    },
    {
      type: "table",
      title: "To Hoover Dam",
      caption: "Las Vegas time. Your seat is held on the coach you choose; ride another one that day if it has room.",
      columns: ["Stop", "Morning", "Midday", "Afternoon"],
      rows: [
        ["Downtown Grand", "8:00 AM", "11:00 AM", "1:30 PM"],
        ["Circus Circus", "8:10 AM", "11:10 AM", "1:40 PM"],
        ["Treasure Island", "8:20 AM", "11:20 AM", "1:50 PM"],
        ["Excalibur", "8:35 AM", "11:35 AM", "2:05 PM"],
        ["Boulder City, Nevada Way", "9:15 AM", "12:15 PM", "2:45 PM"],
        ["Hoover Dam, visitor center", "9:30 AM", "12:30 PM", "3:00 PM"],
      ],
      notes: [...HOTELS, BOULDER_CITY, DAM],
    },
    {
      type: "table",
      title: "To Las Vegas",
      caption:
        "Las Vegas time. The last coach leaves the dam at 5:15 PM. With a dam ticket you can stop in Boulder City, both ways.",
      columns: ["Stop", "Midday", "Afternoon", "Evening"],
      rows: [
        ["Hoover Dam, visitor center", "12:45 PM", "3:15 PM", "5:15 PM"],
        ["Boulder City, Nevada Way", "1:00 PM", "3:30 PM", "5:30 PM"],
        ["Excalibur", "1:40 PM", "4:10 PM", "6:10 PM"],
        ["Treasure Island", "1:55 PM", "4:25 PM", "6:25 PM"],
        ["Circus Circus", "2:05 PM", "4:35 PM", "6:35 PM"],
        ["Downtown Grand", "2:15 PM", "4:45 PM", "6:45 PM"],
      ],
      notes: [...HOTELS, BOULDER_CITY, DAM],
    },
    fares("tours of the dam are", [
      ["Boulder City", "$15", "$25", "$10", "$18"],
      ["Hoover Dam", "$22", "$35", "$15", "$25"],
    ]),
    {
      type: "richText",
      html: `<h2>At the stop and on board</h2>
<p>Be there ten minutes early. At the hotels, wait where tour coaches stop; at the dam, outside the visitor center. Show the ticket on your phone. On board: air conditioning, charging, no restroom.</p>
<h2>Luggage and security</h2>
<p>To Boulder City: one suitcase and one small bag, free. To the dam: one small bag only. There is airport-style screening, and no weapons or drones are allowed. There is nowhere to leave a suitcase.</p>
<h2>Accessibility</h2>
<p>Tell us a week ahead and we’ll send a coach with a lift. The visitor center and the walk on the crest are step-free. The guided dam tour has narrow passages; ask at the visitor center.</p>
${CHANGES}
<h2>With children</h2>
<p>Ages 3 to 11 pay the child fare. Children under 3 can’t ride: the coach has no anchors for child seats. A folded stroller goes in the luggage bay, free; give it to the driver.</p>
<h2>A good day out</h2>
<p>Take the morning coach, walk across the dam, ride to Boulder City at 12:45 PM for lunch, and take the 3:30 PM coach back. Or stay for dinner on the old main street, and take the 5:30 PM.</p>`,
    },
    { type: "tours", title: "With a guide", text: "", tag: "Hoover Dam", limit: 3 },
    READY,
  ],
};
