import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const home: PageSeed = {
  page: "home",
  title: "National-park day tours from Las Vegas",
  description:
    "Coach and van tours from Las Vegas to {{somePlaces}}. Clear prices, real drive times, free cancellation up to 48 hours before.",
  image: "/media/grand-canyon/hero.svg",
  updated: "2026-11-09",
  blocks: [
    {
      type: "hero",
      title: "Sunrise on the Strip. Lunch on the rim.",
      text: "Coach and van tours from Las Vegas to {{places}} places worth the drive, from {{lowestPrice}}. Pick-up on the Strip or downtown.",
      ...illustration("grand-canyon", "home"),
      actions: [{ title: "See trip ideas", url: "/ideas" }],
    },
    {
      type: "cards",
      title: "",
      items: [
        { title: "Since 2011", text: "A Las Vegas company.", url: "/about-us" },
        { title: "Free cancellation", text: "Up to 48 hours before.", url: "/terms-conditions" },
        { title: "Licensed everywhere we go", text: "See the permits.", url: "/licenses" },
        { title: "$5 million insurance", text: "On every vehicle.", url: "/licenses#s-insurance-and-training" },
      ],
    },
    {
      type: "tours",
      title: "Where most people start",
      text: "",
      tag: "",
      limit: 6,
    },
    {
      type: "map",
      title: "How far is it, really?",
      text: "One way from the Las Vegas Strip in normal traffic. Rest stops not included.",
    },
    {
      type: "cards",
      title: "{{Places}} places to choose from",
      items: [
        {
          title: "Grand Canyon",
          text: "A mile deep, seen from two rims.",
          url: "/tours-detail/grand-canyon-tours/",
          ...illustration("grand-canyon", "desert-view"),
        },
        {
          title: "Antelope Canyon",
          text: "Narrow sandstone on Navajo land.",
          url: "/tours-detail/antelope-canyon-tours/",
          ...illustration("antelope-canyon", "square"),
        },
        {
          title: "Hoover Dam",
          text: "726 feet of concrete, finished in 1935.",
          url: "/tours-detail/hoover-dam-tours/",
          ...illustration("hoover-dam", "blue-hour"),
        },
        {
          title: "Bryce Canyon",
          text: "Limestone spires below a forested rim.",
          url: "/tours-detail/bryce-canyon-national-park-tours/",
          ...illustration("bryce-canyon-national-park", "square"),
        },
        {
          title: "Zion",
          text: "2,000-foot sandstone walls and a river.",
          url: "/tours-detail/zion-national-park-tours/",
          ...illustration("zion-national-park", "scene-1"),
        },
        {
          title: "Boulder City",
          text: "1930s arcades, bighorn sheep, lake views.",
          url: "/tours-detail/boulder-city-tours/",
          ...illustration("boulder-city", "scene-1"),
        },
        {
          title: "Death Valley",
          text: "Salt flats 282 feet below sea level.",
          url: "/tours-detail/death-valley-tours/",
          ...illustration("death-valley", "hero"),
        },
        {
          title: "Valley of Fire",
          text: "Red Aztec sandstone and petroglyphs.",
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
          text: "You get a message with your pick-up stop and time, the vehicle number, and the weather where you are going.",
        },
        {
          title: "Pick-up",
          text: "Be at your stop ten minutes early. There are four, at hotels on the Strip and downtown; your tour page lists the times.",
        },
        {
          title: "On the road",
          text: "We stop on the way. Your driver-guide talks when there is something to see.",
        },
        {
          title: "In the park",
          text: "A short briefing, the return time in local and Las Vegas time, then walking with the guide or on your own.",
        },
        {
          title: "Back in Las Vegas",
          text: "We drop you at the same stop. Arrival times are estimates: leave two hours before a show.",
        },
      ],
    },
    {
      type: "quote",
      text: "Leave it as it is. You can not improve on it. The ages have been at work on it, and man can only mar it.",
      name: "Theodore Roosevelt",
      detail: "President of the United States, at the Grand Canyon, May 6, 1903",
    },
    { type: "posts", title: "From the blog", limit: 3 },
    {
      type: "faq",
      title: "Three things everyone asks",
      groups: [
        {
          title: "",
          items: [
            {
              question: "South Rim or West Rim?",
              answer:
                "<p>The <strong>South Rim</strong> is the national park: the wide, deep view of the photographs, 280 miles and about five hours each way. The <strong>West Rim</strong> is Hualapai land with the glass Skywalk, 125 miles and two and a half hours each way. If you have a full day and do not mind the ride, go south. If you want a shorter day, go west.</p>",
            },
            {
              question: "Will you pick us up at our hotel?",
              answer:
                "<p>We stop at four hotels, three on the Strip and one downtown, and take you back there. The stops and times are on each tour page, and you choose one when you book. Private tours start at your own hotel.</p>",
            },
            {
              question: "What if the weather is bad?",
              answer:
                '<p>If we cancel, you get all your money back or another date, as you prefer. On most wet or cold days we still go, and the canyon is often better for it. <a href="/faq">All questions and answers</a>.</p>',
            },
          ],
        },
      ],
    },
    {
      type: "cards",
      title: "Before and after the tour",
      items: [
        {
          title: "A room for the night",
          text: "Hotels near our pick-up stops and near the parks. We check availability when you add a room.",
          url: "/hotel/",
          ...illustration("las-vegas", "motor-court"),
        },
        {
          title: "Activities",
          text: "Kayaks, bikes and walks, near Las Vegas and at the parks.",
          url: "/activities/",
          ...illustration("hoover-dam", "emerald-cave"),
        },
      ],
    },
    {
      type: "cta",
      title: "Every tour, with its next date",
      text: "Each tour page has a calendar with departures, seats and prices.",
      action: { title: "See all tours", url: "/our-tours" },
    },
  ],
};
