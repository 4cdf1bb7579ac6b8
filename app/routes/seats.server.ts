/** Seats of all tours, for lists and cards. */

import type { SeatsUse, Site } from "#app/context.ts";
import { CHOSEN_DATE_WAIT_MS, NEXT_DEPARTURES_WAIT_MS } from "#app/domain/budgets.ts";
import { addMonths, type IsoMonth, monthOf, todayInLasVegas } from "#app/domain/calendar/dates.ts";
import { WHOLE_HEADER } from "#app/domain/constants.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import { type Availability, nextOpenDate, type SeatsByMonth } from "#app/domain/tour/date-search.ts";

export async function seatsIn({ content }: Site, months: readonly IsoMonth[], use: SeatsUse): Promise<SeatsByMonth> {
  const seats: Record<IsoMonth, Availability> = {};
  // One after the other: each is a round of calls, and a request may open six connections.
  // oxlint-disable-next-line no-await-in-loop
  for (const month of months) seats[month] = await content.availability(month, use);
  return seats;
}

/** This month's seats, and the next one's if a tour has none left in this. */
async function seatsSoon(site: Site): Promise<SeatsByMonth> {
  const today = todayInLasVegas(new Date());
  const month = monthOf(today);
  const seats = await seatsIn(site, [month], "card");
  // Nothing can be said of a tour whose seats in this month are not there yet, whatever the next one has.
  const isEnough = (site.tours ?? []).every(
    ({ id }) => seats[month]?.[id] === undefined || nextOpenDate(id, today, null, seats) !== null,
  );
  return isEnough ? seats : { ...seats, ...(await seatsIn(site, [addMonths(month, 1)], "card")) };
}

/** The seats for the next departures on cards. A page that does not get them in time is rendered again for the cache. */
export async function seatsForCards(site: Site, request: Request): Promise<SeatsByMonth> {
  const waitMs = request.headers.has(WHOLE_HEADER) ? CHOSEN_DATE_WAIT_MS : NEXT_DEPARTURES_WAIT_MS;
  const seats = await within(seatsSoon(site), waitMs);
  if (seats !== LATE) return seats;
  site.doNotStore("incomplete");
  return {};
}
