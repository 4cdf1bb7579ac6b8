import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { shot } from "./shot.ts";

export const photoGallery: PageSeed = {
  page: "photo-gallery",
  title: "Photo gallery: where to stand, and when",
  description:
    "Photo advice for {{places}} places near Las Vegas: the hour, the spot and the mistake to avoid, for phones as well as cameras, with each park’s rules.",
  image: "/media/antelope-canyon/hero.svg",
  updated: "2026-09-18",
  blocks: [
    {
      type: "hero",
      title: "Where to stand, and when",
      text: "Notes from Lucia Romano, who leads our photography tours. A phone is enough for nearly all of them.",
      ...illustration("antelope-canyon", "hero"),
      actions: [{ title: "See all tours", url: "/our-tours" }],
    },
    {
      type: "gallery",
      title: "Two notes for each place",
      items: [
        shot(
          "grand-canyon",
          "desert-view",
          "Put the rim in the picture. Without a dark edge in front nobody sees how deep it is.",
        ),
        shot(
          "grand-canyon",
          "square",
          "Midday flattens the layers. Wait for a cloud, or use a long lens on one temple.",
        ),
        shot(
          "antelope-canyon",
          "scene-1",
          "Look up and along the wall, not at the crowd. Set the phone to expose for the bright part.",
        ),
        shot(
          "antelope-canyon",
          "square",
          "No flash, no tripod on most tours, no bags. Clean the lens: the sand is as fine as flour.",
        ),
        shot(
          "hoover-dam",
          "hero",
          "Walk onto the Mike O’Callaghan-Pat Tillman Memorial Bridge: the whole face of the dam, from nearly 900 feet up.",
        ),
        shot(
          "hoover-dam",
          "scene-1",
          "In the morning the sun reaches down into Black Canyon only late. Afternoon is for the towers.",
        ),
        shot(
          "bryce-canyon-national-park",
          "hero",
          "Sunrise from Bryce Point. The spires glow from behind, so expose for the rock and not the sky.",
        ),
        shot(
          "bryce-canyon-national-park",
          "scene-2",
          "Go down. A hundred steps below Sunset Point you stand among them, with pines for scale.",
        ),
        shot(
          "zion-national-park",
          "hero",
          "The classic view is from beside the Virgin at Canyon Junction. Stay off the bridge: stopping there is not allowed.",
        ),
        shot(
          "zion-national-park",
          "narrows",
          "Reflected light fills the canyon when the sun does not. Overcast days are good days here.",
        ),
        shot("boulder-city", "tunnels", "Lake Mead is best from above, early, when the far shore is a clean line."),
        shot(
          "boulder-city",
          "square",
          "Bighorn graze at Hemenway Park. Keep 75 feet away and let the grass be in front of them.",
        ),
        shot(
          "death-valley",
          "hero",
          "At Badwater walk fifteen minutes out. The polygons near the boardwalk are worn flat.",
        ),
        shot(
          "death-valley",
          "scene-1",
          "Zabriskie Point faces west: first light falls on the far range, then creeps down the folds to you.",
        ),
        shot(
          "valley-of-fire",
          "hero",
          "At Fire Wave, crouch low so that the bands lead from your feet to the horizon.",
        ),
        shot(
          "valley-of-fire",
          "scene-1",
          "The red is strongest in the last half hour before sunset. The park closes at sunset, so stay near the road.",
        ),
      ],
    },
    {
      type: "table",
      title: "Photo rules, place by place",
      caption: "As of fall 2026. Posted signs take precedence.",
      columns: ["Place", "Tripods", "Drones", "Paid shoots"],
      rows: [
        [
          "National parks",
          "Yes, off the walkways",
          "No",
          "More than eight people, or more gear than you can carry: ask the park for a permit",
        ],
        ["Antelope Canyon", "No on most tours", "No", "Navajo Nation permit"],
        [
          "Grand Canyon West",
          "Yes, not on the Skywalk, where no cameras or phones are allowed",
          "No",
          "Hualapai permit",
        ],
        ["Hoover Dam", "Outside only", "No", "Bureau of Reclamation permit"],
        ["Valley of Fire", "Yes", "Only with a permit", "State park permit"],
      ],
    },
    {
      type: "richText",
      html: '<h2>Three things for any phone</h2><ul><li>Wipe the lens. It has been in your pocket.</li><li>Touch the bright part of the picture, then pull the exposure down a little.</li><li>Put one person in the frame, small, for scale.</li></ul><p>More pictures are in <a href="/gallery">the gallery</a>.</p>',
    },
    {
      type: "cta",
      title: "One tour day, picture by picture",
      text: "One album, one canyon, from the dark hotel driveway to the ride home.",
      action: { title: "Open the album", url: "/a-gallery-example" },
    },
  ],
};
