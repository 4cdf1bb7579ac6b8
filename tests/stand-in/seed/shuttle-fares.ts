/** What the booking engine sells of the shuttle lines; timetables and fares as on the lines' pages. */

export interface ShuttleSeed {
  /** Of `/shuttle-service/{slug}`. */
  slug: string;
  title: string;
  image: string;
  /** 0 = Sunday … 6 = Saturday, from `season`'s last day to its first one; every day in season. */
  winterDays: number[];
  season: [string, string];
  /** Seats a day. */
  capacity: number;
  /** No coach on the days when Hoover Dam is closed. */
  whenDamIsOpen?: boolean;
  stops: { name: string; time: string }[];
  tickets: { id: string; title: string; adult: number; child: number }[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function tickets(place: string, id: string, [one, both, childOne, childBoth]: [number, number, number, number]) {
  return [
    { id: `${id}-one-way`, title: `${place}, one way`, adult: one, child: childOne },
    { id: `${id}-round-trip`, title: `${place}, round trip`, adult: both, child: childBoth },
  ];
}

export const shuttles: ShuttleSeed[] = [
  {
    slug: "grand-canyon-south-rim-shuttle",
    title: "Grand Canyon South Rim shuttle",
    image: "/media/grand-canyon/scene-1.svg",
    season: ["01-01", "12-31"],
    winterDays: EVERY_DAY,
    capacity: 44,
    stops: [
      { name: "Downtown Grand", time: "05:30" },
      { name: "Circus Circus", time: "05:40" },
      { name: "Treasure Island", time: "05:50" },
      { name: "Excalibur", time: "06:05" },
    ],
    tickets: [
      ...tickets("Grand Canyon Village", "village", [59, 99, 45, 79]),
      ...tickets("Williams", "williams", [52, 89, 39, 69]),
      ...tickets("Kingman", "kingman", [32, 55, 24, 42]),
    ],
  },
  {
    slug: "zion-canyon-shuttle",
    title: "Zion Canyon shuttle",
    image: "/media/zion-national-park/scene-1.svg",
    season: ["03-15", "11-30"],
    winterDays: [5, 6, 0, 1],
    capacity: 30,
    stops: [
      { name: "Excalibur", time: "06:00" },
      { name: "Treasure Island", time: "06:10" },
      { name: "Circus Circus", time: "06:20" },
      { name: "Downtown Grand", time: "06:35" },
    ],
    tickets: [
      ...tickets("Springdale and Zion", "zion", [45, 79, 35, 59]),
      ...tickets("St. George", "st-george", [35, 62, 27, 47]),
      ...tickets("Mesquite", "mesquite", [25, 45, 19, 34]),
    ],
  },
  {
    slug: "a-shuttle-service-example",
    title: "Hoover Dam and Boulder City shuttle",
    image: "/media/hoover-dam/scene-2.svg",
    whenDamIsOpen: true,
    season: ["01-01", "12-31"],
    winterDays: EVERY_DAY,
    capacity: 90,
    stops: [
      { name: "Downtown Grand", time: "08:00" },
      { name: "Circus Circus", time: "08:10" },
      { name: "Treasure Island", time: "08:20" },
      { name: "Excalibur", time: "08:35" },
    ],
    tickets: [
      ...tickets("Hoover Dam", "dam", [22, 35, 15, 25]),
      ...tickets("Boulder City", "boulder", [15, 25, 10, 18]),
    ],
  },
];
