import { pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const chooseATour: PostSeed = {
  slug: "a-blog-example",
  title: "How to choose a park tour from Las Vegas when you have one free day",
  excerpt: "Eight places, one day. Start with the hours you want to sit, not with the picture you like best.",
  image: pictures["las-vegas"].strip.src,
  imageAlt: pictures["las-vegas"].strip.alt,
  author: "Priya Nair",
  published: "2026-09-15",
  updated: "2026-10-20",
  category: "Planning",
  html: `<p>Most guests begin with a picture: the light shaft in Antelope Canyon, the view from Mather Point. A better start is a number. How many hours do you want to sit in a vehicle? The parks around Las Vegas are close on a map of America and far on the clock.</p>
<h2>The distances</h2>
<p>Miles are one way from the Strip. Hours are by coach, one way, with the stops that a group needs.</p>
<table><thead><tr><th>Place</th><th>Miles</th><th>Hours</th><th>Whole day</th></tr></thead><tbody>
<tr><td>Boulder City</td><td>26</td><td>0.75</td><td>5 hours</td></tr>
<tr><td>Hoover Dam</td><td>35</td><td>0.75</td><td>5 to 6 hours</td></tr>
<tr><td>Valley of Fire</td><td>50</td><td>1</td><td>6 to 7 hours</td></tr>
<tr><td>Death Valley</td><td>125</td><td>2.5 to 2.75</td><td>12 hours</td></tr>
<tr><td>Grand Canyon West</td><td>125</td><td>2.5 to 2.75</td><td>11 hours</td></tr>
<tr><td>Zion</td><td>160</td><td>3 to 3.25</td><td>12.5 to 13 hours</td></tr>
<tr><td>Bryce Canyon</td><td>260</td><td>5</td><td>14.5 hours</td></tr>
<tr><td>Antelope Canyon</td><td>275</td><td>5 to 5.25</td><td>14.5 to 15 hours</td></tr>
<tr><td>Grand Canyon South Rim</td><td>280</td><td>5 to 5.5</td><td>14.5 to 15 hours</td></tr>
</tbody></table>
<h2>If you have a morning</h2>
<p>Take Hoover Dam or Valley of Fire. They could hardly be more different. The dam is engineering and history, on pavement, with shade in the visitor center. Valley of Fire is red rock and quiet. In summer the dam is the easier choice, and the morning the only sensible time for both.</p>
<h2>If you have a day and dislike long drives</h2>
<p>Zion gives the most hours outside for the hours inside: about five in the canyon. The West Rim gives you the Grand Canyon for eleven hours instead of fifteen. It is Hualapai land and not the national park, and the canyon looks different there. Many people prefer it; some feel they have missed the real one. Read <a href="/blog/south-rim-or-west-rim">our comparison</a> before you decide.</p>
<h2>If you have a day and do not mind</h2>
<p>The South Rim, Antelope Canyon and Bryce Canyon all mean ten hours on the road. They are worth it if you can sleep in a seat; a neck pillow is no luxury.</p>
<h2>If you have two days</h2>
<p>Stay the night. You drive half as much each day, and you get the hours that make these places what they are: sunset, stars, sunrise. It costs about as much as two day tours and a hotel.</p>
<h2>Check the season last</h2>
<ul><li>May to September: no Death Valley, no Fire Wave, short walks at Valley of Fire.</li><li>July to September: afternoon storms; slot canyons and the Narrows may close.</li><li>December to March: snow and ice at Bryce Canyon and the South Rim. Beautiful and slippery.</li><li>April, May, October: good everywhere, and busiest.</li></ul>
<p>If you are still not sure, write to us with your date and the ages in your group. We will name one tour, and also tell you if none of ours fits.</p>`,
  relatedTours: ["zion-national-park-day-tour", "grand-canyon-west-rim-day-tour", "hoover-dam-half-day-tour"],
};
