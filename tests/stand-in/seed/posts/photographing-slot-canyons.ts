import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const photographingSlots: PostSeed = {
  slug: "photographing-slot-canyons",
  title: "Photographing slot canyons with a phone or a camera",
  excerpt: "No tripod, no bag, forty people and little light. What works in Antelope Canyon and other narrow places.",
  image: pictures["antelope-canyon"]["scene-1"].src,
  imageAlt: pictures["antelope-canyon"]["scene-1"].alt,
  author: "Lucia Romano",
  published: "2026-01-20",
  updated: "2026-04-14",
  category: "Photography",
  html: `<p>Slot canyons flatter every camera and punish two habits: including the sky, and using the flash. The rest is patience, of which you will have about a minute at a time. Tripods, bags and selfie sticks are not allowed in any part of Antelope Canyon, so everything here is done by hand.</p>
<h2>Look for reflected light</h2>
<p>The color does not come from the sun but from sun that has bounced. Light hits a wall high up, turns orange, falls on the opposite wall, turns deeper, and so on down. The best parts are one or two bounces away from the bright slit. Violet and blue are walls that see only the sky.</p>
<p>So point the camera where there is no direct sun and no sky. If a bright patch is in the frame, everything else goes black.</p>
${figure(pictures["zion-national-park"].narrows, "The Narrows in Zion: here, too, the color is light that has bounced.")}
<h2>Phone settings</h2>
<ul><li>Keep the flash off. It makes the rock flat and annoys everyone.</li><li>Touch the brightest part of the wall you want to keep, and pull the exposure down a little. Shadows can be lifted later; burnt spots cannot.</li><li>Use the main lens. The ultra-wide is weaker in the dark and bends the walls.</li><li>Night mode helps if you press the elbows to the ribs and breathe out.</li><li>Lock the white balance if the phone can, at cloudy or shade. Otherwise it will try to make the orange walls gray.</li></ul>
<h2>Camera settings</h2>
<ul><li>One lens, already mounted, about 16 to 35 mm in full-frame terms. Never change lenses inside: there is fine sand in the air.</li><li>Aperture around f/4 to f/5.6, shutter not slower than 1/30 with a steady hand, ISO as high as that needs, often 1600 to 6400.</li><li>Expose for the highlights, raw files, white balance at shade.</li><li>A cloth in the pocket, for dust.</li></ul>
<h2>Composition in a line of people</h2>
<p>Turn the phone upright; the canyon is taller than wide. Look up: over the heads of the group there is nobody. Look for one line, such as an edge of rock that runs from a corner into the picture, and let the rest be soft.</p>
<p>Let the people ahead go around the bend, take your one picture, and follow. The guides know the spots and often the settings of your phone. They will also take your portrait if you ask; stand sideways to the light, and touch nothing.</p>
<h2>Light beams</h2>
<p>They fall in Upper Antelope around noon from about late March to early October, if the sky is clear. A beam is ten times brighter than the wall. Expose for the beam, accept dark walls, and shoot several frames while the thrown sand is still falling: the second and third seconds are best.</p>
<h2>Manners</h2>
<p>The canyon is a place of meaning for the Navajo, and the companies that show it are families. Ask before you photograph your guide. Do not film where it is not allowed. Do not write, scratch or lean. When the guide says move, move.</p>
<h2>If you want more time</h2>
<p>The tripod photography tours in Upper Antelope have ended. Canyon X is the calmest of the three. And the red rock at Valley of Fire has no guide behind you at all: there you may set up a tripod and wait for the light.</p>`,
  relatedTours: [
    "antelope-canyon-x-and-lake-powell-small-group",
    "upper-antelope-canyon-small-group",
    "valley-of-fire-late-light-photography",
  ],
};
