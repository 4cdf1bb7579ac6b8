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
      text: "Snow, haze, wind, the line at the gate: look before you pack. The cameras belong to the National Park Service and open on its site.",
      actions: [],
    },
    {
      type: "webcams",
      title: "",
      items: [
        {
          name: "Yavapai Point",
          place: "Grand Canyon, South Rim, Arizona",
          text: "Air-quality camera of the National Park Service. It looks north across the canyon and shows haze and smoke as they are.",
          poster: "/media/grand-canyon/scene-1.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=grca",
        },
        {
          name: "Grand Canyon cameras",
          place: "Grand Canyon National Park, Arizona",
          text: "The park’s own list of cameras: the South Entrance road, where you see how long the line is, and views from the rim.",
          poster: "/media/grand-canyon/rim-road.svg",
          url: "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm",
        },
        {
          name: "Zion Canyon",
          place: "Zion National Park, Utah",
          text: "The park’s cameras in Zion Canyon. Utah time, one hour ahead of Las Vegas.",
          poster: "/media/zion-national-park/square.svg",
          url: "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm",
        },
        {
          name: "Bryce Canyon rim",
          place: "Bryce Canyon National Park, Utah",
          text: "Look here in winter before you choose your shoes: snow on the rim is easy to see.",
          poster: "/media/bryce-canyon-national-park/scene-1.svg",
          url: "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm",
        },
        {
          name: "Furnace Creek",
          place: "Death Valley National Park, California",
          text: "Air-quality camera near the visitor center, with the temperature beside it.",
          poster: "/media/death-valley/scene-1.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=deva",
        },
        {
          name: "Lake Mead ramps",
          place: "Lake Mead National Recreation Area, Nevada",
          text: "The boat ramps near Boulder City: wind on the water, and how far the lake has dropped.",
          poster: "/media/boulder-city/shore.svg",
          url: "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm",
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
      html: `<h2>Free seats</h2>
<p>Each month from September to May we hold back eight seats on regular departures for people who make things: photographers, filmmakers, writers, podcasters, teachers. You do not need a large following. You keep your opinion, your pictures and your rights.</p>
<h2>What you get</h2>
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
      caption: "All five, for everyone.",
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
      type: "faq",
      title: "About the program",
      groups: [
        {
          title: "Short answers",
          items: [
            {
              question: "What if I did not like the tour?",
              answer: "<p>Say so. We will not reply under your post, and it has no effect on a second application.</p>",
            },
            {
              question: "Do you pay?",
              answer: "<p>No. A free seat is all we offer.</p>",
            },
            {
              question: "Can I film commercially in the parks?",
              answer:
                "<p>In national parks a group of up to eight with gear you carry by hand usually needs no permit. Larger groups, Antelope Canyon, Grand Canyon West and Valley of Fire have their own rules. Getting a permit is up to you; we can tell you where to ask.</p>",
            },
          ],
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
