import { useSyncExternalStore } from "react";
import { isOpenAt } from "#app/domain/calendar/opening-hours.ts";
import { useSite } from "./site-data.ts";

const LOOK_AGAIN_MS = 60_000;

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

const unknown = () => null;

/**
 * When somebody answers, in Las Vegas time. The page is the same for everybody at any hour: whether it is open now is said by
 * the browser, in a place kept free for it.
 */
export function PhoneHours() {
  const { hours } = useSite().brand.header;
  const isOpen = useSyncExternalStore(everyMinute, () => hours !== null && isOpenAt(hours, new Date()), unknown);
  if (hours === null) return null;
  return (
    <span className="phone-hours">
      <span className="phone-hours-now">{isOpen === null ? "" : isOpen ? "Open now" : "Closed now"}</span> {hours.text},
      Las Vegas time
    </span>
  );
}
