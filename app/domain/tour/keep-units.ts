/** A module of its own: most pages need it on the server only. */

/** Numbers stay on one line with their units, as do `5 h 15 min`, `from $59`, `$99 round trip` and `NV 89103`. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (?=(?:h|min|lb|miles|°F|AM|PM|round)\b)/g, "$1\u00a0")
    .replace(/(\d\u00a0(?:h(?= \d)|round(?= trip\b))|\b(?:[A-Z]{2}(?= \d{5}\b)|from(?= \$))) /g, "$1\u00a0");
}

const PLACES =
  /Grand Canyon|Antelope Canyon(?: X\b)?|Bryce Canyon|Death Valley|Hoover Dam|Boulder City|Lake Mead|(?:South|West|North) Rim|Valley of Fire|Horseshoe Bend|dark sky/g;

/** Of a title, whose lines are short: the names of places stay on one line, too. */
export function keepNames(title: string): string {
  return keepUnits(title).replace(PLACES, (name) => name.replaceAll(" ", "\u00a0"));
}
