/** `129` → `$129`, `1234.5` → `$1,234.50`: cents only when there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  let whole = String(Math.floor(cents / 100));
  for (let at = whole.length - 3; at > 0; at -= 3) whole = `${whole.slice(0, at)},${whole.slice(at)}`;
  const rest = cents % 100 === 0 ? "" : `.${String(cents % 100).padStart(2, "0")}`;
  return `${amount < 0 && cents > 0 ? "-" : ""}$${whole}${rest}`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `five`, `12`: as in running text. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** `1 seat`, `2 seats`. */
export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** `5 h 15 min`, `45 min`. */
export function hoursText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole === 0 ? "" : `${whole} h`, rest === 0 ? "" : `${rest} min`].filter((part) => part !== "").join(" ");
}

/** `15 hours`, `14 h 30 min`, `2 days, 1 night`; null when unknown. */
export function durationText(tour: { durationHours: number | null; overnight: boolean }): string | null {
  if (tour.overnight) return "2 days, 1 night";
  if (tour.durationHours === null) return null;
  return Number.isInteger(tour.durationHours) ? plural(tour.durationHours, "hour") : hoursText(tour.durationHours);
}

/** null when children pay the same or have no price. */
export function childPrice(adult: number | null, child: number | null): string | null {
  return child === null || child === adult ? null : dollars(child);
}

/** `$129 adult, $109 child`, or one price for all. */
export function pricesText(adult: number, child: number | null): string {
  const reduced = childPrice(adult, child);
  return reduced === null ? `${dollars(adult)} per person` : `${dollars(adult)} adult, ${reduced} child`;
}

export function seatsText(seats: number): string {
  return `${plural(seats, "seat")} left`;
}

/** `Ages 8 and up`; null when the operator does not say. */
export function ageText({ minimumAge }: { minimumAge: number | null }): string | null {
  if (minimumAge === null) return null;
  return minimumAge === 0 ? "All ages" : `Ages ${minimumAge} and up`;
}
