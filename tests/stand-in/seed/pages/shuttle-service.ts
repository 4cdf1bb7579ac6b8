import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const shuttleService: PageSeed = {
  page: "shuttle-service",
  title: "Shuttle service from Las Vegas",
  description:
    "Coaches without a guide: stops, times, fares, luggage, bicycles and wheelchair places. To parks and places near Las Vegas, one way or there and back.",
  image: "/media/las-vegas/coach-stop.svg",
  updated: "2026-11-01",
  blocks: [
    {
      type: "hero",
      title: "Park shuttles from Las Vegas",
      text: "Coaches from four hotels. Free cancellation up to 48 hours before departure.",
      ...illustration("las-vegas", "coach-stop"),
      note: "$22 to $59, round trip $35 to $99",
      actions: [],
    },
    {
      type: "cards",
      title: "Where the shuttles go",
      text: "For people who hike, camp or stay the night. Fares include all taxes; times are Las Vegas time.",
      items: [
        {
          title: "Grand Canyon South Rim",
          text: "Every day of the year. Two drivers take turns at the wheel.",
          url: "/shuttle-service/grand-canyon-south-rim-shuttle",
          ...illustration("grand-canyon", "square"),
          price: "$59 one way, $99 round trip",
          facts: [
            { label: "Child", value: "$45 one way, $79 round trip" },
            { label: "Out", value: "5:30 to 6:05 AM, arrives 11:35 AM" },
            { label: "Back", value: "4:00 PM, in town 9:25 to 10:00 PM" },
            { label: "There", value: "4 h 25 min in the Village" },
            { label: "Clocks", value: "One hour ahead in winter" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/grand-canyon-south-rim-shuttle#seat" },
        },
        {
          title: "Zion Canyon",
          text: "Daily mid-March through November, Friday to Monday in winter.",
          url: "/shuttle-service/zion-canyon-shuttle",
          ...illustration("zion-national-park", "square"),
          price: "$45 one way, $79 round trip",
          facts: [
            { label: "Child", value: "$35 one way, $59 round trip" },
            { label: "Out", value: "6:00 to 6:35 AM, arrives 9:25 AM" },
            { label: "Back", value: "4:30 PM, in town 7:20 to 7:55 PM" },
            { label: "There", value: "7 h 5 min at the visitor center" },
            { label: "Clocks", value: "One hour ahead" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/zion-canyon-shuttle#seat" },
        },
        {
          title: "Hoover Dam and Boulder City",
          text: "Every day. Ride back on any coach; stop over in Boulder City on the way.",
          url: "/shuttle-service/a-shuttle-service-example",
          ...illustration("hoover-dam", "square"),
          price: "$22 one way, $35 round trip",
          facts: [
            { label: "Child", value: "$15 one way, $25 round trip" },
            { label: "Out", value: "8:00 to 8:35 AM, arrives 9:30 AM" },
            { label: "Out", value: "11:00 to 11:35 AM, arrives 12:30 PM" },
            { label: "Out", value: "1:30 to 2:05 PM, arrives 3:00 PM" },
            { label: "Back", value: "12:45, 3:15, or 5:15 PM, 55 min to town" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/a-shuttle-service-example#seat" },
        },
      ],
    },
    {
      type: "table",
      title: "Your hotel, your stop",
      caption:
        "Minutes are on foot from the lobby. Wait at the hotel’s tour bus area; at the Downtown Grand, on 3rd Street.",
      columns: ["If you stay at", "Your stop", "Getting there"],
      rows: [
        ["Excalibur, Luxor, New York-New York, MGM Grand", "Excalibur", "Up to 12 min"],
        ["Mandalay Bay", "Excalibur", "10 min by free tram"],
        ["Park MGM, Aria, Bellagio", "Excalibur", "15 to 30 min, or a short ride"],
        ["Treasure Island, Venetian, Palazzo, Wynn", "Treasure Island", "Up to 12 min"],
        ["Caesars Palace, Flamingo, The LINQ, Harrah’s", "Treasure Island", "10 to 20 min"],
        ["Circus Circus, Resorts World, Sahara, Fontainebleau", "Circus Circus", "Up to 15 min"],
        ["Golden Nugget, Circa, Fremont, The D, Plaza", "Downtown Grand", "Up to 10 min"],
      ],
    },
    {
      type: "table",
      title: "Your stop, your times",
      caption: "Departure and return at each stop, Las Vegas time. Stops on the way are on each route’s own page.",
      columns: ["Your stop", "South Rim", "Zion Canyon", "Dam, morning", "Dam, midday", "Dam, afternoon"],
      rows: [
        [
          "Excalibur",
          "6:05 AM, back 9:25 PM",
          "6:00 AM, back 7:55 PM",
          "8:35 AM, back 1:40 PM",
          "11:35 AM, back 4:10 PM",
          "2:05 PM, back 6:10 PM",
        ],
        [
          "Treasure Island",
          "5:50 AM, back 9:40 PM",
          "6:10 AM, back 7:45 PM",
          "8:20 AM, back 1:55 PM",
          "11:20 AM, back 4:25 PM",
          "1:50 PM, back 6:25 PM",
        ],
        [
          "Circus Circus",
          "5:40 AM, back 9:50 PM",
          "6:20 AM, back 7:35 PM",
          "8:10 AM, back 2:05 PM",
          "11:10 AM, back 4:35 PM",
          "1:40 PM, back 6:35 PM",
        ],
        [
          "Downtown Grand",
          "5:30 AM, back 10:00 PM",
          "6:35 AM, back 7:20 PM",
          "8:00 AM, back 2:15 PM",
          "11:00 AM, back 4:45 PM",
          "1:30 PM, back 6:45 PM",
        ],
      ],
    },
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<ul>
<li>Free: one suitcase or backpack up to 50 lb, and one small bag at your seat.</li>
<li>A second suitcase: $15, if there is room.</li>
<li>Bicycles: $15 on the South Rim and Zion routes, two per coach. Reserve a spot.</li>
<li>Stove fuel in any container is not allowed on board. You can buy it in Tusayan and Springdale.</li>
</ul>
<h2>Accessibility</h2>
<p>A coach with a lift and two wheelchair places runs on any route if you tell us a week ahead. The fare is the same, and a companion who helps you pays the child fare. Service animals travel free.</p>
<h2>Fares and changes</h2>
<p>Children ages 3 to 11 pay the child fare; children under 3 cannot ride. Cancellation is free up to 48 hours before departure. After that you can move the ticket once to another date if seats are available. The two halves of a round trip may be up to 30 days apart.</p>
<h2>Park entrance</h2>
<p>Park entrance is not included. At the Grand Canyon and Zion you pay at the gate or show a pass:</p>
<ul>
<li>$20 a person for seven days, without a car.</li>
<li>$100 more for visitors 16 and older who live outside the United States, unless they have the non-resident annual pass.</li>
</ul>`,
    },
    {
      type: "faq",
      title: "",
      groups: [
        {
          title: "Before you go",
          items: [
            {
              question: "Is there a restroom on board?",
              answer:
                "<p>On the South Rim and Zion routes, yes. On the Hoover Dam route no, but no ride is longer than an hour and a half.</p>",
            },
            {
              question: "Can I get off on the way?",
              answer:
                "<p>At any stop on the schedule, if your ticket goes there or farther. On the Hoover Dam route you may get on again the same day.</p>",
            },
            {
              question: "What if I miss the coach back?",
              answer:
                "<p>Call {{phone}}. We put you on the next coach with a free seat for $25. On the South Rim route that is the next day, so watch the clock, and the time zone.</p>",
            },
          ],
        },
      ],
    },
    {
      type: "cta",
      title: "Prefer a guide?",
      text: "Tours go to the same places with a driver-guide.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
