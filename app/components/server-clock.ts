/** The time by the server's clock: a visitor's own may be wrong by days. */

import { type PlaceTime, placeTime } from "#app/domain/calendar/clock.ts";
import { SERVER_TIME } from "#app/domain/constants.ts";

/** The server's clock minus the visitor's, in ms; null until it is known. */
let aheadMs: number | null = null;

/** From an answer of `/api`, which no cache keeps: its `Date` (RFC 9110 6.6.1) is now. */
export function learnServerTime(answer: Response): void {
  const serverMs = Date.parse(answer.headers.get("date") ?? "");
  if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now();
}

/** From the document, as the gateway stamped it; null where the browser took it from a cache. */
function fromDocument(): number | null {
  const [document] = performance.getEntriesByType("navigation");
  if (document === undefined || document.type === "back_forward" || document.transferSize === 0) return null;
  const stamp = document.serverTiming?.find(({ name }) => name === SERVER_TIME)?.description;
  const agoMs = performance.now() - document.responseStart;
  return stamp === undefined ? null : Number(stamp) - (Date.now() - agoMs);
}

/**
 * Now, where tours leave: the visitor's clock, put right by the newest answer that is known to be fresh. Before there is one, by
 * nothing.
 *
 * @param timeZone IANA name, the tenant's (components/tenant.ts)
 */
export function nowThere(timeZone: string): PlaceTime {
  aheadMs ??= fromDocument();
  return placeTime(Date.now() + (aheadMs ?? 0), timeZone);
}
