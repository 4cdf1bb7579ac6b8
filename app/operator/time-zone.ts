/** Time zones of the tenant and of tours. */

import * as v from "valibot";
import { isTimeZone } from "#app/domain/calendar/clock.ts";
import { expects, optional } from "./fields.ts";
import type { About } from "./reading.ts";

export const timeZone = expects(
  "the IANA name of a time zone, America/Denver",
  v.pipe(v.string(), v.trim(), v.check(isTimeZone)),
);

/** The zone of a tour, in lists as well as on its page: both show its departures. */
export const ownTimeZone = v.pipe(
  optional(
    timeZone,
    "Zone of its meeting point and departures, where it is not the tenant's",
    "America/Phoenix",
    "the tenant's `timeZone`",
  ),
  v.metadata({ rules: "timeZone" } satisfies About),
) as v.GenericSchema<unknown, string | null>;
