/** One JSON line each. Never log cookies, tokens, keys, bodies, query values, e-mail or whole IP addresses. */

import { AsyncLocalStorage } from "node:async_hooks";
import { errorCause } from "#app/domain/error-cause.ts";
import type { LogEvent } from "./events.ts";

export type Log = (event: LogEvent, fields: Record<string, unknown>) => void;

/** What every line of a request says. */
interface About {
  /** Request id, or for the queue, the message's. */
  id: string;
  host: string | null;
}

const about = new AsyncLocalStorage<About>();

/** Runs work whose log lines name a request and its host. */
export function logAbout<T>(request: About, work: () => T): T {
  return about.run(request, work);
}

function lineOf(event: LogEvent, fields: Record<string, unknown>): string {
  return JSON.stringify({ event, ts: new Date().toISOString(), ...about.getStore(), ...fields });
}

const MINUTE_MS = 60_000;
/** The most lines of one event a minute, in one isolate. */
const LINES_A_MINUTE = 120;

let minute = 0;
/** By event, in this minute. */
const lines = new Map<LogEvent, number>();

/** True if a line may be written; when the first one may not, that is said. Requests are sampled by their log. */
function mayWrite(event: LogEvent, perMinute: number): boolean {
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) lines.clear();
  minute = now;
  const count = (lines.get(event) ?? 0) + 1;
  lines.set(event, count);
  if (event === "request") return true;
  if (count === perMinute + 1) console.log(lineOf("lines-left-out", { of: event, per_minute: perMinute }));
  return count <= perMinute;
}

/** Anybody can cause lines, so of each event there are only so many a minute. */
export function limitedLog(perMinute: number): Log {
  return (event, fields) => {
    if (mayWrite(event, perMinute)) console.log(lineOf(event, fields));
  };
}

export const log = limitedLog(LINES_A_MINUTE);

/** Logs what should not happen; Cloudflare shows these lines as errors. */
export function logError(event: LogEvent, error: unknown, fields: Record<string, unknown> = {}): void {
  if (!mayWrite(event, LINES_A_MINUTE)) return;
  // oxlint-disable-next-line no-console -- sets the level of the line
  console.error(lineOf(event, { ...fields, ...errorCause(error) }));
}

/** Event counts of this isolate, shown by `/readyz`. Sums over all isolates come from the log. */
const counts = new Map<string, number>();
/** Bounds memory. */
const MAX_NAMES = 300;

export function count(name: string): void {
  if (counts.size >= MAX_NAMES && !counts.has(name)) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function counters(): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}
