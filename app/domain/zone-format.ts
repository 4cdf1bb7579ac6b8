/** Wall-clock words of a place. Made once: a phone takes several milliseconds to make a formatter. */

/** @returns `en-US` text of an instant by these options, the same function for the length of the program */
export function zoneFormat(options: Intl.DateTimeFormatOptions): (instant: Date, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(instant);
  };
}
