import { type Format, grouped } from "#app/domain/locale/format.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `five`, `12`: as in running text. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** `1 seat`, `2 seats`, `2 children`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** `5 h 15 min`, `45 min`. */
export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole === 0 ? "" : `${whole} h`, rest === 0 ? "" : `${rest} min`].filter((part) => part !== "").join(" ");
}

/** `48 hours`, `7 days`: so long before a departure. Two days are said in hours, as terms of cancellation do. */
export function noticeText(hours: number): string {
  return hours > 48 && hours % 24 === 0 ? plural(hours / 24, "day") : plural(hours, "hour");
}

export interface TourLength {
  durationHours: number | null;
  overnight: boolean;
  /** Calendar days as the operator counts them; null or absent when unknown. */
  days?: number | null;
}

const OVERNIGHT = "Overnight";

/** Calendar days of an overnight tour, two or more: the operator's count, else by its hours; null when both are unknown. */
function overnightDays({ days = null, durationHours }: Omit<TourLength, "overnight">): number | null {
  if (days === null && durationHours === null) return null;
  return Math.max(2, days ?? Math.ceil((durationHours ?? 0) / 24));
}

/** `15 hours`, `14 h 30 min`, `3 days, 2 nights`, `3 days` with evenings at home, `Overnight`; null when unknown. */
export function durationText(tour: TourLength): string | null {
  const { overnight, durationHours, days = null } = tour;
  if (overnight) {
    const days = overnightDays(tour);
    return days === null ? OVERNIGHT : `${plural(days, "day")}, ${plural(days - 1, "night")}`;
  }
  if (days !== null && days > 1) return plural(days, "day");
  if (durationHours === null) return null;
  return Number.isInteger(durationHours) ? plural(durationHours, "hour") : hoursText(durationHours);
}

/** A duration in few letters: `15 h`, `14 h 30 min`, `3 days`, `Overnight`; null when unknown. */
export function shortDurationText(tour: TourLength): string | null {
  const days = tour.overnight ? overnightDays(tour) : (tour.days ?? 1);
  if (days === null) return OVERNIGHT;
  if (days > 1) return plural(days, "day");
  return tour.durationHours === null ? null : hoursText(tour.durationHours);
}

/** What one price of a tour is for: `per adult`, `per boat`. */
export function perText({ pricePer }: { pricePer: string | null }): string {
  return `per ${pricePer ?? "adult"}`;
}

/** `from $129 per adult`; null when no price is known. */
export function fromPriceText(
  { money }: Format,
  tour: { priceFrom: number | null; pricePer: string | null },
): string | null {
  return tour.priceFrom === null ? null : `from ${money(tour.priceFrom)} ${perText(tour)}`;
}

/** null when children pay the same, or nobody knows what they pay. */
export function childPrice({ money }: Format, adult: number | null, child: number | null): string | null {
  return child === null || child === adult ? null : money(child);
}

/** `$129 adult, $109 child`; `$129 per person` when all pay the same; `$129 adult` when a child's price is unknown; `$900 per boat`. */
export function pricesText(
  { money }: Format,
  adult: number,
  child: number | null,
  pricePer: string | null = null,
): string {
  if (pricePer !== null) return `${money(adult)} ${perText({ pricePer })}`;
  if (child === adult) return `${money(adult)} per person`;
  return child === null ? `${money(adult)} adult` : `${money(adult)} adult, ${money(child)} child`;
}

export function seatsText(seats: number): string {
  return `${plural(seats, "seat")} left`;
}

/** `Ages 8 and up`; null when the operator does not say. */
export function ageText({ minimumAge }: { minimumAge: number | null }): string | null {
  if (minimumAge === null) return null;
  return minimumAge === 0 ? "All ages" : `Ages ${minimumAge} and up`;
}

/** True if guests in a wheelchair can take part, in a sentence without its period. */
export function wheelchairText(access: "yes" | "on-request" | "no"): string {
  if (access === "yes") return "Wheelchair accessible";
  return access === "no" ? "Not accessible by wheelchair" : "Wheelchair access on request";
}
