/** A tour's key facts as text, for its page and its Markdown. */

import type { Format } from "#app/domain/locale/format.ts";
import type { TourDetail } from "./detail.ts";
import { type MeetingPlace, meetingPlaces } from "./meeting-points.ts";
import { ageText, durationText, hoursText, noticeText } from "./text.ts";

export type FactName = "Duration" | "Pick-up" | "Drive" | "Group" | "Languages" | "Age" | "Wheelchair";

export interface TourFact {
  name: FactName;
  value: string;
}

function drive({ distance }: Format, { distanceMiles, coachHours }: TourDetail): string | null {
  const parts = [
    distanceMiles === null ? null : distance(distanceMiles),
    coachHours === null ? null : hoursText(coachHours),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} one way`;
}

/** `7:30 AM or 12:30 PM` */
function timesText({ clockTime }: Format, { times }: MeetingPlace): string {
  return times.map(clockTime).join(" or ");
}

function pickUp(format: Format, { meetingPoints }: TourDetail): string | null {
  const places = meetingPlaces(meetingPoints);
  const [only] = places;
  if (only === undefined) return null;
  if (places.length === 1) return only.name;
  const first = timesText(format, only);
  return `${places.length} stops${first === "" ? "" : `, first at ${first}`}`;
}

/** To know before a date is chosen: what the price holds for, and the times of a tour that leaves several times a day. */
export function bookingNotes(
  format: Format,
  tour: Pick<TourDetail, "meetingPoints" | "priceNote" | "singleSupplement">,
): string[] {
  const { meetingPoints, priceNote } = tour;
  const [first] = meetingPlaces(meetingPoints);
  const leaves = first === undefined || first.times.length < 2 ? "" : `Leaves at ${timesText(format, first)}`;
  return [priceNote, singleSupplementText(format, tour), leaves].filter((part) => part !== "");
}

/** `A guest alone pays $110 more`; "" when nothing is added. */
export function singleSupplementText(
  { money }: Format,
  { singleSupplement }: Pick<TourDetail, "singleSupplement">,
): string {
  return singleSupplement ? `A guest alone pays ${money(singleSupplement)} more` : "";
}

/** The terms in words, with the most important one first. */
export function cancellationTerms({
  refundable,
  cancellation,
}: Pick<TourDetail, "refundable" | "cancellation">): string {
  return [refundable === false ? "Not refundable." : "", cancellation].filter((text) => text !== "").join(" ");
}

const WHEELCHAIR = { yes: "Accessible", "on-request": "On request", no: "Not accessible" } as const;

function wheelchair({ wheelchair: access, wheelchairNoticeHours: hours }: TourDetail): string | null {
  if (access === null) return null;
  const when = hours === null || access === "no" ? "" : `, ${noticeText(hours)} ahead`;
  return `${WHEELCHAIR[access]}${when}`;
}

export function factsOf(format: Format, tour: TourDetail): TourFact[] {
  const facts: { name: FactName; value: string | null }[] = [
    { name: "Duration", value: durationText(tour) },
    { name: "Pick-up", value: pickUp(format, tour) },
    { name: "Drive", value: drive(format, tour) },
    { name: "Group", value: tour.groupSizeMax === null ? null : `Up to ${tour.groupSizeMax} guests` },
    { name: "Languages", value: tour.languages.length === 0 ? null : tour.languages.join(", ") },
    { name: "Age", value: ageText(tour) },
    { name: "Wheelchair", value: wheelchair(tour) },
  ];
  return facts.filter((fact): fact is TourFact => fact.value !== null);
}
