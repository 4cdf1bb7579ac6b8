import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const webcams: PageSeed = {
  page: "webcams",
  title: "Influencer Initiative",
  description:
    "Free seats for people who show the parks as they are: what you get, what we ask and how to apply. And the park cameras worth a look before you go.",
  image: "/media/valley-of-fire/fire-wave.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Influencer Initiative",
      text: "Free seats on our tours for people who show the parks as they are. We give eight a month, from September to May.",
      ...illustration("valley-of-fire", "fire-wave"),
      actions: [{ title: "Apply for a seat", url: "/contact-us" }],
    },
    {
      type: "steps",
      title: "How it works",
      items: [
        {
          title: "What it is",
          text: "Free seats on our tours for people who show the parks as they are. No large following needed.",
        },
        {
          title: "What you get",
          text: "A free seat; we give eight a month, September to May. You pay your way to Las Vegas, tips and park fees.",
        },
        {
          title: "What we ask",
          text: "Say that the seat was free, as the Federal Trade Commission requires, and publish within 60 days. No drones, no off-trail shots. You don’t have to show it to us first.",
        },
        {
          title: "How to apply",
          text: "Send us the place, two or three dates, and links to three earlier pieces. Priya Nair answers within ten business days, with a reason.",
          action: { title: "Apply for a seat", url: "/contact-us" },
        },
      ],
    },
    {
      type: "webcams",
      title: "Park cameras",
      items: [
        {
          name: "Yavapai Point",
          place: "Grand Canyon",
          text: "Looks north across the canyon and shows haze and smoke.",
          poster: "/media/grand-canyon/square.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=grca",
          action: { title: "Tours", url: "/tours-detail/grand-canyon-tours/" },
        },
        {
          name: "South Entrance and rim",
          place: "Grand Canyon",
          text: "The rim from several sides, and how long the line at the gate is.",
          poster: "/media/grand-canyon/rim-road.svg",
          url: "https://www.nps.gov/grca/learn/photosmultimedia/webcams.htm",
          action: { title: "Tours", url: "/tours-detail/grand-canyon-tours/" },
        },
        {
          name: "Canyon walls",
          place: "Zion",
          text: "Clouds on the cliffs, and how crowded the canyon is.",
          poster: "/media/zion-national-park/hero.svg",
          url: "https://www.nps.gov/zion/learn/photosmultimedia/webcams.htm",
          action: { title: "Tours", url: "/tours-detail/zion-national-park-tours/" },
        },
        {
          name: "Rim and hoodoos",
          place: "Bryce Canyon",
          text: "Look here for snow at the rim before you choose your shoes.",
          poster: "/media/bryce-canyon-national-park/scene-1.svg",
          url: "https://www.nps.gov/brca/learn/photosmultimedia/webcams.htm",
          action: { title: "Tours", url: "/tours-detail/bryce-canyon-national-park-tours/" },
        },
        {
          name: "Furnace Creek",
          place: "Death Valley",
          text: "Dust and sky over the valley floor, with the temperature beside it.",
          poster: "/media/death-valley/furnace-creek.svg",
          url: "https://www.nps.gov/subjects/air/webcams.htm?site=deva",
          action: { title: "Tours", url: "/tours-detail/death-valley-tours/" },
        },
        {
          name: "Lakeshore",
          place: "Lake Mead",
          text: "Wind on the water, and how far the lake has dropped.",
          poster: "/media/boulder-city/shore.svg",
          url: "https://www.nps.gov/lake/learn/photosmultimedia/webcams.htm",
          action: { title: "Tours", url: "/tours-detail/boulder-city-tours/" },
        },
      ],
    },
    {
      type: "cards",
      title: "About the cameras",
      items: [
        {
          title: "How recent are the pictures?",
          text: "Most change every few minutes and show the time they were taken. At night most are dark.",
        },
        {
          title: "What time is it there?",
          text: "Zion and Bryce are on Utah time, an hour ahead of Las Vegas. The South Rim is an hour ahead in winter only.",
        },
        {
          title: "Camera offline?",
          text: "Some are off for weeks in winter; try another camera. Antelope Canyon, Hoover Dam and Valley of Fire have none we can recommend.",
        },
      ],
    },
  ],
};
