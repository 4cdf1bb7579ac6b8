/**
 * `/__faults`: makes calls slow, fail, hang or return wrong data. `PUT {path, fault, host}` sets a fault (`path` is a
 * prefix, "/" matches everything; without `host`, for all tenants), `DELETE ?path=` removes one, `DELETE` removes all, `GET` lists them. In memory: the stand-in is
 * one isolate, and starts without any.
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
  | { kind: "redirect"; location: string }
  /** A share of the calls, 0 to 1, has the fault. */
  | { kind: "flaky"; share: number; fault: Fault };

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
    case "flaky": {
      if (Math.random() < fault.share) return respond(fault.fault, next, c);
      await next();
      return;
    }
    case "html":
      return new Response("<!doctype html><title>Sign in</title>", { headers: { "content-type": "text/html" } });
  }
}

export interface SetFault {
  path: string;
  fault: Fault;
  /** Without one, for every tenant. */
  host?: string;
}

let set: SetFault[] = [];

/** The longest path first, which decides. */
export const listFaults = (): readonly SetFault[] => set;

export function setFault(added: SetFault): void {
  const others = set.filter(({ path, host }) => path !== added.path || host !== added.host);
  set = [...others, added].toSorted((a, b) => b.path.length - a.path.length);
}

/** @param path undefined: all faults */
export function removeFault(path?: string): void {
  set = path === undefined ? [] : set.filter((each) => each.path !== path);
}

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
    setFault(await c.req.json<SetFault>());
    return c.json({ ok: true });
  })
  .delete("/", (c) => {
    removeFault(c.req.query("path"));
    return c.json({ ok: true });
  });
