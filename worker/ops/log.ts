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

export const log: Log = (event, fields) => {
  console.log(lineOf(event, fields));
};

const MINUTE_MS = 60_000;

/** Writes at most so many lines a minute, in this isolate, and says once when more are left out. */
export function limitedLog(perMinute: number): Log {
  let minute = 0;
  let lines = 0;
  return (event, fields) => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, lines] = [now, 0];
    lines += 1;
    if (lines <= perMinute) log(event, fields);
    else if (lines === perMinute + 1) log("lines-left-out", { of: event, per_minute: perMinute });
  };
}

/** One line for each failed call to the operator: `path` is the operator's, without the query. */
export const logFailedCall = limitedLog(120);

/** Logs what should not happen; Cloudflare shows these lines as errors. */
export function logError(event: LogEvent, error: unknown, fields: Record<string, unknown> = {}): void {
  // oxlint-disable-next-line no-console -- sets the level of the line
  console.error(lineOf(event, { ...fields, ...errorCause(error) }));
}
