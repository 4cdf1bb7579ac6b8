import { useSyncExternalStore } from "react";
import { isOpenAt } from "#app/domain/calendar/opening-hours.ts";
import { useSite } from "./site-data.ts";

const CHECK_INTERVAL_MS = 60_000;

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

const unknownOnServer = () => null;

/** Phone hours in Las Vegas time. Cached HTML is the same at any hour, so the browser adds "Open now" or "Closed now". */
export function PhoneHours() {
  const { hours } = useSite().brand.header;
  const isOpen = useSyncExternalStore(subscribe, () => hours !== null && isOpenAt(hours, new Date()), unknownOnServer);
  if (hours === null) return null;
  return (
    <span className="phone-hours" data-closed={isOpen === false || undefined}>
      <span className="phone-hours-now">{isOpen === null ? "" : isOpen ? "Open now" : "Closed now"}</span> {hours.text},
      Las Vegas time
    </span>
  );
}
