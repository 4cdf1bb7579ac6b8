import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const hooverDamNumbers: PostSeed = {
  slug: "hoover-dam-in-plain-numbers",
  title: "Hoover Dam in plain numbers",
  excerpt: "How high, how heavy, how many workers, and whether anyone is buried in the concrete.",
  image: pictures["hoover-dam"]["blue-hour"].src,
  imageAlt: pictures["hoover-dam"]["blue-hour"].alt,
  author: "Marisol Vega",
  published: "2025-11-11",
  updated: "2026-02-17",
  category: "Places",
  html: `<p>The numbers at Hoover Dam are so large that they say little. Here are the important ones, each with something to compare it to.</p>
<h2>The wall</h2>
<table><tbody>
<tr><th>Height</th><td>726 feet, from bedrock to the road on top</td></tr>
<tr><th>Length of the crest</th><td>1,244 feet, a walk of five minutes</td></tr>
<tr><th>Thickness at the bottom</th><td>660 feet, more than two football fields</td></tr>
<tr><th>Thickness at the top</th><td>45 feet</td></tr>
<tr><th>Concrete in the dam</th><td>3.25 million cubic yards</td></tr>
</tbody></table>
<p>It holds in two ways at once. It is so heavy that the lake cannot push it away, and it is curved, so that the lake presses it into the canyon walls. Engineers call this an arch-gravity dam.</p>
<h2>The building of it</h2>
<p>Work in the canyon began in 1931. First the river had to go: four tunnels, each 56 feet across as dug, were driven through the rock to carry it around the site. The first concrete was poured in June 1933, and the last in the dam in May 1935. President Roosevelt dedicated it on September 30 of that year. The whole project was finished in March 1936, two years ahead of the contract.</p>
<p>Some 21,000 people worked here over the years, about 3,500 on an average day and 5,200 at the busiest time. They were paid about four dollars a day, which was good money in the Depression.</p>
${figure(pictures["hoover-dam"]["scene-1"], "The four intake towers in Lake Mead, and the highway bridge behind the dam.")}
<h2>The dead</h2>
<p>The official count is 96, from falls, blasting, rockfall and drowning. It leaves out men who died of illness, among them those recorded as pneumonia after working in the hot tunnels full of exhaust. The real number is therefore higher, and disputed.</p>
<p>Nobody is buried in the concrete. It was poured in blocks, a few inches at a time within each, and a man standing in it could not have sunk. A body would also have been a weak spot.</p>
<h2>The cooling</h2>
<p>Concrete warms up as it sets. Poured in one piece, the dam would have taken about a century to cool, and cracked. So it was built in columns, with more than 580 miles of thin steel pipe inside. Cold water ran through them, and afterward they were filled with grout. They are still there.</p>
<h2>The power</h2>
<p>Seventeen main turbines, eight on the Nevada side and nine on the Arizona side, can make about 2,080 megawatts together if the lake is full. Because the lake is low, they make less. Most of the power goes to California, Nevada and Arizona. The sale of power paid back the cost of the dam by 1987.</p>
<h2>The lake</h2>
<p>Lake Mead is the largest reservoir in the country by capacity, 112 miles long when full. It was last full in 1983 and nearly so around 2000. The pale band on the rocks is mineral left by the water and shows how far it has gone down.</p>
<h2>The name</h2>
<p>It was named for President Hoover in 1930, called Boulder Dam by the next administration from 1933, and became Hoover Dam again by act of Congress in 1947. Boulder City kept the other name. The dam stands in Black Canyon, not in Boulder Canyon, where it was first planned.</p>
<h2>Where to stand</h2>
<p>On the crest for the depth. On the memorial bridge, opened in 2010 and nearly 900 feet above the river, for the face. In the power plant for the hum in your feet.</p>`,
  relatedTours: [
    "hoover-dam-half-day-tour",
    "hoover-dam-power-plant-tour",
    "boulder-city-hoover-dam-and-lake-mead-day",
  ],
};
