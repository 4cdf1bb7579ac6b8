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
      actions: [
        { title: "Cameras", url: "#s-where-to-look" },
        { title: "Influencer Initiative", url: "#s-influencer-initiative" },
      ],
    },
    {
      type: "webcams",
      title: "Where to look",
      items: [
        {
          name: "Yavapai Point",
          place: "South Rim, Arizona",
          text: "Looks north across the canyon: haze and smoke as they are.",
          poster: "/media/grand-canyon/scene-1.svg",
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
      type: "hero",
      title: "Influencer Initiative",
      text: "Eight free seats a month for people who show the parks honestly to others.",
      ...illustration("grand-canyon", "scene-2"),
      actions: [
        { title: "Apply for a seat", url: "/contact-us" },
        { title: "See all tours", url: "/our-tours" },
      ],
    },
    {
      type: "richText",
      html: `<h2>What you get</h2>
<ul>
<li>From September to May, one free seat on a day tour, or two if you work as a pair. You do not need a large following.</li>
<li>An hour on the phone with a guide beforehand about light, crowds and access.</li>
<li>Permission to film the coach and the guide, if the guide agrees that day.</li>
<li>No say by us in what you publish. Flights, hotels, tips and the park fee for non-residents are yours to pay.</li>
</ul>
<h2>What we ask</h2>
<ul>
<li>You say clearly, in each piece, that the seat was free. The Federal Trade Commission requires it.</li>
<li>You publish at least one piece within 60 days.</li>
<li>You follow park and tribal rules: no drones, no off-trail shots, no flash in Antelope Canyon.</li>
<li>You do not name the exact spot of nests, rock art or fragile crusts.</li>
</ul>`,
    },
    {
      type: "cta",
      title: "How to apply",
      text: "Write to us with the place, two or three dates, and links to three earlier pieces. Priya Nair answers within ten business days, yes or no, with a reason.",
      action: { title: "Apply", url: "/contact-us" },
    },
  ],
};
