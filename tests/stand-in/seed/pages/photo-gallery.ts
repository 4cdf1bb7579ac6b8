import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { shot } from "./shot.ts";

export const photoGallery: PageSeed = {
  page: "photo-gallery",
  title: "Photo gallery: where to stand, and when",
  description:
    "Photo advice for {{places}} places near Las Vegas: the hour, the spot and the mistake to avoid, for phones as well as cameras, with each park’s rules.",
  image: "/media/valley-of-fire/fire-wave.svg",
  updated: "2026-09-18",
  blocks: [
    {
      type: "hero",
      title: "Where to stand for the photo, and when",
      text: "Notes from Lucia Romano, who leads our photography tours. A phone is enough for nearly every picture here.",
      ...illustration("valley-of-fire", "fire-wave"),
      actions: [
        { title: "Photo tours", url: "/our-tours/photography" },
        { title: "One tour day, in pictures", url: "/a-gallery-example" },
      ],
    },
    {
      type: "cards",
      title: "Three things for any phone",
      items: [
        { title: "Wipe the lens", text: "It has been in your pocket." },
        { title: "Set the exposure", text: "Touch the bright part of the picture, then pull it down a little." },
        { title: "Show the scale", text: "Put one person in the frame, small." },
      ],
    },
    {
      type: "gallery",
      title: "Valley of Fire",
      items: [
        shot(
          "valley-of-fire",
          "scene-1",
          "The red is strongest in the last half hour before sunset. The park closes at sunset, so stay near the road.",
          "Last light, Valley of Fire",
        ),
        shot(
          "valley-of-fire",
          "hero",
          "Crouch low, so that the bands lead from your feet to the horizon.",
          "Fire Wave, from low down",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Grand Canyon",
      items: [
        shot(
          "grand-canyon",
          "desert-view",
          "Put the rim in the picture. Without a dark edge in front, nobody can tell how deep it is.",
          "Desert View, with the rim",
        ),
        shot(
          "grand-canyon",
          "square",
          "Midday flattens the layers. Come for the last two hours of light, and zoom in on one butte.",
          "Grand Canyon, late in the day",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Death Valley",
      items: [
        shot(
          "death-valley",
          "scene-2",
          "On the dunes, walk until the next crest has no footprints, and keep the light to your side.",
          "Mesquite Flat, before sunrise",
        ),
        shot(
          "death-valley",
          "rhyolite",
          "Every window is an empty frame: put the sky in one, and stay outside the fence.",
          "The bank in Rhyolite",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Antelope Canyon",
      items: [
        shot(
          "antelope-canyon",
          "scene-1",
          "Look up and along the wall, not at the crowd. The color is best where no sun falls.",
          "Antelope Canyon, straight up",
        ),
        shot(
          "antelope-canyon",
          "square",
          "No flash, no bags, and no tripod on most tours. Hold the phone with both hands.",
          "The light beam, Upper Antelope",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Zion National Park",
      items: [
        shot(
          "zion-national-park",
          "square",
          "The classic view is from beside the river at Canyon Junction. Stay off the bridge: stopping there is not allowed.",
          "The Watchman, from the Virgin River",
        ),
        shot(
          "zion-national-park",
          "emerald-pools",
          "Reflected light fills the canyon when the sun does not. Overcast days are good days here.",
          "Emerald Pools, Zion",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Bryce Canyon National Park",
      items: [
        shot(
          "bryce-canyon-national-park",
          "scene-1",
          "Snow fools the meter. Push the exposure up a little, or the white turns gray.",
          "Bryce Canyon in snow",
        ),
        shot(
          "bryce-canyon-national-park",
          "scene-2",
          "Go down. A hundred steps below Sunset Point you stand among them, with pines for scale.",
          "Among the hoodoos, Bryce Canyon",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Hoover Dam",
      items: [
        shot(
          "hoover-dam",
          "blue-hour",
          "The lamps are on and the sky still has color. Twenty minutes later it is black.",
          "Hoover Dam at blue hour",
        ),
        shot(
          "hoover-dam",
          "scene-2",
          "From the water, frame the dam in the arch of the bridge. Another boat in the picture shows the scale.",
          "Hoover Dam, from a kayak",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Boulder City",
      items: [
        shot(
          "boulder-city",
          "square",
          "They graze on the lawn. Stay 75 feet away, and keep some grass in the foreground.",
          "Bighorn at Hemenway Park",
        ),
        shot(
          "boulder-city",
          "old-hotel",
          "The porch and the sky are equally bright for about ten minutes. Be there early.",
          "Boulder City at dusk",
        ),
      ],
    },
    {
      type: "table",
      title: "Photo rules, place by place",
      caption:
        "As of fall 2026. In national parks you also need a permit for more gear than you can carry. Posted signs take precedence.",
      columns: ["Place", "Paid shoots", "Tripods", "Drones"],
      rows: [
        ["National parks", "Permit for groups of more than eight people", "Yes, off the walkways", "No"],
        ["Antelope Canyon", "Navajo Nation permit", "No on most tours", "No"],
        ["Grand Canyon West", "Hualapai permit", "Not on the Skywalk", "No"],
        ["Hoover Dam", "Bureau of Reclamation permit", "Outside only", "No"],
        ["Valley of Fire", "State park permit", "Yes", "Only with a permit"],
      ],
    },
    {
      type: "cta",
      title: "One tour day, in pictures",
      text: "An album, from the road before first light to the ride home.",
      action: { title: "Open the album", url: "/a-gallery-example" },
    },
    {
      type: "cards",
      title: "",
      items: [
        { title: "The gallery", text: "Three more views of each place.", url: "/gallery" },
        {
          title: "Slot canyons",
          text: "How to photograph them, at length.",
          url: "/blog/photographing-slot-canyons",
        },
        { title: "Park cameras", text: "What the sky does right now.", url: "/webcams" },
        { title: "Trip ideas", text: "One, two or three days.", url: "/ideas" },
      ],
    },
  ],
};
