/** `/__calls`: the API calls that arrived, in memory. `GET` lists them, `DELETE` empties the list. */

import { Hono, type MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";

export interface SeenCall {
  method: string;
  path: string;
  /** The query with its question mark; empty without one. */
  query: string;
  host: string | null;
  authorization: string | null;
  apiKey: string | null;
  contentType: string | null;
  /** null without one. */
  body: unknown;
  cookie: string | null;
  /** When it arrived, in ms since 1970. */
  at: number;
  /** Null until it is answered. */
  status: number | null;
  /** Until the answer's headers; null until then. */
  ms: number | null;
}

/** Older calls are dropped. */
const MAX_CALLS = 5_000;
export const calls: SeenCall[] = [];

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? null : text;
  }
}

export function recordCalls(): MiddlewareHandler<StandInEnv> {
  return async function recordCalls(c, next) {
    const { req } = c;
    const call: SeenCall = {
      method: req.method,
      path: req.path,
      query: new URL(req.url).search,
      host: req.header("host-name") ?? null,
      authorization: req.header("authorization") ?? null,
      apiKey: req.header("x-api-key") ?? null,
      contentType: req.header("content-type") ?? null,
      body: await bodyOf(req.raw),
      cookie: req.header("cookie") ?? null,
      at: Date.now(),
      status: null,
      ms: null,
    };
    calls.push(call);
    if (calls.length > MAX_CALLS) calls.shift();
    await next();
    call.status = c.res.status;
    call.ms = Date.now() - call.at;
  };
}

export const callLog = new Hono<StandInEnv>()
  .get("/", (c) => c.json(calls))
  .delete("/", (c) => {
    calls.length = 0;
    return c.json({ ok: true });
  });
