import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const whenToVisit: PostSeed = {
  slug: "when-to-visit-the-parks-around-las-vegas",
  title: "When to visit the parks around Las Vegas",
  excerpt:
    "The same week can be snow at Bryce Canyon and shorts in Death Valley. Temperatures, crowds and closures by season.",
  image: pictures["bryce-canyon-national-park"]["scene-1"].src,
  imageAlt: pictures["bryce-canyon-national-park"]["scene-1"].alt,
  author: "Tomas Herrera",
  published: "2025-09-09",
  updated: "2026-08-25",
  category: "Planning",
  html: `<p>Within 280 miles of the Strip the ground goes from 282 feet below sea level to more than 9,000 feet above it. As a rule of thumb the air is four to five degrees cooler for every thousand feet you climb. So there is no single best month. There is a best place for each month.</p>
<h2>Afternoon temperatures</h2>
<p>Average highs in °F, rounded to five degrees.</p>
<table><thead><tr><th>Place</th><th>Jan</th><th>Apr</th><th>Jul</th><th>Oct</th></tr></thead><tbody>
<tr><td>Las Vegas</td><td>60</td><td>80</td><td>105</td><td>80</td></tr>
<tr><td>Death Valley, Furnace Creek</td><td>65</td><td>90</td><td>115</td><td>95</td></tr>
<tr><td>Zion Canyon</td><td>55</td><td>75</td><td>100</td><td>80</td></tr>
<tr><td>Page, Antelope Canyon</td><td>45</td><td>70</td><td>95</td><td>70</td></tr>
<tr><td>Grand Canyon, South Rim</td><td>45</td><td>60</td><td>85</td><td>65</td></tr>
<tr><td>Bryce Canyon, rim</td><td>40</td><td>55</td><td>80</td><td>60</td></tr>
</tbody></table>
<p>Nights are 25 to 35 degrees colder. Bryce Canyon can freeze in June.</p>
<h2>December to February</h2>
<p>The quiet season. Death Valley and Valley of Fire are at their best, with walking weather all day and low light from morning to evening. The South Rim and Bryce Canyon have snow; roads are plowed, trails are icy. Days are short: in Las Vegas in December the sun sets around 4:30 PM. Zion’s shuttle mostly rests, and traffic is light outside the holidays.</p>
<h2>March to May</h2>
<p>Wildflowers in the low desert in March, if the winter was wet. Zion’s waterfalls run in April and May, and for the same reason the Narrows are often closed. Spring break and Easter fill every park. By May it is too hot for Death Valley, and from the middle of the month the long trails at Valley of Fire close.</p>
${figure(pictures["zion-national-park"]["emerald-pools"], "The lower Emerald Pool in Zion: in April the path leads behind the falls.")}
<h2>June to September</h2>
<p>Go high or go early. The South Rim and Bryce Canyon are pleasant while Las Vegas is above 100 degrees. In Zion, hike before 10 AM, or in the river. From July to mid-September moist air brings thunderstorms in the afternoon. They are grand to watch from a rim and dangerous in a slot canyon. Upper Antelope has its light beams in these months, and its crowds.</p>
<h2>October and November</h2>
<p>The best weeks for most people. The heat is gone, the storms are over, the cottonwoods in Zion turn yellow around the first week of November. Death Valley and the Fire Wave open again in October. Book two or three weeks ahead for weekends.</p>
${figure(pictures["death-valley"].dunes, "Mesquite Flat in Death Valley: from October, shorts and a hat are enough again.")}
<h2>Crowds</h2>
<p>Tuesday to Thursday is calmer than Friday to Monday all year. Holiday weekends are the worst days for Zion and the South Rim. If you have only a Saturday, choose Valley of Fire or Hoover Dam early, or Bryce Canyon, whose rim has room.</p>
<h2>Closures worth knowing</h2>
<ul><li>Fire Wave, White Domes and other long trails at Valley of Fire: mid-May to the end of September.</li><li>Our Death Valley tours: May to September.</li><li>The Narrows: in spring while the river is high, and on flash-flood warnings.</li><li>Part of the Navajo Loop at Bryce Canyon: in winter, because of ice and falling rock.</li></ul>`,
  relatedTours: ["bryce-canyon-day-tour", "death-valley-day-tour", "valley-of-fire-fire-wave-hike"],
};
