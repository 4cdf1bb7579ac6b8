/** A tour's key facts as text, for its page and its Markdown. */

import { clockTime } from "#app/domain/calendar/dates.ts";
import type { TourDetail } from "./detail.ts";
import { type MeetingPlace, meetingPlaces } from "./meeting-points.ts";
import { ageText, dollars, durationText, hoursText } from "./text.ts";

export type FactName = "Duration" | "Pick-up" | "Drive" | "Group" | "Languages" | "Age" | "Wheelchair";

export interface TourFact {
  name: FactName;
  value: string;
}

function drive({ distanceMiles, coachHours }: TourDetail): string | null {
  const parts = [
    distanceMiles === null ? null : `${distanceMiles} mi`,
    coachHours === null ? null : hoursText(coachHours),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} one way`;
}

/** `7:30 AM or 12:30 PM` */
function timesText({ times }: MeetingPlace): string {
  return times.map(clockTime).join(" or ");
}

function pickUp({ meetingPoints }: TourDetail): string | null {
  const places = meetingPlaces(meetingPoints);
  const [only] = places;
  if (only === undefined) return null;
  if (places.length === 1) return only.name;
  const first = timesText(only);
  return `${places.length} stops${first === "" ? "" : `, first at ${first}`}`;
}

/** To know before a date is chosen: what the price holds for, and the times of a tour that leaves several times a day. */
export function bookingNotes(tour: Pick<TourDetail, "meetingPoints" | "priceNote" | "singleSupplement">): string[] {
  const { meetingPoints, priceNote } = tour;
  const [first] = meetingPlaces(meetingPoints);
  const leaves = first === undefined || first.times.length < 2 ? "" : `Leaves at ${timesText(first)}`;
  return [priceNote, singleSupplementText(tour), leaves].filter((part) => part !== "");
}

/** `A guest alone pays $110 more`; "" when nothing is added. */
export function singleSupplementText({ singleSupplement }: Pick<TourDetail, "singleSupplement">): string {
  return singleSupplement ? `A guest alone pays ${dollars(singleSupplement)} more` : "";
}

/** The terms in words, with the most important one first. */
export function cancellationTerms({
  refundable,
  cancellation,
}: Pick<TourDetail, "refundable" | "cancellation">): string {
  return [refundable === false ? "Not refundable." : "", cancellation].filter((text) => text !== "").join(" ");
}

const WHEELCHAIR = { yes: "Accessible", "on-request": "On request", no: "Not accessible" } as const;

export function factsOf(tour: TourDetail): TourFact[] {
  const facts: { name: FactName; value: string | null }[] = [
    { name: "Duration", value: durationText(tour) },
    { name: "Pick-up", value: pickUp(tour) },
    { name: "Drive", value: drive(tour) },
    { name: "Group", value: tour.groupSizeMax === null ? null : `Up to ${tour.groupSizeMax} guests` },
    { name: "Languages", value: tour.languages.length === 0 ? null : tour.languages.join(", ") },
    { name: "Age", value: ageText(tour) },
    { name: "Wheelchair", value: tour.wheelchair ? WHEELCHAIR[tour.wheelchair] : null },
  ];
  return facts.filter((fact): fact is TourFact => fact.value !== null);
}
