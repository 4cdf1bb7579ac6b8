/** `/__calls`: the API calls that arrived, for tests. `GET` lists them, `DELETE` empties the list. */

import { Hono, type MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";

export interface SeenCall {
  method: string;
  path: string;
  host: string | null;
  authorization: string | null;
  cookie: string | null;
}

/** Older calls are dropped. */
const MAX_CALLS = 5_000;
const calls: SeenCall[] = [];

export function recordCalls(): MiddlewareHandler<StandInEnv> {
  return async function recordCalls({ req }, next) {
    calls.push({
      method: req.method,
      path: req.path,
      host: req.header("host-name") ?? null,
      authorization: req.header("authorization") ?? null,
      cookie: req.header("cookie") ?? null,
    });
    if (calls.length > MAX_CALLS) calls.shift();
    await next();
  };
}

export const callLog = new Hono<StandInEnv>()
  .get("/", (c) => c.json(calls))
  .delete("/", (c) => {
    calls.length = 0;
    return c.json({ ok: true });
  });
