/** The API calls that arrived, in memory, for the dashboard. */

import type { MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";

interface SeenCall {
  method: string;
  path: string;
  /** The query with its question mark; empty without one. */
  query: string;
  host: string | null;
  /** When it arrived, in ms since 1970. */
  at: number;
  /** Null until it is answered. */
  status: number | null;
  /** Until the answer's headers; null until then. */
  ms: number | null;
}

/** Older calls are dropped. */
const MAX_CALLS = 50;
export const calls: SeenCall[] = [];

export const recordCalls: MiddlewareHandler<StandInEnv> = async (c, next) => {
  const { method, path, url } = c.req;
  const host = c.req.header("host-name") ?? null;
  const call: SeenCall = { method, path, query: new URL(url).search, host, at: Date.now(), status: null, ms: null };
  calls.push(call);
  if (calls.length > MAX_CALLS) calls.shift();
  await next();
  call.status = c.res.status;
  call.ms = Date.now() - call.at;
};
