import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const geologyForBeginners: PostSeed = {
  slug: "geology-for-beginners",
  title: "Geology for beginners: one staircase, five parks",
  excerpt:
    "Why the rim of the Grand Canyon is the floor of Zion, why Bryce Canyon has spires, and why the rock is red.",
  image: pictures["grand-canyon"].square.src,
  imageAlt: pictures["grand-canyon"].square.alt,
  author: "Henrik Lindqvist",
  published: "2026-02-10",
  updated: "2026-02-10",
  category: "Places",
  html: `<p>You need three ideas to read the parks around Las Vegas. Layers lie on top of each other with the oldest below. The land was lifted. Water cut it. Everything else is detail.</p>
<h2>The staircase</h2>
<p>From the Grand Canyon to Bryce Canyon the land climbs in steps. Geologists call it the Grand Staircase. The top layer at the Grand Canyon lies, roughly, at the bottom of Zion’s pile, and the top of Zion’s pile lies under Bryce Canyon. If you visit all three in this order you walk forward through time.</p>
<table><thead><tr><th>Where</th><th>Rock</th><th>Age in millions of years</th><th>What it was</th></tr></thead><tbody>
<tr><td>Grand Canyon, bottom</td><td>Vishnu Schist</td><td>About 1,750</td><td>The roots of mountains</td></tr>
<tr><td>Grand Canyon, rim</td><td>Kaibab Limestone</td><td>About 270</td><td>A warm shallow sea</td></tr>
<tr><td>Zion, Antelope Canyon</td><td>Navajo Sandstone</td><td>About 185</td><td>A sea of dunes</td></tr>
<tr><td>Valley of Fire</td><td>Aztec Sandstone</td><td>150 to 190</td><td>The western part of the same dunes</td></tr>
<tr><td>Bryce Canyon</td><td>Claron Formation</td><td>About 50</td><td>Lakes and rivers</td></tr>
</tbody></table>
<h2>Grand Canyon: a young cut in old rock</h2>
<p>The rocks are very old, the canyon is not. Most geologists give it five to six million years, with some older parts. The river cut downward like a saw while side streams and frost widened the gap. Hard layers stand as cliffs and soft ones lie as slopes, and so the walls look like steps.</p>
<p>Look for one missing page. In many places rock of 525 million years rests straight on rock more than a billion years older. What lay between was worn away before the next layer came. It is called the Great Unconformity.</p>
${figure(pictures["grand-canyon"]["scene-1"], "On the river: the dark walls are the oldest rock, and each step up is younger.")}
<h2>Zion and Antelope: frozen dunes</h2>
<p>The slanting lines in the walls are the lee sides of dunes, one after the other. At Checkerboard Mesa you can see which way the wind blew. Zion was cut by a river, and it is still busy: the Virgin River falls steeply and carries a great deal of sand away in every flood. Antelope Canyon was cut by floods alone.</p>
<h2>Bryce Canyon: the work of frost</h2>
<p>There is no river in Bryce Canyon, so it is not a true canyon. On about half the days of the year water in the cracks freezes at night and thaws by day, and each time it pries a little. First there is a wall, then the wall gets a window, then the window falls in and leaves a spire, a hoodoo. The rim retreats by one to four feet in a century.</p>
<h2>Death Valley: the ground that sinks</h2>
<p>Here the crust is being pulled apart. Blocks tilt and drop between faults, and the valley floor goes down faster than gravel can fill it. Water flows in and does not flow out. It leaves its salt at Badwater, 282 feet below sea level.</p>
<h2>Why red?</h2>
<p>Iron, and little of it. A thin skin of iron oxide on each grain, rust in other words, colors whole cliffs. Where ground water dissolved it and carried it off, the rock is white. Where it was set down again, you get the bands of the Fire Wave.</p>
${figure(pictures["death-valley"]["artists-palette"], "Artists Palette in Death Valley: the rose and ocher hills are iron too, in other amounts.")}
<h2>Black streaks and dark skins</h2>
<p>The vertical black streaks below a rim are mostly manganese and microbes where water runs down. The dark coat on boulders is desert varnish. Ancient people scratched it away to draw, at Atlatl Rock for instance, which is why we do not touch those panels.</p>`,
  relatedTours: [
    "bryce-canyon-and-zion-in-one-day",
    "grand-canyon-south-rim-small-group",
    "valley-of-fire-half-day-tour",
  ],
};
