/** Time zones of the tenant and of tours. */

import * as v from "valibot";
import { expects, optional } from "./fields.ts";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

/** A zone is named: the clock of an offset, `+01:00`, never changes. */
export const timeZone = expects(
  "the IANA name of a time zone, America/Denver",
  v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]/), v.check(isTimeZone)),
);

/** Of the tour in lists as well as of its page: both show its departures. */
export const ownTimeZone = optional(
  timeZone,
  "Zone of its meeting point and departures, where it is not the tenant's",
  "America/Phoenix",
  "the tenant's `timeZone`",
);
