/** VTIMEZONE of RFC 5545 3.6.5: what the clock of a place shows on given days, so that readers need no time zone database. */

import { offsetMs } from "#app/domain/calendar/clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The clocks of most places change twice a year; Morocco's stand an hour back for a month. */
const STEP_MS = 7 * DAY_MS;
const LOOK_BACK_MS = 400 * DAY_MS;

interface Change {
  ms: number;
  /** Offsets to UTC, in ms. */
  before: number;
  after: number;
}

/** @param from an offset earlier than that of `to` */
function changeBetween(from: number, to: number, timeZone: string): Change {
  const before = offsetMs(from, timeZone);
  let [early, late] = [from, to];
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(middle, timeZone) === before) early = middle;
    else late = middle;
  }
  return { ms: late, before, after: offsetMs(late, timeZone) };
}

/** All changes of the clock after `from`, to the minute. */
function changesBetween(from: number, to: number, timeZone: string): Change[] {
  const changes: Change[] = [];
  for (let early = from; early < to; early += STEP_MS) {
    const late = Math.min(early + STEP_MS, to);
    if (offsetMs(early, timeZone) !== offsetMs(late, timeZone)) changes.push(changeBetween(early, late, timeZone));
  }
  return changes;
}

/** UTC-OFFSET of RFC 5545 3.3.14. */
function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / MINUTE_MS;
  const digits = Math.floor(minutes / 60) * 100 + (minutes % 60);
  return `${ms < 0 ? "-" : "+"}${String(digits).padStart(4, "0")}`;
}

function observance({ ms, before, after }: Change, standard: number): string[] {
  const name = after > standard ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${name}`,
    // By the clock as it stood before.
    `DTSTART:${new Date(ms + before).toISOString().slice(0, 19).replace(/[-:]/g, "")}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

/**
 * Content lines, without what comes before or after the days of the event.
 *
 * @param timeZone IANA name
 * @param from when the event begins, in ms since the epoch
 * @param to no earlier than its end
 */
export function timeZoneLines(timeZone: string, from: number, to: number): string[] {
  const minute = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  const changes = changesBetween(minute(from) - LOOK_BACK_MS, minute(to), timeZone);
  const offset = offsetMs(from, timeZone);
  const standard = Math.min(offset, ...changes.flatMap(({ before, after }) => [before, after]));
  const begun = changes.filter(({ ms }) => ms <= from).at(-1) ?? { ms: -offset, before: offset, after: offset };
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...[begun, ...changes.filter(({ ms }) => ms > from)].flatMap((change) => observance(change, standard)),
    "END:VTIMEZONE",
  ];
}
