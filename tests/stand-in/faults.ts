/**
 * `/__faults`: makes calls slow, fail, hang or return wrong data. `PUT {path, fault, host}` sets a fault (`path` is a
 * prefix, "/" matches everything; without `host`, for all tenants), `DELETE ?path=` removes one, `DELETE` removes all,
 * `GET` lists them. In memory: the stand-in is one isolate, and starts without any.
 */

import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";

export type Fault =
  | { kind: "slow"; ms: number }
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: "hang" }
  | { kind: "malformed" }
  | { kind: "truncated" }
  | { kind: "wrong-type"; body: unknown }
  | { kind: "html" }
  /** The correct body with another media type. */
  | { kind: "wrong-content-type"; contentType: string }
  | { kind: "redirect"; location: string };

/** Longer than anybody waits. */
const HANG_MS = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const asJson = (body: BodyInit) => new Response(body, { headers: { "content-type": "application/json" } });

async function respond(fault: Fault, next: () => Promise<void>, c: Context<StandInEnv>): Promise<Response | undefined> {
  switch (fault.kind) {
    case "slow":
      await pause(fault.ms);
      await next();
      return;
    case "status":
      return Response.json(fault.body ?? { error: "fault" }, { status: fault.status, headers: fault.headers });
    case "hang":
      await pause(HANG_MS);
      return new Response(null, { status: 504 });
    case "malformed":
      return asJson('{ "data": [ this is not JSON ');
    case "truncated": {
      await next();
      const text = await c.res.clone().text();
      return asJson(text.slice(0, Math.floor(text.length / 2)));
    }
    case "wrong-type":
      return Response.json(fault.body);
    case "wrong-content-type": {
      await next();
      return new Response(c.res.body, { headers: { "content-type": fault.contentType } });
    }
    case "redirect":
      return new Response(null, { status: 301, headers: { location: fault.location } });
    case "html":
      return new Response("<!doctype html><title>Sign in</title>", { headers: { "content-type": "text/html" } });
  }
}

interface SetFault {
  path: string;
  fault: Fault;
  /** Without one, for every tenant. */
  host?: string;
}

/** The longest path first, which decides. */
let set: readonly SetFault[] = [];

export const listFaults = () => set;

/** Applies the fault with the longest matching path. */
export const applyFaults: MiddlewareHandler<StandInEnv> = async (c, next) => {
  const asked = c.req.header("host-name");
  const found = set.find(({ path, host = asked }) => c.req.path.startsWith(path) && host === asked);
  if (found === undefined) return next();
  const response = await respond(found.fault, next, c);
  if (response !== undefined) c.res = response;
};

export const faults = new Hono<StandInEnv>()
  .get("/", (c) => c.json(listFaults()))
  .put("/", async (c) => {
    const added = await c.req.json<SetFault>();
    const others = set.filter(({ path, host }) => path !== added.path || host !== added.host);
    set = [...others, added].toSorted((a, b) => b.path.length - a.path.length);
    return c.json({ ok: true });
  })
  .delete("/", (c) => {
    const only = c.req.query("path");
    set = only === undefined ? [] : set.filter(({ path }) => path !== only);
    return c.json({ ok: true });
  });
