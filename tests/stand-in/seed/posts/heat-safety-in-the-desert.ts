import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const heatSafety: PostSeed = {
  slug: "heat-safety-in-the-desert",
  title: "Heat: what it does, and how to be out in it safely",
  excerpt:
    "How much to drink, what to eat with it, the first signs that someone is in trouble, and when we turn around.",
  image: pictures["death-valley"].dunes.src,
  imageAlt: pictures["death-valley"].dunes.alt,
  author: "Samuel Reyes",
  published: "2025-06-03",
  updated: "2026-05-19",
  category: "Safety",
  html: `<p>Desert heat does not feel like heat at first. Sweat dries at once, so you seem dry. The wind is warm but pleasant. An hour later you have a headache, and by then you are behind. Most of what follows is simple, and nearly all the trouble we see comes from leaving out one of the simple things.</p>
<h2>Before you go</h2>
<ul><li>Sleep, and go easy on alcohol the night before. Guests with a hangover suffer first.</li><li>Eat breakfast. Water without salt and food is not enough.</li><li>If you take medicine for the heart or blood pressure, ask your doctor about heat. Some of it makes you lose more water or sweat less.</li><li>Give yourself time. A body from a cool country needs a week or more to get used to heat.</li></ul>
<h2>How much to drink</h2>
<p>On a warm day with short walks: about half a gallon in all. On a hike above 90 degrees: up to a quart for each hour of walking, in small sips. Eat something salty with it. Drinking very much plain water and eating nothing can also make you ill, because it thins the salt in your blood.</p>
<p>Do not save water for later. People have been found in trouble with full bottles.</p>
<h2>What to wear</h2>
<p>A hat with a brim, sunglasses, and a loose shirt with long sleeves, which is cooler than bare skin. Closed shoes: in July sand and rock can burn a foot. A wet cloth around the neck helps more than anything you can buy.</p>
<h2>When to walk</h2>
<p>Before 10 AM, or not at all. The ground goes on heating the air until about five, and a canyon of rock holds it longer. On trails that go down first, the hard part comes last, in the hottest hour. Turn around when a third of your water is gone, not half.</p>
${figure(pictures["death-valley"]["furnace-creek"], "Furnace Creek in Death Valley: the shade is where people planted it.")}
<h2>The signs</h2>
<p><strong>Heat exhaustion:</strong> headache, dizziness, nausea, cramps, pale and sweaty skin. Stop, go into shade, lie down, loosen clothes, wet the skin and fan it, sip water with something salty. It should get better within half an hour.</p>
<p><strong>Heat stroke:</strong> confusion, stumbling, strange behavior, fainting, very hot skin. This is an emergency. Call 911. Cool the person at once with all the water you have, on the skin and not in the mouth. Do not wait for help before you begin.</p>
<p>Nobody who is confused should be left alone or told to walk on. And tell the guide early. We would rather stop five times for nothing.</p>
<h2>What we do about it</h2>
<ul><li>No Death Valley tours from May to September. The park itself advises against walking at low elevations after 10 AM in the hot season.</li><li>No Fire Wave from mid-May to the end of September. The trail is closed, because people have died on it.</li><li>Every vehicle carries more water than its guests can drink, salty snacks and ice.</li><li>Guides shorten walks above 100 degrees and cancel them above 110. </li></ul>`,
  relatedTours: [
    "death-valley-small-group-artists-drive",
    "valley-of-fire-half-day-tour",
    "grand-canyon-south-rim-day-tour",
  ],
};
