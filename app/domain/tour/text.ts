/** `129` → `$129`, `129.5` → `$129.50`. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function plural(count: number, one: string): string {
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
  return reduced === null ? `${dollars(adult)} a person` : `${dollars(adult)} adult, ${reduced} child`;
}

export function seatsText(seats: number): string {
  return `${plural(seats, "seat")} left`;
}
