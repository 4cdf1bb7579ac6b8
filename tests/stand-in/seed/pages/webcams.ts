import { illustration } from "#tests/stand-in/seed/common.ts";
import { tourLink } from "#tests/stand-in/seed/tours.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const webcams: PageSeed = {
  page: "webcams",
  title: "Park cameras and the Influencer Initiative",
  description:
    "Live cameras of the parks near Las Vegas: snow, haze, wind and the line at the gate. And the Influencer Initiative: free seats for people who show the parks.",
  image: "/media/grand-canyon/desert-view.svg",
  updated: "2026-11-23",
  blocks: [
    {
      type: "hero",
      title: "Park cameras",
      text: "Look before you pack. The cameras are the National Park Service’s; the pictures here are drawings.",
      actions: [],
    },
    {
      type: "webcams",
      title: "",
      items: [
        {
          name: "Yavapai Point",
          place: "South Rim, Arizona",
          text: "Looks north across the canyon: haze and smoke as they are.",
          poster: "/media/grand-canyon/hero.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=grca",
          action: { title: "Grand Canyon tours", url: "/tours-detail/grand-canyon-tours/" },
        },
        {
          name: "South Entrance and rim",
          place: "South Rim, Arizona",
          text: "How long the line at the gate is, and views from the rim.",
          poster: "/media/grand-canyon/rim-road.svg",
          url: "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm",
          action: { title: "South Rim day tour", url: tourLink(101) },
        },
        {
          name: "Zion Canyon",
          place: "Zion, Utah",
          text: "Clouds on the walls, and how full the canyon is. Utah time, one hour ahead.",
          poster: "/media/zion-national-park/square.svg",
          url: "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm",
          action: { title: "Zion tours", url: "/tours-detail/zion-national-park-tours/" },
        },
        {
          name: "Bryce Canyon rim",
          place: "Bryce Canyon, Utah",
          text: "Snow on the rim. Look before you choose your shoes.",
          poster: "/media/bryce-canyon-national-park/scene-1.svg",
          url: "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm",
          action: { title: "Bryce Canyon tours", url: "/tours-detail/bryce-canyon-national-park-tours/" },
        },
        {
          name: "Furnace Creek",
          place: "Death Valley, California",
          text: "Dust and sky near the visitor center, with the temperature beside it.",
          poster: "/media/death-valley/scene-1.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=deva",
          action: { title: "Death Valley tours", url: "/tours-detail/death-valley-tours/" },
        },
        {
          name: "Lake Mead ramps",
          place: "Lake Mead, Nevada",
          text: "Wind on the water near Boulder City, and how far the lake has dropped.",
          poster: "/media/boulder-city/shore.svg",
          url: "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm",
          action: { title: "Boulder City tours", url: "/tours-detail/boulder-city-tours/" },
        },
      ],
    },
    {
      type: "richText",
      html: "<p>The cameras are sometimes down for weeks in winter. Antelope Canyon, Hoover Dam and Valley of Fire have no public park camera we can recommend.</p>",
    },
    {
      type: "steps",
      title: "Influencer Initiative",
      ...illustration("grand-canyon", "scene-2"),
      items: [
        {
          title: "What it is",
          text: "Eight free seats a month, from September to May, for people who show the parks honestly to others. You do not need a large following.",
        },
        {
          title: "What you get",
          text: "A seat on a day tour, or two if you work as a pair, and an hour on the phone with a guide beforehand. Flights, hotels, tips and the park fee for non-residents are yours to pay.",
        },
        {
          title: "What we ask",
          text: "Say in each piece that the seat was free, as the Federal Trade Commission requires. Publish within 60 days. No drones, no off-trail shots, and no exact spot of nests or rock art. The rest is up to you: we do not read it first.",
        },
        {
          title: "How to apply",
          text: "Send us the place, two or three dates, and links to three earlier pieces. Priya Nair answers within ten business days, yes or no, with a reason.",
          action: { title: "Apply for a seat", url: "/contact-us" },
        },
      ],
    },
  ],
};
