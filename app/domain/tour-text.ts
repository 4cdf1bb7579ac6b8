/** How a tour's numbers are said. */

/** `129` → `$129`, `129.5` → `$129.50`. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** How long a tour takes: `15 hours`, `2 days, 1 night`; null when nobody said. */
export function durationText(tour: { durationHours: number | null; overnight: boolean }): string | null {
  if (tour.overnight) return "2 days, 1 night";
  return tour.durationHours === null ? null : plural(tour.durationHours, "hour");
}

/** Hours on the road: `5 h 15 min`, `45 min`. */
export function coachTimeText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole === 0 ? "" : `${whole} h`, rest === 0 ? "" : `${rest} min`].filter((part) => part !== "").join(" ");
}

export function seatsText(seats: number): string {
  return `${plural(seats, "seat")} left`;
}
