/** The eight fixed destinations (specification 2), available without the operator. */

export interface Destination {
  slug: string;
  title: string;
  /** From the Las Vegas Strip, one way. */
  miles: number;
  /** The hotel search knows it. */
  hasHotels: boolean;
}

export const DESTINATIONS: readonly Destination[] = [
  {
    slug: "grand-canyon",
    title: "Grand Canyon",
    miles: 280,
    hasHotels: true,
  },
  {
    slug: "antelope-canyon",
    title: "Antelope Canyon",
    miles: 275,
    hasHotels: true,
  },
  {
    slug: "hoover-dam",
    title: "Hoover Dam",
    miles: 35,
    hasHotels: false,
  },
  {
    slug: "bryce-canyon-national-park",
    title: "Bryce Canyon National Park",
    miles: 260,
    hasHotels: true,
  },
  {
    slug: "zion-national-park",
    title: "Zion National Park",
    miles: 160,
    hasHotels: true,
  },
  {
    slug: "boulder-city",
    title: "Boulder City",
    miles: 26,
    hasHotels: true,
  },
  {
    slug: "death-valley",
    title: "Death Valley",
    miles: 125,
    hasHotels: true,
  },
  {
    slug: "valley-of-fire",
    title: "Valley of Fire",
    miles: 50,
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
