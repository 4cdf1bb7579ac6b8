/** What a tenant says for some days: a closed road, heat. */

import { endOfDay, instantOf } from "#app/domain/calendar/clock.ts";
import { slugify } from "#app/domain/content/slug.ts";
import type { TenantConfig } from "./tenant.ts";

export type Notice = NonNullable<TenantConfig["notices"]>[number];

interface Clock {
  now: () => { ms: number; timeZone: string };
  /** Caches keep the page until then at most. @param ms since the epoch */
  holdUntil: (ms: number) => void;
}

/** The notices of today that are for everybody, or for tours with one of these tags. */
export function noticesNow(notices: readonly Notice[], site: Clock, tags: readonly string[] | null = null): string[] {
  const slugs = tags?.map(slugify);
  const meant = notices.filter(({ places }) =>
    slugs === undefined ? places.length === 0 : places.some((place) => slugs.includes(slugify(place))),
  );
  if (meant.length === 0) return [];
  const { ms, timeZone } = site.now();
  return meant.flatMap(({ text, from, until }) => {
    const begins = instantOf({ date: from, time: "00:00" }, timeZone);
    const ends = endOfDay(until, timeZone);
    site.holdUntil(begins);
    site.holdUntil(ends);
    return begins <= ms && ms < ends ? [text] : [];
  });
}
