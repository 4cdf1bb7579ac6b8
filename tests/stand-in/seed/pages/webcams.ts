import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const webcams: PageSeed = {
  page: "webcams",
  title: "Park cameras and the Influencer Initiative",
  description:
    "Live cameras of the parks near Las Vegas: snow, haze, wind and the line at the gate. And the Influencer Initiative: free seats for people who show the parks.",
  image: "/media/grand-canyon/desert-view.svg",
  updated: "2026-10-30",
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
          action: { title: "Boulder City and Lake Mead tours", url: "/tours-detail/boulder-city-tours/" },
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
<p>From September to May we hold back eight seats a month for people who make things: photographers, filmmakers, writers, podcasters, teachers. You do not need a large following. You keep your opinion, your pictures and your rights.</p>
<ul>
<li>One free seat on a day tour, or two if you work as a pair, with everything the tour includes.</li>
<li>An hour on the phone with a guide beforehand about light, crowds and access.</li>
<li>Permission to film the coach and the guide, if the guide agrees that day.</li>
</ul>
<p>Not included: flights, hotels, tips, park fees for non-residents, and any say by us in what you publish.</p>`,
    },
    {
      type: "table",
      title: "What we ask",
      caption: "For everyone, whatever you make.",
      columns: ["We ask", "Because"],
      rows: [
        [
          "You say clearly, in each piece, that the seat was free",
          "The Federal Trade Commission requires it, and readers deserve it",
        ],
        ["You show us three earlier pieces of any kind", "We want to see how you work"],
        ["You publish at least one piece within 60 days", "The seat could have gone to someone else"],
        [
          "You follow park and tribal rules: no drones, no off-trail shots, no flash in Antelope Canyon",
          "One violation can cost us the permit",
        ],
        ["You do not name the exact spot of nests, rock art or fragile crusts", "Attention can destroy fragile places"],
      ],
    },
    {
      type: "steps",
      title: "How to apply",
      items: [
        {
          title: "Write to us",
          text: "Use the contact form with the subject “Influencer Initiative”. Say who you are, which place, and which two or three dates would work.",
        },
        {
          title: "Add three links",
          text: "Earlier work: a film, a photo series, an article, a lesson plan. Follower numbers are not needed.",
        },
        {
          title: "Wait ten days",
          text: "Priya Nair reads every application and answers yes or no, with a reason, within ten business days.",
        },
        {
          title: "Talk, travel, publish",
          text: "You talk with the guide, travel like any other guest, and send us the link when it is out. We do not ask to see it first.",
        },
      ],
    },
    {
      type: "cta",
      title: "Got an idea for a piece?",
      text: "Tell us in five sentences. We answer every application within ten business days.",
      action: { title: "Apply", url: "/contact-us" },
    },
  ],
};
