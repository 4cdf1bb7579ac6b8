import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const packingList: PostSeed = {
  slug: "packing-list-by-season",
  title: "A packing list for one day in the desert, by season",
  excerpt:
    "What goes into a small backpack in every month, what changes with the season, and what to leave at the hotel.",
  image: pictures["valley-of-fire"]["scene-1"].src,
  imageAlt: pictures["valley-of-fire"]["scene-1"].alt,
  author: "Tomas Herrera",
  published: "2026-10-06",
  updated: "2026-10-06",
  category: "Planning",
  html: `<p>A day in the parks needs less than most people carry and two or three things that most people forget. All of it fits into a small backpack. Our day-tour vehicles have no room for big luggage.</p>
<h2>Always</h2>
<ul><li>A bottle that holds at least a quart. We refill it.</li><li>Closed shoes with good tread. Sneakers are fine nearly everywhere; flip-flops are not.</li><li>Hat with a brim, sunglasses, sunscreen, lip balm. The sun at 7,000 feet is stronger than at the pool.</li><li>One warm layer more than you need in Las Vegas.</li><li>Photo ID, a card, some cash for tips and small shops.</li><li>Your medication for the whole day and the evening.</li><li>A phone with offline maps and a charged power bank. There is no signal for long stretches.</li><li>Your park pass, if you have one, and your non-resident pass if you live abroad.</li></ul>
<h2>December to February</h2>
<p>At Bryce Canyon and the South Rim it is winter: highs around 40 to 45 °F, nights far below freezing, snow on the ground. Bring a real coat, hat, gloves, and shoes with good tread. On tours to Bryce Canyon and the South Rim we lend slip-on spikes, which make the difference between a walk and a slide. For Death Valley and Valley of Fire a fleece and a windproof jacket are enough.</p>
${figure(pictures["bryce-canyon-national-park"]["scene-1"], "Bryce Canyon in winter: the coat is for the rim, the spikes are for the path.")}
<h2>March to May</h2>
<p>The season of layers. You may start at 45 °F and picnic at 80. Wind is common in April, so bring a hat that stays on and something against dust if you wear contact lenses. In Zion the trails along the river are muddy.</p>
<h2>June to September</h2>
<ul><li>Three quarts of water on any tour with a walk.</li><li>Salty snacks.</li><li>A loose long-sleeved shirt instead of a tank top.</li><li>A thin rain jacket from July on. Storms come with cold gusts.</li><li>For the Narrows and the kayaks: clothes that dry fast, a full dry set, a strap for glasses. No cotton, no jeans.</li><li>A sweater for the coach. The air conditioning is cold in the shade.</li></ul>
<h2>October and November</h2>
<p>Warm at noon and cold as soon as the sun is behind a wall. Pack as for spring, and add gloves if you get up for the sunrise. From November it is dark by 5 PM: bring a small flashlight.</p>
<h2>By place</h2>
<table><thead><tr><th>Place</th><th>Bring</th><th>Leave behind</th></tr></thead><tbody>
<tr><td>Grand Canyon South Rim</td><td>A warm layer, snacks for the road</td><td>Drones, food for the squirrels</td></tr>
<tr><td>Zion</td><td>Shoes that may get wet, a layer for the shade</td><td>Drones, a big backpack: the park shuttle is full</td></tr>
<tr><td>Antelope Canyon</td><td>Phone or camera in the hand, scarf for dust</td><td>All bags, tripods, selfie sticks</td></tr>
<tr><td>Hoover Dam</td><td>A small bag, water</td><td>Knives, tools, large bags</td></tr>
<tr><td>Grand Canyon West</td><td>Hat that stays on, card for extras</td><td>Drones, national park pass</td></tr>
<tr><td>Bryce Canyon</td><td>Warm jacket in every month</td><td>Smooth soles</td></tr>
<tr><td>Death Valley</td><td>Twice the water you think</td><td>Shoes that should stay clean: the salt sticks</td></tr>
<tr><td>Valley of Fire</td><td>Camera, shoes for sand</td><td>Drones</td></tr>
</tbody></table>
<h2>For a night away</h2>
<p>One soft bag or carry-on suitcase. Warm clothes for the stars, a red flashlight, a charger, and something to sleep in. Your Las Vegas hotel will usually hold the suitcase.</p>
<h2>What we carry</h2>
<p>Water, a first-aid kit, blankets, a few spare hats, trekking poles on hiking tours, and sunscreen. Ask before you buy.</p>`,
  relatedTours: [
    "zion-canyon-overlook-and-emerald-pools-hike",
    "bryce-canyon-day-tour",
    "grand-canyon-south-rim-day-tour",
  ],
};
