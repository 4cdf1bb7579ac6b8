/** What a tenant says for some days: a closed road, heat. */

import { endOfDay, instantOf } from "#app/domain/calendar/clock.ts";
import { isSameName } from "#app/domain/names/names.ts";
import type { TourOnCard, TourSummary } from "#app/domain/tour/tour.ts";
import type { TenantSettings } from "./tenant.ts";

export type Notice = TenantSettings["notices"][number];

interface Clock {
  now: () => { ms: number; timeZone: string };
  /** Caches keep the page until then at most. @param ms since the epoch */
  holdUntil: (ms: number) => void;
}

/** The notices of today that are for everybody, or for tours with one of these tags. */
export function noticesNow(notices: readonly Notice[], site: Clock, tags: readonly string[] | null = null): string[] {
  const meant = notices.filter(({ places }) =>
    tags === null ? places.length === 0 : places.some((place) => tags.some((tag) => isSameName(tag, place))),
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

interface Noticing extends Clock {
  tenant: { notices: readonly Notice[] };
  /** They have all their tags, of which cards have one. */
  tours: readonly Pick<TourSummary, "id" | "tags">[] | null;
}

/** Cards with the first notice of today that is about their tour. */
export function withNotices(site: Noticing, cards: readonly TourOnCard[]): TourOnCard[] {
  if (site.tenant.notices.every(({ places }) => places.length === 0)) return [...cards];
  return cards.map((card) => {
    const tags = site.tours?.find(({ id }) => id === card.id)?.tags ?? card.tags;
    const [notice] = noticesNow(site.tenant.notices, site, tags);
    return notice === undefined ? card : { ...card, notice };
  });
}
