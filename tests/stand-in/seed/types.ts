/**
 * Types of the seed data, in the operator's terms. The site never imports them: it parses the stand-in's JSON itself
 * (specification 13: no parsing code in common).
 *
 * Conventions: money in US dollars with cents as a plain number (129 or 129.5); dates `YYYY-MM-DD`; wall-clock times
 * `HH:MM` in America/Los_Angeles unless a field's comment differs; durations in hours; distances in miles; pictures are
 * paths below the admin host (`/media/...`); `html` fields hold the small HTML a CMS editor produces
 * (p h2 h3 ul ol li a strong em table thead tbody tr th td figure img blockquote br).
 */

export type DestinationSlug =
  | "grand-canyon"
  | "antelope-canyon"
  | "hoover-dam"
  | "bryce-canyon-national-park"
  | "zion-national-park"
  | "boulder-city"
  | "death-valley"
  | "valley-of-fire";

export interface PictureSeed {
  src: string;
  alt: string;
}

export interface QuestionSeed {
  question: string;
  /** HTML. */
  answer: string;
}

export interface CategorySeed {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string;
}

export interface StopSeed {
  /** `HH:MM`, `07:30 or 12:30` of each departure of the day, or words like `Sunset`; "" when unknown. */
  time: string;
  title: string;
  text: string;
  /** Degrees; both or none. */
  latitude?: number;
  longitude?: number;
}

export interface MeetingPointSeed {
  name: string;
  address: string;
  time: string;
  note: string;
  /** Degrees; both or none. */
  latitude?: number;
  longitude?: number;
}

export interface ScheduleSeed {
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: number[];
  /** First and last month-day of the season, inclusive (`["03-01", "11-30"]`); absent = all year. */
  season?: [string, string];
  /** Departure times of the day. */
  times: string[];
  /** Seats per departure. */
  capacity: number;
  /** No departure on the days when Hoover Dam is closed. */
  whenDamIsOpen?: boolean;
}

export interface TourSeed {
  id: number;
  /** Date of the last change of its text, `YYYY-MM-DD`. */
  updated: string;
  /** Last path segment of `url`; what `link-tour/{id}` maps to the numeric id. */
  slug: string;
  title: string;
  /** The first tag is a destination; its slug is part of the tour link (specification 10.3). As people write it: "Grand Canyon". */
  tags: [string, ...string[]];
  destination: DestinationSlug;
  categories: string[];
  headerImage: string;
  images: PictureSeed[];
  /** One or two sentences, up to 200 characters. */
  summary: string;
  /** HTML, 120 to 250 words. */
  description: string;
  highlights: string[];
  durationHours: number;
  overnight: boolean;
  /** From the Las Vegas Strip to the main stop, one way: miles, and hours behind the wheel without rest stops (`roads.ts`). */
  distanceMiles: number;
  coachHours: number;
  groupSizeMax: number;
  minimumAge: number;
  languages: string[];
  /** Adult price, and child (3-11) price. */
  priceAdult: number;
  priceChild: number;
  /** What the price holds for, up to 80 characters without a period at the end. */
  priceNote?: string;
  includes: string[];
  excludes: string[];
  itinerary: StopSeed[];
  /** Where guests of an overnight tour sleep. */
  stay?: { name: string; text: string; image?: string; imageAlt?: string };
  bring: string[];
  meetingPoints: MeetingPointSeed[];
  /** Plain text. */
  cancellation: string;
  /** Hours before the pick-up until which cancelling is free. */
  freeCancellationHours: number;
  /** Plain text: difficulty and access. */
  accessibility: string;
  /** Plain text: where and when local time differs from Las Vegas; "" if nowhere. */
  timeZoneNote: string;
  faq: QuestionSeed[];
  schedule: ScheduleSeed;
}

export interface PostSeed {
  slug: string;
  title: string;
  excerpt: string;
  image: string;
  imageAlt: string;
  author: string;
  /** `YYYY-MM-DD` */
  published: string;
  updated: string;
  category: string;
  /** HTML, 400 to 900 words, with h2 headings. */
  html: string;
  /** Slugs of tours. */
  relatedTours: string[];
}

/** One block of the page builder (specification 10.4). */
export type BlockSeed =
  | {
      type: "hero";
      title: string;
      text: string;
      image?: string;
      imageAlt?: string;
      actions: { title: string; url: string }[];
      note?: string;
    }
  | { type: "richText"; html: string }
  | { type: "faq"; title: string; groups: { title: string; items: QuestionSeed[] }[] }
  | {
      type: "gallery";
      title: string;
      items: { src: string; alt: string; width: number; height: number; caption: string; place: string }[];
    }
  | {
      type: "videos";
      title: string;
      items: {
        id: string;
        title: string;
        description: string;
        language: string;
        minutes?: number;
        poster: string;
        /** https URL at YouTube-nocookie or Vimeo. */
        embedUrl?: string;
        /** mp4 or webm of the operator's own, and its WebVTT captions. */
        videoUrl?: string;
        captionsUrl?: string;
        published: string;
        transcript: string;
        place?: string;
        /** Who tells it, and what that person does. */
        teller?: string;
        role?: string;
        portrait?: string;
        action?: { title: string; url: string };
      }[];
    }
  | {
      type: "team";
      title: string;
      members: { name: string; role: string; languages: string[]; text: string; portrait: string }[];
    }
  | { type: "posts"; title: string; limit: number }
  | {
      type: "press";
      title: string;
      items: { date: string; title: string; text: string; url?: string }[];
      contact: { name: string; email: string; phone: string };
      pictures?: { caption: string; image: string; imageAlt: string }[];
      picturesTerms?: string;
    }
  | {
      type: "steps";
      title: string;
      image?: string;
      imageAlt?: string;
      items: { title: string; text: string; action?: { title: string; url: string } }[];
    }
  | { type: "quote"; text: string; name: string; detail: string; portrait?: string }
  | {
      type: "cards";
      title: string;
      text?: string;
      items: {
        title: string;
        text: string;
        url?: string;
        image?: string;
        imageAlt?: string;
        price?: string;
        facts?: { label: string; value: string }[];
        action?: { title: string; url: string };
      }[];
    }
  | {
      type: "table";
      title: string;
      caption: string;
      columns: string[];
      rows: string[][];
      links?: { title: string; url: string }[];
      notes?: readonly { title: string; text: string; url?: string }[];
    }
  | {
      type: "webcams";
      title: string;
      items: {
        name: string;
        place: string;
        text: string;
        poster: string;
        url: string;
        action?: { title: string; url: string };
      }[];
    }
  | { type: "cta"; title: string; text: string; action: { title: string; url: string } }
  | { type: "map"; title: string; text: string }
  | { type: "tours"; title: string; text: string; tag: string; limit: number };

export interface PageSeed {
  /** Name in `builder/page/1/{page}`: the site's path without its first slash, other slashes as `-`; `home` for `/`. */
  page: string;
  title: string;
  description: string;
  /** Absent on text pages. */
  image?: string;
  updated: string;
  blocks: BlockSeed[];
}
