import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import { antelopeCanyonTours } from "#tests/stand-in/seed/tours/antelope-canyon.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

function adultPrice(slug: string): string {
  return `$${antelopeCanyonTours.find((tour) => tour.slug === slug)?.priceAdult}`;
}

export const upperOrLowerAntelope: PostSeed = {
  slug: "upper-or-lower-antelope-canyon",
  title: "Upper, Lower or Canyon X: which part of Antelope Canyon",
  excerpt:
    "Beams, stairs, crowds and price: the three slots near Page compared, and the rules that hold in all of them.",
  image: pictures["antelope-canyon"]["square"].src,
  imageAlt: pictures["antelope-canyon"]["square"].alt,
  author: "Aiyana Begay",
  published: "2025-04-08",
  updated: "2026-04-02",
  category: "Places",
  html: `<p>Antelope Canyon is one creek that has cut several slots into the same sandstone east of Page, Arizona. Each slot is visited separately, with a Navajo company, at a fixed time. All lie on Navajo land. None can be entered without an authorized guide.</p>
<h2>Upper Antelope</h2>
<p>The Navajo name means the place where water runs through rocks. The slot is shaped like an A: narrow above, wide below. You walk in at ground level on sand, so it is the easiest for the knees. It is short, about 660 feet. The way back to the trucks usually leads over the rock on a walkway with metal stairs.</p>
<p>This is where the light beams fall. They need a clear sky, the hour around noon, and a high sun, which means roughly late March to early October. The guides throw a little sand into the air to make them visible. Midday slots in that season cost the most and sell out first.</p>
<h2>Lower Antelope</h2>
<p>The Navajo name means spiral rock arches. The slot is shaped like a V: wide above, narrow below. You go down several steep flights of metal stairs and walk about a quarter of a mile through passages in which you sometimes turn sideways. Because more light comes in, the colors change all day and pictures are easier. Beams are few.</p>
<h2>Canyon X</h2>
<p>A few miles upstream, run by one family, opened to visitors later. There are two short slots with fewer groups. A steep sandy path goes down and up again. It is less sculpted than the other two. What you get is quiet.</p>
<table><thead><tr><th></th><th>Upper</th><th>Lower</th><th>X</th></tr></thead><tbody>
<tr><td>Best for</td><td>Beams</td><td>Shapes and color</td><td>Quiet</td></tr>
<tr><td>Stairs</td><td>On the way back</td><td>Steep, several flights</td><td>Few; a steep path</td></tr>
<tr><td>Tight places</td><td>No</td><td>Yes</td><td>Some</td></tr>
<tr><td>Crowds</td><td>Most</td><td>Many</td><td>Fewer</td></tr>
<tr><td>Our price for adults</td><td>${adultPrice("upper-antelope-canyon-small-group")}</td><td>${adultPrice("lower-antelope-canyon-and-horseshoe-bend-day-tour")}</td><td>${adultPrice("antelope-canyon-x-and-lake-powell-small-group")}</td></tr>
</tbody></table>
${figure(pictures["antelope-canyon"]["horseshoe-bend"], "Horseshoe Bend is five miles from the slots, and some of our tours stop there.")}
<h2>Rules in all three</h2>
<ul><li>No bags of any kind, no tripods, no selfie sticks. A camera or phone in the hand and a bottle of water are fine.</li><li>Video is restricted. Ask your guide before you film.</li><li>Do not touch the walls more than you must, and never scratch them.</li><li>When the guide says walk, walk. The next group is behind you.</li></ul>
<h2>Time and weather</h2>
<p>Page keeps Arizona time. From March to early November that is Las Vegas time; in winter it is an hour later. Our schedules use Las Vegas time. See <a href="/blog/time-zone-traps-around-las-vegas">the post on clocks</a>.</p>
<p>If it rains upstream the canyons close, even under blue sky. The decision is theirs.</p>
<h2>Our advice</h2>
<p>First visit, good knees, interest in photographs: Lower. Trouble with stairs down, or a heart set on beams: Upper, in summer. Been there before, or easily annoyed by groups: X.</p>`,
  relatedTours: [
    "lower-antelope-canyon-and-horseshoe-bend-day-tour",
    "upper-antelope-canyon-small-group",
    "antelope-canyon-x-and-lake-powell-small-group",
  ],
};
