import { pictures } from "#tests/stand-in/seed/common.ts";
import { driveTime, miles } from "#tests/stand-in/seed/roads.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const chooseATour: PostSeed = {
  slug: "a-blog-example",
  title: "How to choose a park tour from Las Vegas when you have one free day",
  excerpt: "{{Places}} places, one day. Start with the hours you want to sit, not with the picture you like best.",
  image: pictures["las-vegas"].strip.src,
  imageAlt: pictures["las-vegas"].strip.alt,
  author: "Priya Nair",
  published: "2026-09-15",
  updated: "2026-10-20",
  category: "Planning",
  html: `<p>Most guests start with a picture: the light shaft in Antelope Canyon, the view from Mather Point. A better start is a number. How many hours do you want to sit in a vehicle? The parks around Las Vegas look close on a map. They are not.</p>
<h2>The distances</h2>
<p>Miles are one way from the Strip. Drive times are one way, rest stops not included.</p>
<table><thead><tr><th>Place</th><th>Distance</th><th>Drive</th><th>Whole day</th></tr></thead><tbody>
<tr><td>Boulder City</td><td>${miles("boulder-city")}</td><td>${driveTime("boulder-city")}</td><td>5 to 8.5 hours</td></tr>
<tr><td>Hoover Dam</td><td>${miles("hoover-dam")}</td><td>${driveTime("hoover-dam")}</td><td>5 to 6 hours</td></tr>
<tr><td>Valley of Fire</td><td>${miles("valley-of-fire")}</td><td>${driveTime("valley-of-fire")}</td><td>6 to 7 hours</td></tr>
<tr><td>Death Valley</td><td>${miles("death-valley")}</td><td>${driveTime("death-valley")}</td><td>12 hours</td></tr>
<tr><td>Grand Canyon West</td><td>${miles("west-rim")}</td><td>${driveTime("west-rim")}</td><td>11 hours</td></tr>
<tr><td>Zion</td><td>${miles("zion-national-park")}</td><td>${driveTime("zion-national-park")}</td><td>12.5 to 13 hours</td></tr>
<tr><td>Bryce Canyon</td><td>${miles("bryce-canyon-national-park")}</td><td>${driveTime("bryce-canyon-national-park")}</td><td>14.5 hours</td></tr>
<tr><td>Antelope Canyon</td><td>${miles("antelope-canyon")}</td><td>${driveTime("antelope-canyon")}</td><td>14.5 to 15 hours</td></tr>
<tr><td>Grand Canyon South Rim</td><td>${miles("south-rim")}</td><td>${driveTime("south-rim")}</td><td>14.5 to 15 hours</td></tr>
</tbody></table>
<h2>If you have a morning</h2>
<p>Take Hoover Dam or Valley of Fire. They are nothing alike. The dam is engineering and history, on pavement, with shade in the visitor center. Valley of Fire is red rock and quiet. In summer the dam is the easier choice, and the morning the only sensible time for both.</p>
<h2>If you have a day and dislike long drives</h2>
<p>Zion gives the most hours outside for the hours inside: about five in the canyon. The West Rim gives you the Grand Canyon for eleven hours instead of fifteen. It is Hualapai land and not the national park, and the canyon looks different there. Many people prefer it; some feel they have missed the real one. Read <a href="/blog/south-rim-or-west-rim">our comparison</a> before you decide.</p>
<h2>If you have a day and do not mind</h2>
<p>The South Rim, Antelope Canyon and Bryce Canyon all mean nine hours or more on the road. They are worth it if you can sleep in a seat. Bring a neck pillow.</p>
<h2>If you have two days</h2>
<p>Stay the night. You drive half as much each day, and you get the hours that make these places what they are: sunset, stars, sunrise. It costs about as much as two day tours and a hotel.</p>
<h2>Check the season last</h2>
<ul><li>May to September: no Death Valley, no Fire Wave, short walks at Valley of Fire.</li><li>July to September: afternoon storms; slot canyons and the Narrows may close.</li><li>December to March: snow and ice at Bryce Canyon and the South Rim. Beautiful and slippery.</li><li>April, May, October: good everywhere, and busiest.</li></ul>
<p>If you are still not sure, write to us with your date and the ages in your group. We will name one tour, and also tell you if none of ours fits.</p>`,
  relatedTours: ["zion-national-park-day-tour", "grand-canyon-west-rim-day-tour", "hoover-dam-half-day-tour"],
};
