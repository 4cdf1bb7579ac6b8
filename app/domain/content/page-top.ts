/** What the site puts beside the title of a page. */

import type { IsoDate } from "#app/domain/calendar/dates.ts";

/** A link in a row of alternatives. */
export interface PageLink {
  href: string;
  title: string;
  /** It leads to what is shown. */
  isCurrent?: boolean;
  /** BCP 47, of a page in another language. */
  lang?: string;
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
