import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const timeZoneTraps: PostSeed = {
  slug: "time-zone-traps-around-las-vegas",
  title: "Time zone traps between Las Vegas, Arizona and Utah",
  excerpt: "Why your phone jumps an hour on the way, why one sign shows two times, and which clock our schedules use.",
  image: pictures["grand-canyon"].kingman.src,
  imageAlt: pictures["grand-canyon"].kingman.alt,
  author: "Marisol Vega",
  published: "2025-03-04",
  updated: "2026-10-12",
  category: "Planning",
  html: `<p>More people miss a canyon because of a clock than because of weather. Within a day’s drive of Las Vegas there are three sets of rules. Here they are once, in order.</p>
<h2>The rules</h2>
<ul><li><strong>Nevada and California</strong> keep Pacific time and change their clocks in spring and fall.</li><li><strong>Utah</strong> keeps Mountain time and changes its clocks on the same nights. So Utah is one hour ahead of Las Vegas on every day of the year.</li><li><strong>Arizona</strong> keeps Mountain Standard Time and does not change its clocks. From the second Sunday in March to the first Sunday in November it agrees with Las Vegas. In winter it is one hour ahead.</li><li><strong>The Navajo Nation</strong>, in the northeast of Arizona, does change its clocks, like Utah.</li></ul>
<table><thead><tr><th>When it is noon in Las Vegas</th><th>March to early November</th><th>Winter</th></tr></thead><tbody>
<tr><td>Death Valley, Valley of Fire, Boulder City</td><td>12 PM</td><td>12 PM</td></tr>
<tr><td>Grand Canyon, both rims</td><td>12 PM</td><td>1 PM</td></tr>
<tr><td>Page and Antelope Canyon tours</td><td>12 PM</td><td>1 PM</td></tr>
<tr><td>Zion and Bryce Canyon</td><td>1 PM</td><td>1 PM</td></tr>
<tr><td>Navajo Nation, elsewhere</td><td>1 PM</td><td>1 PM</td></tr>
</tbody></table>
<p>In 2026 the clocks went forward on March 8 and go back on November 1. In 2027 the dates are March 14 and November 7.</p>
<h2>The trap at Page</h2>
<p>Antelope Canyon lies on Navajo land, where clocks change. But the town of Page does not change its clocks, and the canyon companies work on Page time, because that is where their guests sleep. Their booking confirmations say “Arizona time” or “Page time” for this reason.</p>
<p>Your phone does not know about it. A few miles outside Page it may find a cell tower in Utah or on the reservation and jump an hour forward in summer. Guests then think they are late and hurry, or set an alarm that rings an hour early. If you drive yourself, switch off the automatic time zone and set it to Phoenix.</p>
${figure(pictures["antelope-canyon"]["lake-powell"], "Lake Powell, near Page: here a phone may find a cell tower in another time zone.")}
<h2>The trap at Hoover Dam</h2>
<p>The state line runs through the middle of the dam. Two of the intake towers carry clocks, one for Nevada and one for Arizona. In summer they show the same time. In winter they differ by an hour, and you can walk from one hour into the next. The dam’s opening hours are in Nevada time.</p>
<h2>The trap at Zion</h2>
<p>There is no trap if you remember that Utah is always ahead. But shuttle schedules and restaurant hours in Zion are in Utah time. If the last shuttle leaves at 7:15 PM, that is 6:15 PM on a watch you have not changed.</p>
<h2>What we do</h2>
<p>Every time on our pages and tickets is Las Vegas time, from the first pick-up to the drop-off, whichever state the coach is in. The guides keep one watch on it. When we say that we meet at 3:15 PM, we also give the local time.</p>`,
  relatedTours: [
    "lower-antelope-canyon-and-horseshoe-bend-day-tour",
    "hoover-dam-half-day-tour",
    "antelope-canyon-and-zion-two-days",
  ],
};
