/**
 * Roads from the Las Vegas Strip, one way. All tours and all tables of the demo content take their miles and drive times
 * from here; tests/unit/demo-content.test.ts compares everything else that mentions them.
 */

interface Road {
  miles: number;
  /** Behind the wheel in normal traffic; rest stops are not counted. */
  minutes: number;
  /** How texts name the place. */
  names: readonly string[];
}

export const roads = {
  "boulder-city": { miles: 26, minutes: 35, names: ["Boulder City"] },
  "railroad-trail": { miles: 30, minutes: 40, names: ["Historic Railroad Trail"] },
  "hoover-dam": { miles: 35, minutes: 45, names: ["Hoover Dam"] },
  "valley-of-fire": { miles: 50, minutes: 60, names: ["Valley of Fire"] },
  "willow-beach": { miles: 55, minutes: 75, names: ["Willow Beach", "Emerald Cave"] },
  "death-valley": { miles: 125, minutes: 150, names: ["Death Valley"] },
  "west-rim": { miles: 125, minutes: 150, names: ["West Rim", "Grand Canyon West"] },
  "zion-national-park": { miles: 160, minutes: 165, names: ["Zion"] },
  "bryce-canyon-national-park": { miles: 260, minutes: 270, names: ["Bryce"] },
  "antelope-canyon": { miles: 275, minutes: 270, names: ["Antelope Canyon", "Page"] },
  "south-rim": { miles: 280, minutes: 285, names: ["South Rim"] },
} satisfies Record<string, Road>;

export type RoadName = keyof typeof roads;

/** The two fields of a tour. */
export function road(name: RoadName): { distanceMiles: number; coachHours: number } {
  return { distanceMiles: roads[name].miles, coachHours: roads[name].minutes / 60 };
}

/** `160 mi` */
export function miles(name: RoadName): string {
  return `${roads[name].miles} mi`;
}

/** `2 h 45 min` */
export function driveTime(name: RoadName): string {
  const { minutes } = roads[name];
  const parts = [
    [Math.floor(minutes / 60), "h"],
    [minutes % 60, "min"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
