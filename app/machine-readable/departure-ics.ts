/** `/tours/{id}/{date}.ics?session=`: one departure, or the day without `session`. */

import { isIsoDate } from "#app/domain/calendar/dates.ts";
import { type Format, formatOf } from "#app/domain/locale/format.ts";
import { clockName, zoneName } from "#app/domain/tenant/departure-town.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { leavesAt } from "#app/domain/tour/departures.ts";
import { bookableDate, type Departure, type TourDetail, tourId, tourPagePath } from "#app/domain/tour/detail.ts";
import { cancellationTerms } from "#app/domain/tour/facts.ts";
import { meetingPlaces } from "#app/domain/tour/meeting-points.ts";
import { ageText, durationText } from "#app/domain/tour/text.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { calendarFile } from "./calendar-file.ts";
import { type FileRequest, found, MISSING } from "./file.ts";

/** The stops with the times of the departure. Without a departure they have all times, and none if no stop has its time. */
function pickUps({ clockTime }: Format, { meetingPoints }: TourDetail, departure: Departure | undefined): string[] {
  const places = meetingPlaces(meetingPoints);
  const at = departure && Math.max(...places.map(({ times }) => times.indexOf(departure.time)));
  return places.map(({ name, address, times, note }) => {
    const shown = times.filter((_, index) => at === undefined || index === at);
    const parts = [shown.map(clockTime).join(" or "), name, address, note];
    return `- ${parts.filter((text) => text !== "").join(", ")}`;
  });
}

function description(tour: TourDetail, page: string, departure: Departure | undefined, tenant: Tenant): string {
  const duration = durationText(tour);
  const { phone } = tenant.header;
  const terms = cancellationTerms(tour);
  const lists = [
    { title: `Pick-up (${clockName(tenant, tour.timeZone)}):`, lines: pickUps(formatOf(tenant), tour, departure) },
    { title: "What to bring:", lines: tour.bring.map((item) => `- ${item}`) },
  ].filter(({ lines }) => lines.length > 0);
  return [
    "This note books nothing by itself.",
    `${duration === null ? "" : `Duration: ${duration}. `}Details and booking: ${page}`,
    phone === null ? "" : `Questions on the day: ${phone}`,
    ...lists.map(({ title, lines }) => [title, ...lines].join("\n")),
    tour.timeZoneNote,
    ageText(tour) ?? "",
    terms === "" ? "" : `Cancellation: ${terms}`,
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function place({ meetingPoints }: TourDetail, { departureTown }: Tenant): string {
  const places = meetingPlaces(meetingPoints);
  const [only] = places;
  if (only === undefined) return departureTown;
  if (places.length > 1) return `${departureTown} (${places.length} pick-up stops)`.trim();
  return [only.name, only.address].filter((text) => text !== "").join(", ");
}

export async function departureIcs({ site, query }: FileRequest, [idText = "", dateText = ""]: readonly string[]) {
  const id = tourId(idText);
  if (id === null || !isIsoDate(dateText)) return MISSING;
  const tour = await site.content.get(tourDetail, { id });
  if (tour.status !== "ok") return tour;
  const { date: today } = site.now(tour.data.timeZone);
  const date = bookableDate(dateText, today);
  if (date === null) return MISSING;
  const departures = await site.content.departures(tour.data, date);
  if (departures.status !== "ok") return departures;
  const asked = query.get("session");
  const ahead = departures.data.filter(({ hasLeft }) => !hasLeft);
  const departure: Departure | undefined = ahead.find((one) => one.id === asked);
  if (ahead.length === 0 || (asked !== null && departure === undefined)) return MISSING;
  const leaves = departure && leavesAt(date, departure);
  const page = `${site.origin}${tourPagePath(id)}?date=${date}`;
  const event = {
    uid: `${departure?.id ?? "day"}.${date}.tour-${id}@${new URL(site.origin).hostname}`,
    date: leaves?.date ?? date,
    time: leaves?.time ?? null,
    timeZone: zoneName(site.tenant, tour.data.timeZone),
    hours: tour.data.durationHours ?? (leaves === undefined && tour.data.days ? tour.data.days * 24 : null),
    title: tour.data.title,
    place: place(tour.data, site.tenant),
    text: description(tour.data, page, departure, site.tenant),
    url: page,
  };
  return found({
    body: calendarFile(event, new Date()),
    type: "text/calendar; charset=utf-8",
    headers: { "content-disposition": `inline; filename="tour-${id}-${date}.ics"` },
  });
}
