/** The eight fixed destinations (specification 2), available without the operator. */

export interface Destination {
  slug: string;
  title: string;
  /** For the tile and the landing page. */
  line: string;
  /** From the Las Vegas Strip, one way; hours behind the wheel without rest stops. */
  miles: number;
  coachHours: number;
  /** The hotel search knows it. */
  hasHotels: boolean;
}

export const DESTINATIONS: readonly Destination[] = [
  {
    slug: "grand-canyon",
    title: "Grand Canyon",
    line: "A mile deep, ten miles across, and two billion years in one view.",
    miles: 280,
    coachHours: 4.75,
    hasHotels: true,
  },
  {
    slug: "antelope-canyon",
    title: "Antelope Canyon",
    line: "Sandstone shaped by flash floods, lit from above, walked with a Navajo guide.",
    miles: 275,
    coachHours: 4.5,
    hasHotels: true,
  },
  {
    slug: "hoover-dam",
    title: "Hoover Dam",
    line: "726 feet of concrete holding back Lake Mead, finished in 1935.",
    miles: 35,
    coachHours: 0.75,
    hasHotels: false,
  },
  {
    slug: "bryce-canyon-national-park",
    title: "Bryce Canyon National Park",
    line: "The largest crowd of hoodoos on Earth, at 8,000 feet.",
    miles: 260,
    coachHours: 4.5,
    hasHotels: true,
  },
  {
    slug: "zion-national-park",
    title: "Zion National Park",
    line: "Walls of Navajo sandstone above a green river.",
    miles: 160,
    coachHours: 2.75,
    hasHotels: true,
  },
  {
    slug: "boulder-city",
    title: "Boulder City",
    line: "The town built for the dam: small streets, bighorn sheep, no casinos.",
    miles: 26,
    coachHours: 35 / 60,
    hasHotels: true,
  },
  {
    slug: "death-valley",
    title: "Death Valley",
    line: "Salt, silence and the lowest ground in North America.",
    miles: 125,
    coachHours: 2.5,
    hasHotels: true,
  },
  {
    slug: "valley-of-fire",
    title: "Valley of Fire",
    line: "Red Aztec sandstone and petroglyphs, an hour from the Strip.",
    miles: 50,
    coachHours: 1,
    hasHotels: false,
  },
];

/** Served by the site itself, 800 × 1000 pixels. */
export function destinationPoster(slug: string): string {
  return `/destinations/${slug}.svg`;
}

/** A second picture of a destination with a guide, 1600 × 1067 pixels. */
export function destinationView(slug: string): string {
  return `/destinations/${slug}-view.svg`;
}
