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
      text: "Scheduled coaches to the parks from four hotels, and the day to yourself: hike, camp or stay the night.",
      ...illustration("las-vegas", "coach-stop"),
      note: "$22 to $59 one way, $35 to $99 round trip, per adult",
      actions: [],
    },
    {
      type: "cards",
      title: "Where the shuttles go",
      text: "Fares include all taxes. Times at every stop are below.",
      items: [
        {
          title: "Grand Canyon South Rim",
          text: "Every day of the year. Two drivers take turns at the wheel.",
          url: "/shuttle-service/grand-canyon-south-rim-shuttle",
          ...illustration("grand-canyon", "square"),
          facts: [
            { label: "Adult", value: "$59 one way, $99 round trip" },
            { label: "Child", value: "$45 one way, $79 round trip" },
            { label: "Ride", value: "5 h 30 min to 6 h 5 min" },
            { label: "Runs", value: "One a day, 4 h 25 min in the park" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/grand-canyon-south-rim-shuttle#seat" },
        },
        {
          title: "Zion Canyon",
          text: "Daily mid-March through November, Friday to Monday in winter.",
          url: "/shuttle-service/zion-canyon-shuttle",
          ...illustration("zion-national-park", "square"),
          facts: [
            { label: "Adult", value: "$45 one way, $79 round trip" },
            { label: "Child", value: "$35 one way, $59 round trip" },
            { label: "Ride", value: "2 h 50 min to 3 h 25 min" },
            { label: "Runs", value: "One a day, 7 h 5 min in the park" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/zion-canyon-shuttle#seat" },
        },
        {
          title: "Hoover Dam and Boulder City",
          text: "Every day. Stop over in Boulder City on the same ticket.",
          url: "/shuttle-service/a-shuttle-service-example",
          ...illustration("hoover-dam", "square"),
          facts: [
            { label: "Adult", value: "$22 one way, $35 round trip" },
            { label: "Child", value: "$15 one way, $25 round trip" },
            { label: "Ride", value: "55 min to 1 h 30 min" },
            { label: "Runs", value: "Three a day, back on any of them" },
          ],
          action: { title: "See tickets", url: "/shuttle-service/a-shuttle-service-example#seat" },
        },
      ],
    },
    {
      type: "table",
      title: "Times at every stop",
      caption:
        "Las Vegas time. Clocks at Zion are an hour ahead all year, at the Grand Canyon from early November to mid-March.",
      columns: [
        "Coach",
        "Downtown Grand",
        "Circus Circus",
        "Treasure Island",
        "Excalibur",
        "Arrives",
        "Leaves for town",
        "Back in town",
      ],
      rows: [
        ["Grand Canyon South Rim", "5:30 AM", "5:40 AM", "5:50 AM", "6:05 AM", "11:35 AM", "4:00 PM", "9:25 PM"],
        ["Zion Canyon", "6:35 AM", "6:20 AM", "6:10 AM", "6:00 AM", "9:25 AM", "4:30 PM", "7:20 PM"],
        ["Hoover Dam, morning", "8:00 AM", "8:10 AM", "8:20 AM", "8:35 AM", "9:30 AM", "12:45 PM", "1:40 PM"],
        ["Hoover Dam, midday", "11:00 AM", "11:10 AM", "11:20 AM", "11:35 AM", "12:30 PM", "3:15 PM", "4:10 PM"],
        ["Hoover Dam, afternoon", "1:30 PM", "1:40 PM", "1:50 PM", "2:05 PM", "3:00 PM", "5:15 PM", "6:10 PM"],
      ],
    },
    {
      type: "table",
      title: "Your hotel, your stop",
      caption:
        "Minutes are on foot from the lobby. Wait at the hotel’s tour bus area; at the Downtown Grand, on 3rd Street.",
      columns: ["If you stay at", "Your stop", "The way"],
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
      type: "richText",
      html: `<h2>Luggage</h2>
<ul>
<li>Free: one suitcase or backpack up to 50 lb, and one small bag at your seat.</li>
<li>A second suitcase: $15, if there is room.</li>
<li>Bicycles: $15 on the South Rim and Zion routes, two per coach. Reserve a spot.</li>
<li>Stove fuel in any container is not allowed on board. You can buy it in Tusayan and Springdale.</li>
</ul>
<h2>Accessibility</h2>
<p>A coach with a lift and two wheelchair places runs on any route if you tell us a week ahead. The fare is the same, and a companion who helps you pays the child fare. Service animals travel free.</p>
<h2>Fares and changes</h2>
<p>Children ages 3 to 11 pay the child fare; children under 3 cannot ride. Cancel free up to 48 hours before departure. After that you can move the ticket once to another date if seats are available. The two halves of a round trip may be up to 30 days apart.</p>
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
