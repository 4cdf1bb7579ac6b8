import { illustration } from "#tests/stand-in/seed/common.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const getInspired: PageSeed = {
  page: "get-inspired",
  title: "Get inspired: what to see, and when",
  description:
    "Not sure where to go? Start with what you want to see: light in a slot canyon, snow on red rock, a floor of salt, and when each is at its best.",
  image: "/media/antelope-canyon/horseshoe-bend.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Start with what you want to see",
      text: "Snow on red rock, salt flats, a river you can wade: choose the view, then the month. Pictured: Horseshoe Bend.",
      ...illustration("antelope-canyon", "horseshoe-bend"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See Horseshoe Bend", url: tourLink(111) },
      ],
    },
    {
      type: "cards",
      title: "Choose a view",
      items: [
        {
          title: "Upper Antelope: light in a slot",
          text: "Light beams at noon, late March to early October.",
          url: tourLink(112),
          ...illustration("antelope-canyon", "hero"),
        },
        {
          title: "Death Valley: dunes, then salt",
          text: "Down to 282 feet below sea level. October to April.",
          url: tourLink(161),
          ...illustration("death-valley", "dunes"),
        },
        {
          title: "Grand Canyon: a mile deep",
          text: "From the railing at Mather Point. All year.",
          url: tourLink(101),
          ...illustration("grand-canyon", "mather-point"),
        },
        {
          title: "Bryce Canyon: a crowd of stone",
          text: "Orange spires, all year. Snow from December.",
          url: tourLink(131),
          ...illustration("bryce-canyon-national-park", "hero"),
        },
        {
          title: "The Narrows: a river walk",
          text: "Wade upstream in Zion with a guide, June to October.",
          url: tourLink(143),
          ...illustration("zion-national-park", "narrows"),
        },
        {
          title: "Hoover Dam: a wall of concrete",
          text: "726 feet high. Half a day, all year.",
          url: tourLink(121),
          ...illustration("hoover-dam", "hero"),
        },
      ],
    },
    {
      type: "cards",
      title: "What each season does best",
      text: "The tour calendars show which days we run.",
      items: [
        {
          title: "Winter: snow at Bryce",
          text: "December to February. There is ice on the rim paths: wear spikes.",
          url: tourLink(131),
          ...illustration("bryce-canyon-national-park", "scene-1"),
        },
        {
          title: "Spring: kayak to a cave",
          text: "March to May. Bring layers: it may be 45 °F at the start and 80 °F by lunch.",
          url: tourLink(123),
          ...illustration("hoover-dam", "emerald-cave"),
        },
        {
          title: "Summer: stars over Bryce",
          text: "June to September. At 8,000 feet the nights are cool; bring a jacket.",
          url: tourLink(133),
          ...illustration("bryce-canyon-national-park", "night"),
        },
        {
          title: "Fall: Death Valley’s salt",
          text: "October and November. It is cool again, and you may be picked up in the dark.",
          url: tourLink(161),
          ...illustration("death-valley", "hero"),
        },
      ],
    },
    {
      type: "quote",
      text: "It is a hard job to sketch it even in scrawniest outline; and try as I may, not in the least sparing myself, I cannot tell the hundredth part of the wonders of its features.",
      name: "John Muir",
      detail: "On the Grand Canyon; from “The Grand Cañon of the Colorado,” 1902",
    },
    {
      type: "cards",
      title: "Keep looking",
      items: [
        {
          title: "Stories from our guides",
          text: "What a guest asked, and what a guide answered.",
          url: "/videos/en",
        },
        {
          title: "Where to take the photo",
          text: "The spot, the hour and the mistake to avoid.",
          url: "/photo-gallery",
        },
        {
          title: "Trip ideas",
          text: "Plans for one, two or three days, with prices.",
          url: "/ideas",
        },
        {
          title: "Articles",
          text: "Geology for beginners, heat safety, dark skies.",
          url: "/articles",
        },
      ],
    },
    {
      type: "cta",
      title: "None of these?",
      text: "Tell us what you want to see, and when. We answer within one business day.",
      action: { title: "Ask us", url: "/contact-us" },
    },
  ],
};
