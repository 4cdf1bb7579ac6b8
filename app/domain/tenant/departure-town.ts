/** Sentences about the town and the clock that tours leave by. */

import type { Tenant } from "./tenant.ts";

type ZoneSaid = Pick<Tenant, "timeZone" | "isZoneKnown">;
export type Departing = Pick<Tenant, "timeZone" | "departureTown">;

/** ` from Kanab`; "" when the town is unknown. */
export function fromTown({ departureTown }: Pick<Departing, "departureTown">): string {
  return departureTown === "" ? "" : ` from ${departureTown}`;
}

/**
 * `Kanab time`; `local time` when the town is unknown. Of a tour in another zone, `Phoenix time`: after the city in the zone's name.
 *
 * @param ownZone of a tour; null or absent: the tenant's
 */
export function clockName({ timeZone, departureTown }: Departing, ownZone: string | null = null): string {
  const city =
    ownZone === null || ownZone === timeZone ? departureTown : ownZone.replace(/^.*\//, "").replaceAll("_", " ");
  return city === "" ? "local time" : `${city} time`;
}

/** The IANA name of the zone that times are in; null when nobody has said it. @param ownZone of a tour; null: the tenant's */
export function zoneName({ timeZone, isZoneKnown }: ZoneSaid, ownZone: string | null = null): string | null {
  return ownZone ?? (isZoneKnown ? timeZone : null);
}

/** The clock as programs read it: `Kanab time (America/Denver)`; `local time` without both. */
export function clockAndZone(tenant: Departing & ZoneSaid): string {
  const zone = zoneName(tenant);
  return `${clockName(tenant)}${zone === null ? "" : ` (${zone})`}`;
}
