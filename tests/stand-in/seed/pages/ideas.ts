import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const ideas: PageSeed = {
  page: "ideas",
  title: "Plan your days: one, two, three",
  description:
    "Sample plans for one, two or three days and an overnight in the parks around Las Vegas, with departure times, hours on the road and what to leave out.",
  image: "/media/zion-national-park/checkerboard-mesa.svg",
  updated: "2026-10-08",
  blocks: [
    {
      type: "hero",
      title: "How many days do you have?",
      text: "The Southwest is larger than it looks on a phone. These plans have been driven, with times that hold. All times are Las Vegas time.",
      ...illustration("zion-national-park", "checkerboard-mesa"),
      actions: [
        { title: "See all tours", url: "/our-tours" },
        { title: "Ask for a plan", url: "/contact-us" },
      ],
    },
    {
      type: "table",
      title: "Start with the road",
      caption: "One way from the Strip. Double it, then decide how much of the day is left.",
      columns: ["Place", "Miles", "Hours by coach", "Fits into", "When"],
      rows: [
        ["Boulder City", "26", "0 h 40", "Half a day", "All year"],
        ["Hoover Dam", "35", "0 h 45", "Half a day", "All year"],
        ["Valley of Fire", "50", "1 h", "Half a day", "Best October to mid-May"],
        ["Grand Canyon West Rim", "125", "2 h 30", "A day of 11 hours", "All year"],
        ["Death Valley", "125", "2 h 30", "A day of 12 hours", "October to April"],
        ["Zion", "160", "2 h 45 to 3 h", "A day of 12 to 13 hours", "All year"],
        ["Bryce Canyon", "260", "4 h 15", "A day of 14 to 15 hours", "All year; snow December to March"],
        ["Antelope Canyon", "275", "5 h", "A day of 14 to 15 hours", "All year; storms July to mid-September"],
        ["Grand Canyon South Rim", "280", "5 h 30 with stops", "A day of 15 hours, or two days", "All year"],
      ],
    },
    {
      type: "steps",
      title: "One day: the wide view",
      items: [
        {
          title: "05:45, downtown and the Strip",
          text: "First pick-up for the South Rim. Sleep until Kingman; you will not miss much.",
        },
        {
          title: "About noon, Mather Point",
          text: "Look first, photograph second. It is colder here than in Las Vegas.",
        },
        {
          title: "Early afternoon, Rim Trail",
          text: "Paved and nearly level. Two hours are enough for the Village and one quiet bench.",
        },
        {
          title: "20:45, back on the Strip",
          text: "If fifteen hours are too many, take Zion (12 to 13) or Valley of Fire (6) instead.",
        },
      ],
    },
    {
      type: "steps",
      title: "Two days: one up, one down",
      items: [
        {
          title: "Day 1: Zion",
          text: "Out at about 6:15, back before 19:00. You stand at the bottom of the cliffs. Utah clocks show an hour more.",
        },
        { title: "Evening", text: "Early bed. The second day starts early too." },
        {
          title: "Day 2: West Rim or Death Valley",
          text: "Eleven or twelve hours. West Rim all year; Death Valley from October to April. Both leave the evening free.",
        },
        {
          title: "Leave out",
          text: "South Rim and Antelope Canyon on following days. That is thirty hours of coach and tour; almost everyone regrets it.",
        },
      ],
    },
    {
      type: "steps",
      title: "Three days: near, far, farther",
      items: [
        {
          title: "Day 1: Hoover Dam and Boulder City",
          text: "A half day while you get over the flight. Afternoon departures suit late risers.",
        },
        {
          title: "Day 2: Zion or Bryce Canyon",
          text: "Cliffs from below, or spires from above. In July choose Bryce, at 8,000 feet; in January choose Zion.",
        },
        {
          title: "Day 3: Grand Canyon",
          text: "South Rim if you leave Las Vegas the day after. West Rim if you fly the same night after 23:00.",
        },
      ],
    },
    {
      type: "steps",
      title: "One night out: sunset and sunrise",
      items: [
        {
          title: "Day 1, 07:30",
          text: "Leave Las Vegas in a van with at most 14 guests. Tuesdays and Fridays, mid-March to the end of October.",
        },
        {
          title: "Day 1, evening",
          text: "Sunset on the South Rim, after the day visitors have left. A room nearby, and stars.",
        },
        {
          title: "Day 2, before dawn",
          text: "Sunrise from another point. Warm jacket, even in June. Then breakfast, and a walk below or along the rim.",
        },
        {
          title: "Day 2, about 21:00",
          text: "Back on the Strip. One soft bag and a small backpack each; your hotel keeps the rest.",
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>Another night out: Antelope Canyon and Zion</h2>
<p>Two canyons in two days, on Mondays and Thursdays from March to mid-November: a slot that you look up from, and a valley that you walk in. Out at 8:00 on the first day, back at about 20:00 on the second. It saves you the ten hours of road that a day trip to Page takes.</p>
<h2>By season</h2>
<ul>
<li><strong>December to February:</strong> Death Valley, Valley of Fire, Zion without crowds. Bryce if you like snow.</li>
<li><strong>March to May:</strong> everything, but Bryce is still cold. Book Antelope Canyon a month ahead.</li>
<li><strong>June to August:</strong> up high: Bryce and the South Rim. Early starts elsewhere, no Death Valley. Storms from July.</li>
<li><strong>September to November:</strong> the best weeks of all. Color in Zion around early November.</li>
</ul>
<h2>With whom</h2>
<ul>
<li><strong>Small children (from 3):</strong> Valley of Fire, Hoover Dam, Boulder City.</li>
<li><strong>Wheelchair users:</strong> South Rim, Hoover Dam’s visitor center, Zion’s Pa’rus Trail. Ask for the coach with a lift a week ahead.</li>
<li><strong>Photographers:</strong> an overnight tour, because the light is at the ends of the day.</li>
</ul>
<h2>Leave room for the trip home</h2>
<p>Keep five hours between our planned return and a flight, and two before a show. Roads close, and canyons keep nobody’s schedule.</p>`,
    },
    { type: "tours", title: "Two-day tours", text: "With a room, in a small group.", tag: "Two days", limit: 4 },
    {
      type: "cta",
      title: "Want us to plan it?",
      text: "Send the dates, the number of people and what you do not want. You get a plan within one working day, free.",
      action: { title: "Ask for a plan", url: "/contact-us" },
    },
  ],
};
