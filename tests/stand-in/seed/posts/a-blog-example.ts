import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import { DAY_TRIPS, dayHours, dayLength } from "#tests/stand-in/seed/day-lengths.ts";
import { driveTime, miles } from "#tests/stand-in/seed/roads.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

const ROWS = DAY_TRIPS.map(
  ([destination, place, road]) =>
    `<tr><td><a href="/tours-detail/${destination}-tours/">${place}</a></td><td>${miles(road)}</td><td>${driveTime(road)}</td><td>${dayHours(road)}</td></tr>`,
).join("\n");

export const chooseATour: PostSeed = {
  slug: "a-blog-example",
  title: "How to choose a park tour from Las Vegas when you have one free day",
  excerpt: "One day is enough for one place. Start with how long you want to ride, not with the picture you like best.",
  image: pictures["las-vegas"].strip.src,
  imageAlt: pictures["las-vegas"].strip.alt,
  author: "Priya Nair",
  published: "2026-09-15",
  updated: "2026-11-25",
  category: "Planning",
  html: `<p>Most guests start with a picture: the light shaft in Antelope Canyon, the view from Mather Point. A better start is a number. How many hours do you want to sit in a vehicle? The parks around Las Vegas look close on a map. They are not.</p>
<h2>The distances</h2>
<p>Miles and drive times are one way from the Strip, rest stops not included. The last column is our tour, from first pick-up to last drop-off. The Grand Canyon has two rows: its two rims are two different trips.</p>
<table><thead><tr><th>Place</th><th>Distance</th><th>Drive</th><th>Our tour (hours)</th></tr></thead><tbody>
${ROWS}
</tbody></table>
<h2>If you have half a day</h2>
<p>Take Boulder City (from 5 hours), Hoover Dam (${dayLength("hoover-dam")}) or Valley of Fire (${dayLength("valley-of-fire")}). They are nothing alike. Boulder City is a main street of the 1930s, with bighorn above Lake Mead. The dam is engineering and history, on pavement, with shade in the visitor center. Valley of Fire is red rock and quiet. In summer the dam is the easiest choice, and for all three, go in the morning.</p>
<h2>If you have a day and dislike long drives</h2>
<p>The West Rim is an eleven-hour day instead of fifteen. It is Hualapai land and not the national park, and the canyon looks different there. Many people prefer it; some feel they have missed the real one. Read <a href="/blog/south-rim-or-west-rim">our comparison</a> before you decide.</p>
<p>From October to April there is <a href="/tours-detail/death-valley-tours/">Death Valley</a>, a twelve-hour day: badlands, dunes, and a floor of salt below sea level.</p>
<p>Zion is a little farther, and gives you the most time outdoors for the drive: about five hours in the canyon.</p>
${figure(pictures["zion-national-park"].hero, "The floor of Zion Canyon, where the day tour spends most of its time outdoors.")}
<h2>If you have a day and do not mind the drive</h2>
<p>The South Rim, Antelope Canyon and Bryce Canyon all mean nine hours or more on the road. They are worth it if you can sleep in a seat. Bring a neck pillow.</p>
<h2>If you have two days</h2>
<p>Stay the night. You drive half as much each day, and you get the hours that make these places what they are: sunset, stars, sunrise. It costs about as much as two one-day tours and a hotel: see <a href="/our-tours/overnight">our overnight tours</a>.</p>
<h2>Check the season last</h2>
<ul><li>May to September: Death Valley is too hot, and we do not go. From mid-May the Fire Wave is closed too, and walks at Valley of Fire are short.</li><li>July to mid-September: afternoon storms; slot canyons and the Narrows may close.</li><li>December to March: snow and ice at Bryce Canyon and the South Rim. Beautiful and slippery.</li><li>April and October: good nearly everywhere (Bryce is still cold in April), and busiest.</li></ul>
<p>If you are still not sure, <a href="/contact-us">write to us</a> with your date and the ages in your group. We will name one tour, and also tell you if none of ours fits.</p>`,
  relatedTours: ["zion-national-park-day-tour", "grand-canyon-west-rim-day-tour", "hoover-dam-half-day-tour"],
};
