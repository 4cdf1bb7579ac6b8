/** Calendar dates as text. They are days, not moments: no `Date`, no time zone (issue 3, point 4). */

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** `YYYY-MM-DD` with a month and a day that exist, else false. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return length !== undefined && day >= 1 && day <= length;
}

/** `2026-09-05` → `September 5, 2026`. */
export function longDate(iso: string): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;
}

/** `2026-09-05` → `September 5`. */
export function dayAndMonth(iso: string): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}`;
}
