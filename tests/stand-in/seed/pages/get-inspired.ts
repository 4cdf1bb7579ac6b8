import { illustration } from "#tests/stand-in/seed/common.ts";
import { films } from "#tests/stand-in/seed/films.ts";
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
      text: "Light in a slot, a floor of salt, a river you can wade: choose the view, then the season.",
      ...illustration("antelope-canyon", "horseshoe-bend"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "See Horseshoe Bend", url: tourLink(111) },
      ],
    },
    films.en,
    {
      type: "cards",
      title: "Choose a view",
      items: [
        {
          title: "Lower Antelope: a ribbon of sky",
          text: "Down into the slot, then Horseshoe Bend. All year.",
          url: tourLink(111),
          ...illustration("antelope-canyon", "scene-1"),
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
          title: "Bryce Canyon: a forest of stone",
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
          title: "Hoover Dam: 726 feet tall",
          text: "A half-day tour, all year.",
          url: tourLink(121),
          ...illustration("hoover-dam", "hero"),
        },
      ],
    },
    {
      type: "cards",
      title: "What each season does best",
      text: "Every tour’s page has a calendar with its dates and seats.",
      items: [
        {
          title: "Winter: red rock, late light",
          text: "Long shadows in Valley of Fire until sunset, with a photographer as guide. December to February; bring a warm layer.",
          url: tourLink(173),
          ...illustration("valley-of-fire", "scene-1"),
        },
        {
          title: "Spring: kayak to a cave",
          text: "Emerald Cave, lit from below by the river. March to May; the water is cold but the sun is warm.",
          url: tourLink(123),
          ...illustration("hoover-dam", "emerald-cave"),
        },
        {
          title: "Summer: stars over Bryce",
          text: "Two days at 8,000 feet, with a cool night and a dark sky. June to September; bring a jacket.",
          url: tourLink(133),
          ...illustration("bryce-canyon-national-park", "night"),
        },
        {
          title: "Fall: Death Valley’s salt",
          text: "The valley cools down, and you walk out on a white floor. October and November; bring sunglasses.",
          url: tourLink(161),
          ...illustration("death-valley", "hero"),
        },
      ],
    },
    {
      type: "videos",
      title: "How we helped one guest choose",
      items: [
        {
          id: "a-postcard-from-page",
          teller: "Grace Okafor",
          role: "Guest services lead",
          portrait: "/media/team/grace.svg",
          place: "Antelope Canyon",
          title: "A postcard from Page, Arizona",
          description: "",
          language: "en",
          poster: "/media/antelope-canyon/square.svg",
          published: "2026-11-25",
          transcript:
            "A woman called me from Ohio in April. She had one day and was afraid of heights. I didn’t ask about tours. I asked what she wanted to see. “Light,” she said. So I put her on the small-group tour to Upper Antelope, where you walk in at ground level, and told her to look up at noon. Two weeks later a postcard came from Page. It hangs by the map behind my desk, and it says, “You were right about noon.”\n\nThat is how we choose a tour on the phone: the view first, then the month, then how far you like to ride. Tell me those three, and I will find you the day.",
          action: { title: "Upper Antelope tour", url: tourLink(112) },
        },
      ],
    },
    {
      type: "cards",
      title: "Keep looking",
      items: [
        {
          title: "Stories from our guides",
          text: "The moments our guides still talk about.",
          url: "/videos/en",
          ...illustration("grand-canyon", "kingman"),
        },
        {
          title: "Photo gallery",
          text: "The spot, the hour and the mistake to avoid.",
          url: "/photo-gallery",
          ...illustration("valley-of-fire", "fire-wave"),
        },
        {
          title: "Trip ideas",
          text: "Plans for one, two or three days, with prices.",
          url: "/ideas",
          ...illustration("zion-national-park", "checkerboard-mesa"),
        },
        {
          title: "Articles and guides",
          text: "Geology for beginners, heat safety, dark skies.",
          url: "/articles",
          ...illustration("death-valley", "scene-2"),
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
