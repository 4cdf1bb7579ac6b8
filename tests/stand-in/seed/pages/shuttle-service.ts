import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const shuttleService: PageSeed = {
  page: "shuttle-service",
  title: "Shuttle service from Las Vegas",
  description:
    "Coaches without a guide: stops, times, fares, luggage, bicycles and wheelchair places. To parks and places near Las Vegas, one way or there and back.",
  image: "/media/las-vegas/coach-stop.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Park shuttles from Las Vegas",
      text: "Coaches from four hotels. Free cancellation up to 48 hours before departure.",
      ...illustration("las-vegas", "coach-stop"),
      note: "One way $15 to $59 for adults, round trip $25 to $99",
      actions: [],
    },
    {
      type: "cards",
      title: "Where the shuttles go",
      text: "All times are Las Vegas time.",
      items: [
        {
          title: "Grand Canyon South Rim",
          text: "Every day. In winter, clocks at the rim are an hour ahead.",
          url: "/shuttle-service/grand-canyon-south-rim-shuttle",
          ...illustration("grand-canyon", "square"),
          price: "$59 one way, $99 round trip",
          facts: [
            { label: "Child", value: "$45 one way, $79 round trip" },
            { label: "Leaves", value: "5:30 to 6:05 AM, by stop" },
            { label: "Arrives", value: "11:35 AM, Grand Canyon Village" },
            { label: "Returns", value: "4:00 PM, back 9:25 to 10:00 PM" },
            { label: "Stay", value: "4 h 25 min" },
            { label: "Ride", value: "5 h 30 min to 6 h 5 min" },
          ],
          action: { title: "Tickets to the South Rim", url: "/shuttle-service/grand-canyon-south-rim-shuttle#seat" },
        },
        {
          title: "Zion Canyon",
          text: "By way of St. George. Daily; in winter, Friday to Monday. Clocks there are an hour ahead.",
          url: "/shuttle-service/zion-canyon-shuttle",
          ...illustration("zion-national-park", "square"),
          price: "$45 one way, $79 round trip",
          facts: [
            { label: "Child", value: "$35 one way, $59 round trip" },
            { label: "Leaves", value: "6:00 to 6:35 AM, by stop" },
            { label: "Arrives", value: "9:25 AM, Zion visitor center" },
            { label: "Returns", value: "4:30 PM, back 7:20 to 7:55 PM" },
            { label: "Stay", value: "7 h 5 min" },
            { label: "Ride", value: "2 h 50 min to 3 h 25 min" },
          ],
          action: { title: "Tickets to Zion", url: "/shuttle-service/zion-canyon-shuttle#seat" },
        },
        {
          title: "Hoover Dam and Boulder City",
          text: "Not on Thanksgiving or December 25. To Boulder City only: adults $15 one way, $25 round trip.",
          url: "/shuttle-service/a-shuttle-service-example",
          ...illustration("hoover-dam", "square"),
          price: "$22 one way, $35 round trip",
          facts: [
            { label: "Child", value: "$15 one way, $25 round trip" },
            { label: "Morning", value: "8:00 to 8:35 AM, arrives 9:30 AM" },
            { label: "Midday", value: "11:00 to 11:35 AM, arrives 12:30 PM" },
            { label: "Afternoon", value: "1:30 to 2:05 PM, arrives 3:00 PM" },
            { label: "Returns", value: "12:45 PM, 3:15 PM, or 5:15 PM" },
            { label: "Ride", value: "55 min to 1 h 30 min" },
          ],
          action: { title: "Tickets to Hoover Dam", url: "/shuttle-service/a-shuttle-service-example#seat" },
        },
      ],
    },
    {
      type: "table",
      title: "Your hotel, your stop",
      caption:
        "Wait at the tour bus area of the hotel where you board. For the longer walks, take a taxi or rideshare.",
      columns: ["If you stay at", "Your stop", "Walk, up to"],
      rows: [
        ["Downtown Grand, Golden Nugget, Circa, Plaza", "Downtown Grand, 3rd Street", "10 min"],
        ["Circus Circus, Resorts World, Fontainebleau", "Circus Circus", "15 min"],
        ["Treasure Island, Venetian, Palazzo, Wynn", "Treasure Island", "12 min"],
        ["Caesars Palace, Flamingo, The LINQ, Harrah’s", "Treasure Island", "20 min"],
        ["Excalibur, Luxor, New York-New York", "Excalibur", "10 min"],
        ["MGM Grand, Park MGM", "Excalibur", "15 min"],
        ["Mandalay Bay, Aria, Bellagio", "Excalibur", "30 min"],
      ],
    },
    {
      type: "table",
      title: "Departures: South Rim, Zion",
      caption: "Las Vegas time. The Zion coach starts at Excalibur.",
      columns: ["Your stop", "South Rim", "Zion"],
      rows: [
        ["Downtown Grand", "5:30 AM", "6:35 AM"],
        ["Circus Circus", "5:40 AM", "6:20 AM"],
        ["Treasure Island", "5:50 AM", "6:10 AM"],
        ["Excalibur", "6:05 AM", "6:00 AM"],
      ],
    },
    {
      type: "table",
      title: "Departures: Hoover Dam",
      caption: "Las Vegas time. Three coaches a day; ride back on any.",
      columns: ["Your stop", "Morning", "Midday", "Afternoon"],
      rows: [
        ["Downtown Grand", "8:00 AM", "11:00 AM", "1:30 PM"],
        ["Circus Circus", "8:10 AM", "11:10 AM", "1:40 PM"],
        ["Treasure Island", "8:20 AM", "11:20 AM", "1:50 PM"],
        ["Excalibur", "8:35 AM", "11:35 AM", "2:05 PM"],
      ],
    },
    {
      type: "richText",
      html: `<h2>Luggage</h2>
<ul>
<li>Free: one suitcase or backpack up to 50 lb, and one small bag at your seat.</li>
<li>To Hoover Dam: one small bag only. Suitcases are not allowed through security, and there is nowhere to leave one.</li>
<li>A second suitcase: $15, if there is room.</li>
<li>Bicycles: $15 on the South Rim and Zion routes, two per coach. Reserve a spot.</li>
<li>Stove fuel in any container is not allowed on board. You can buy it in Tusayan and Springdale.</li>
</ul>
<h2>Accessibility</h2>
<p>A coach with a lift and two wheelchair places runs on any route if you tell us a week ahead. The fare is the same, and a companion who helps you pays the child fare. Service animals travel free.</p>
<h2>Fares and changes</h2>
<p>Taxes are included. Children ages 3 to 11 pay the child fare; children under 3 cannot ride. Cancellation is free up to 48 hours before departure. After that you can move the ticket once to another date if seats are available. The two halves of a round trip may be up to 30 days apart.</p>
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
