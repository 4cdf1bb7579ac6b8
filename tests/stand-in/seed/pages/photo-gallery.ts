import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { shot } from "./shot.ts";

export const photoGallery: PageSeed = {
  page: "photo-gallery",
  title: "Photo gallery: where to stand, and when",
  description:
    "Photo advice for {{places}} places near Las Vegas: the hour, the spot and the mistake to avoid, for phones as well as cameras, with each park’s rules.",
  image: "/media/hoover-dam/footpath.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Where to stand for the photo, and when",
      text: "Notes from Lucia Romano, who leads our photography tours. A phone is enough for nearly every picture here. Day tours leave before the last light: for that, take a photo tour, stay the night, or drive yourself.",
      ...illustration("hoover-dam", "footpath"),
      actions: [
        { title: "Photo tours", url: "/our-tours/photography" },
        { title: "Overnight tours", url: "/our-tours/overnight" },
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
          "The red is strongest now. The park closes at sunset, so stay near the road.",
          "The Beehives · the last half hour before sunset",
        ),
        shot(
          "valley-of-fire",
          "hero",
          "Crouch low, so that the bands lead from your feet to the horizon. In summer the trail is closed.",
          "Fire Wave · late afternoon, October to mid-May",
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
          "Put the rim in the picture. Without a dark edge in front, the canyon looks flat.",
          "Desert View · the last hour of light",
        ),
        shot(
          "grand-canyon",
          "square",
          "Midday flattens the layers. Come late, and zoom in on one butte.",
          "Yavapai Point · the last two hours of light",
        ),
      ],
    },
    {
      type: "gallery",
      title: "Death Valley",
      items: [
        shot(
          "death-valley",
          "dunes",
          "Walk until the next crest has no footprints, and keep the light to your side.",
          "Mesquite Flat · the last two hours of light",
        ),
        shot(
          "death-valley",
          "rhyolite",
          "Every window is an empty frame: put the sky in one, and stay outside the fence.",
          "Rhyolite, at the bank · late afternoon",
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
          "Lower Antelope · midmorning to midafternoon",
        ),
        shot(
          "antelope-canyon",
          "square",
          "The light beam needs a clear sky. No flash, no bags, no tripod: hold the phone with both hands.",
          "Upper Antelope · around noon, late March to early October",
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
          "The classic view of the Watchman. Stay off the bridge: stopping there is not allowed.",
          "Canyon Junction, on the riverbank · the last hour of light",
        ),
        shot(
          "zion-national-park",
          "emerald-pools",
          "Reflected light fills the canyon when the sun does not. Overcast days are good days here.",
          "Lower Emerald Pool, behind the falls · any hour under clouds",
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
          "Sunrise Point · the first hour of sun, after snow",
        ),
        shot(
          "bryce-canyon-national-park",
          "scene-2",
          "Go down. A hundred steps below the rim you stand among the hoodoos, with pines for scale.",
          "Below Sunset Point · midmorning",
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
          "From the memorial bridge · twenty minutes after sunset",
        ),
        shot(
          "hoover-dam",
          "scene-2",
          "From a kayak, frame the dam in the arch of the bridge. Another boat in the picture shows the scale.",
          "On the river, below the dam · early, before the wind",
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
          "Bighorn graze on the lawn. Stay 75 feet away, and keep some grass in the foreground.",
          "Hemenway Park · mornings in the warm months",
        ),
        shot(
          "boulder-city",
          "old-hotel",
          "The porch and the sky are equally bright for about ten minutes. Be there early.",
          "Across from the old hotel · dusk",
        ),
      ],
    },
    {
      type: "table",
      title: "Photo rules, place by place",
      caption:
        "As of fall 2026. In national parks you also need a permit if you bring more gear than you can carry. Posted signs take precedence.",
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
        { title: "The posters", text: "Three views of each place.", url: "/gallery" },
        {
          title: "Slot canyons",
          text: "How to photograph them, at length.",
          url: "/blog/photographing-slot-canyons",
        },
        { title: "Park cameras", text: "What the sky is doing right now.", url: "/webcams#s-park-cameras" },
        { title: "Trip ideas", text: "One, two or three days.", url: "/ideas" },
      ],
    },
  ],
};
