import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const darkSkies: PostSeed = {
  slug: "dark-skies-near-las-vegas",
  title: "Dark skies near Las Vegas: where the stars are",
  excerpt: "Las Vegas is one of the brightest places on Earth at night. Where to go instead, when, and what to bring.",
  image: pictures["grand-canyon"]["scene-2"].src,
  imageAlt: pictures["grand-canyon"]["scene-2"].alt,
  author: "Lucia Romano",
  published: "2025-10-14",
  updated: "2026-09-01",
  category: "Places",
  html: `<p>From the Strip you may count twenty stars. From the rim of Bryce Canyon on a clear night without a moon you can see several thousand, and the Milky Way from one horizon to the other. The two are about four and a half hours apart by road.</p>
<h2>Where</h2>
<p>Four parks in our range are certified as International Dark Sky Parks: Death Valley, Grand Canyon, Bryce Canyon and Zion. The certificate means that the sky is dark and that the park shields its own lamps.</p>
<ul><li><strong>Bryce Canyon</strong> is high, dry and far from any city. The rim at 8,000 feet is cold at night, even in July.</li><li><strong>Death Valley</strong> has the most clear nights. The glow of Las Vegas stands in the east, but the mountains hide most of it. The season is October to April.</li><li><strong>Grand Canyon</strong> has the widest foreground. Walk from Mather Point a few hundred yards along the rim, away from headlights.</li><li><strong>Zion</strong> is dark but narrow: the walls leave you a strip of sky. The Pa’rus Trail is the widest place.</li></ul>
<p>Valley of Fire is nearer and not dark enough, and it closes at sunset. The same goes for Hoover Dam and Lake Mead, where the city lights up half the sky.</p>
<h2>When</h2>
<p>The moon matters more than the month. In the week around new moon the sky is dark all night. In the week after full moon the first hours of the evening are dark. At full moon you see few stars, but moonlit rock in blue and gray is worth seeing once.</p>
<p>The bright center of the Milky Way is up in the evening from June to September. In winter you have Orion, the Pleiades and long nights instead. It is fully dark about an hour and a half after sunset.</p>
<h2>Eyes</h2>
<p>Your eyes need twenty to thirty minutes in the dark to reach their full power, and one look at a phone undoes it. Use a red light, dim the screen, and turn car lights off before you open a door. Binoculars are better than a small telescope for beginners. Look a little beside a faint thing, not straight at it.</p>
<h2>Photographs</h2>
<p>Put the phone on something that does not move, choose night mode, set the timer to three seconds, and let it work. With a camera: widest lens, widest aperture, focus by hand on a bright star, ISO 3200, fifteen seconds. Longer, and the stars become short lines. Put something dark and simple in front: a tree, a hoodoo, a dune.</p>
${figure(pictures["zion-national-park"]["scene-2"], "The Watchman in Zion by starlight: something dark in front, and nothing else.")}
<h2>What to bring</h2>
<ul><li>A warm jacket, hat and gloves. You stand still for an hour, and it is colder than you think.</li><li>A flashlight with red light. A piece of red cellophane works.</li><li>A blanket or a folding chair, to look up without a stiff neck.</li><li>Something hot in a thermos.</li></ul>
<h2>Why not on a day tour</h2>
<p>Because we would come home at three in the morning with a tired driver. All our night-sky tours stay the night near the park. The sunrise is part of it.</p>`,
  relatedTours: [
    "bryce-canyon-stars-and-sunrise-two-days",
    "death-valley-dark-sky-two-days",
    "grand-canyon-sunset-and-sunrise-two-days",
  ],
};
