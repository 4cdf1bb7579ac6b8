import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const home: PageSeed = {
  page: "home",
  title: "National-park day tours from Las Vegas",
  description:
    "Coach tours from Las Vegas to the Grand Canyon, Zion, Bryce, Death Valley and more. Clear prices, real drive times, free cancellation to 48 hours.",
  image: "/media/grand-canyon/hero.svg",
  updated: "2026-11-09",
  blocks: [
    {
      type: "hero",
      title: "Breakfast on the Strip. Lunch on the rim.",
      text: "Day tours and overnight trips by coach from Las Vegas to eight places worth the drive. We collect you on the Strip or downtown, know the road, and bring you back the same night or the next.",
      ...illustration("grand-canyon", "hero"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "Plan by number of days", url: "/ideas" },
      ],
    },
    {
      type: "tours",
      title: "Where most people start",
      text: "Prices are per person in US dollars. Each tour’s page says what is included, and what is not, before you pay.",
      tag: "",
      limit: 6,
    },
    {
      type: "table",
      title: "How far is it, really?",
      caption:
        "One way from the Las Vegas Strip, by coach, in normal traffic. Times with stops where a stop is needed.",
      columns: ["Place", "Distance", "By coach", "Clock there"],
      rows: [
        ["Boulder City", "26 mi", "40 min", "Las Vegas time"],
        ["Hoover Dam", "35 mi", "45 min", "Las Vegas time at the visitor center"],
        ["Valley of Fire", "50 mi", "1 h", "Las Vegas time"],
        ["Death Valley, Furnace Creek", "125 mi", "2 h 30", "Las Vegas time"],
        ["Grand Canyon West Rim", "125 mi", "2 h 30", "Same as Las Vegas mid-March to early November, then 1 h ahead"],
        ["Zion", "160 mi", "2 h 45 to 3 h", "1 h ahead all year"],
        ["Bryce Canyon", "260 mi", "4 h 15", "1 h ahead all year"],
        ["Antelope Canyon, Page", "275 mi", "5 h", "Same as Las Vegas mid-March to early November, then 1 h ahead"],
        ["Grand Canyon South Rim", "280 mi", "5 h 30", "Same as Las Vegas mid-March to early November, then 1 h ahead"],
      ],
    },
    {
      type: "cards",
      title: "Eight places, eight kinds of rock",
      items: [
        {
          title: "Grand Canyon",
          text: "A mile deep. The South Rim is a national park and a long day; the West Rim is Hualapai land and half the drive.",
          url: "/tours-detail/grand-canyon-tours/",
          ...illustration("grand-canyon", "desert-view"),
        },
        {
          title: "Antelope Canyon",
          text: "Narrow sandstone on Navajo land near Page, Arizona. You enter with an authorized guide, at a fixed time.",
          url: "/tours-detail/antelope-canyon-tours/",
          ...illustration("antelope-canyon", "square"),
        },
        {
          title: "Hoover Dam",
          text: "726 feet of concrete between Nevada and Arizona, finished in 1935. The shortest trip on our list but one.",
          url: "/tours-detail/hoover-dam-tours/",
          ...illustration("hoover-dam", "blue-hour"),
        },
        {
          title: "Bryce Canyon",
          text: "Thousands of limestone spires below a forested rim at 8,000 feet and higher. Cool in summer, snowy in winter.",
          url: "/tours-detail/bryce-canyon-national-park-tours/",
          ...illustration("bryce-canyon-national-park", "square"),
        },
        {
          title: "Zion",
          text: "You stand at the bottom and look up: 2,000-foot sandstone walls, cottonwoods, and the Virgin River beside the path.",
          url: "/tours-detail/zion-national-park-tours/",
          ...illustration("zion-national-park", "scene-1"),
        },
        {
          title: "Boulder City",
          text: "The town built for the dam’s workers, with its 1930s arcades, a park where desert bighorn graze, and lake views.",
          url: "/tours-detail/boulder-city-tours/",
          ...illustration("boulder-city", "scene-1"),
        },
        {
          title: "Death Valley",
          text: "Salt flats 282 feet below sea level, under mountains over 11,000 feet. We go from October to April only.",
          url: "/tours-detail/death-valley-tours/",
          ...illustration("death-valley", "scene-1"),
        },
        {
          title: "Valley of Fire",
          text: "Nevada’s oldest state park: red Aztec sandstone, petroglyphs, bighorn sheep, one hour from the Strip.",
          url: "/tours-detail/valley-of-fire-tours/",
          ...illustration("valley-of-fire", "hero"),
        },
      ],
    },
    {
      type: "steps",
      title: "How a day goes",
      items: [
        {
          title: "The evening before",
          text: "You get a message with your pick-up point, the time, the vehicle’s number, and the weather where you are going.",
        },
        {
          title: "Pick-up",
          text: "Be at your stop ten minutes early. There are four, at hotels on the Strip and downtown; your tour’s page lists the times.",
        },
        {
          title: "On the road",
          text: "Long drives stop at least every two hours or so. Your driver-guide talks when there is something to see, and is quiet when there is not.",
        },
        {
          title: "In the park",
          text: "A short briefing, the return time in local and Las Vegas time, then walking with the guide or on your own.",
        },
        {
          title: "Back in Las Vegas",
          text: "We return to the same stop. Arrival times are honest estimates: do not book a show within two hours of one.",
        },
      ],
    },
    {
      type: "cards",
      title: "Why people travel with {{brand}}",
      items: [
        {
          title: "Free until 48 hours before",
          text: "Cancel up to 48 hours before departure and the whole price comes back. The rules fit on one page.",
          url: "/terms-conditions",
          ...illustration("grand-canyon", "rim-road"),
        },
        {
          title: "We say what is hard",
          text: "Ladders, heat, altitude, long sitting: each tour’s page describes difficulty and access in plain words.",
          url: "/why-use-national-park-express",
          ...illustration("bryce-canyon-national-park", "scene-2"),
        },
        {
          title: "People you can call",
          text: "The office answers from 7:00 to 19:00 Las Vegas time, every day, by phone, text, or message.",
          url: "/contact-us",
          ...illustration("boulder-city", "main-street-dusk"),
        },
      ],
    },
    {
      type: "quote",
      text: "Leave it as it is. You can not improve on it. The ages have been at work on it, and man can only mar it.",
      name: "Theodore Roosevelt",
      detail: "President of the United States, at the Grand Canyon, May 6, 1903",
    },
    { type: "posts", title: "From the road", limit: 3 },
    {
      type: "faq",
      title: "Three things everyone asks",
      groups: [
        {
          title: "Before you book",
          items: [
            {
              question: "South Rim or West Rim?",
              answer:
                "<p>The <strong>South Rim</strong> is the national park: the wide, deep view of the photographs, about 280 miles and 5.5 hours each way. The <strong>West Rim</strong> is Hualapai land with the glass Skywalk, about 125 miles and 2.5 hours each way. If you have one full day and do not mind sitting, go south. If you have half the patience, go west.</p>",
            },
            {
              question: "Will you collect us at our hotel?",
              answer:
                "<p>We stop at four hotels, three on the Strip and one downtown, and take you back there. The stops and times are on each tour’s page, and you choose one when you book. Private tours start at your own hotel.</p>",
            },
            {
              question: "What if the weather is bad?",
              answer:
                '<p>If we cancel, you get all your money back or another date, as you prefer. Most wet or cold days we still go, and the canyon is often better for it. <a href="/faq">All questions and answers</a>.</p>',
            },
          ],
        },
      ],
    },
    {
      type: "cta",
      title: "Pick a day, then a place",
      text: "Every tour’s page has a calendar with departures and seats. You pay nothing until you have seen the whole price.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
