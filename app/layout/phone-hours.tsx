import { useSyncExternalStore } from "react";
import { nowThere } from "#app/components/server-clock.ts";
import { useTenant } from "#app/components/use-tenant.ts";
import type { PlaceTime } from "#app/domain/calendar/clock.ts";
import { isOpenAt, type OpeningHours } from "#app/domain/calendar/opening-hours.ts";
import { clockName } from "#app/domain/tenant/departure-town.ts";

const CHECK_INTERVAL_MS = 60_000;

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

const unknownOnServer = () => null;

/**
 * The tenant's hours, and what `read` says of them now: null in cached HTML, which is the same at any hour.
 *
 * @param read its result is compared by identity
 */
export function usePhoneHours<T extends string | boolean>(read: (hours: OpeningHours, now: PlaceTime) => T) {
  const { contact, timeZone } = useTenant();
  const { hours } = contact;
  const now = useSyncExternalStore(subscribe, () => hours && read(hours, nowThere(timeZone)), unknownOnServer);
  return { hours, now };
}

/**
 * Phone hours. The browser adds whether the phones are open now, and makes both a sentence.
 *
 * @param short without the time zone, for one line of a phone
 */
export function PhoneHours({ short = false }: { short?: boolean }) {
  const tenant = useTenant();
  const { hours, now } = usePhoneHours(isOpenAt);
  if (hours === null) return null;
  return (
    <span className="phone-hours">
      <span className="phone-hours-now">{now === null ? "" : now ? "Phones open now," : "Phones closed. Open"}</span>{" "}
      {hours.text}
      {!short && `, ${clockName(tenant)}`}
    </span>
  );
}
