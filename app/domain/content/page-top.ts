/** What the site puts beside the title of a page. */

import type { IsoDate } from "#app/domain/calendar/dates.ts";

/** The languages that a page exists in. */
export interface PageLanguages {
  languages: readonly { code: string; name: string; href: string }[];
  current: string;
}

export interface ShuttleLine {
  /** Last part of its page's path. */
  slug: string;
  title: string;
}

/** What a form asks who wants seats on a shuttle. */
export interface SeatQuestion {
  lines: readonly [ShuttleLine, ...ShuttleLine[]];
  /** At the place. */
  today: IsoDate;
}
