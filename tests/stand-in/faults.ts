/**
 * `/__faults`: makes calls slow, fail, hang or return wrong data. `PUT {path, fault}` sets a fault (`path` is a prefix,
 * "/" matches everything), `DELETE ?path=` removes one, `DELETE` removes all, `GET` lists them. Stored in D1; the stand-in
 * starts without any.
 */

import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";
import { remembered } from "./remembered.ts";

export type Fault =
  | { kind: "slow"; ms: number }
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: "hang" }
  | { kind: "malformed" }
  | { kind: "truncated" }
  | { kind: "huge"; bytes: number }
  | { kind: "wrong-type"; body: unknown }
  | { kind: "html" }
  /** The correct body with another media type. */
  | { kind: "wrong-content-type"; contentType: string }
  /** Headers at once, then white space, one byte per second. */
  | { kind: "slow-body" }
  | { kind: "redirect"; location: string }
  /** A share of the calls, 0 to 1, has the fault. */
  | { kind: "flaky"; share: number; fault: Fault };

const HANG_MS = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** White space, generated while it is sent to save memory. */
function hugeBody(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(" ".repeat(65_536));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) return controller.close();
      controller.enqueue(chunk);
      sent += chunk.length;
    },
  });
}

/** White space without end. */
function slowBody(): ReadableStream<Uint8Array> {
  const byte = new TextEncoder().encode(" ");
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(byte);
      await pause(1_000);
    },
  });
}

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
    case "huge":
      return asJson(hugeBody(fault.bytes));
    case "wrong-type":
      return Response.json(fault.body);
    case "wrong-content-type": {
      await next();
      return new Response(c.res.body, { headers: { "content-type": fault.contentType } });
    }
    case "slow-body":
      return asJson(slowBody());
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
}

const known = remembered(async (db): Promise<readonly SetFault[]> => {
  const { results } = await db
    .prepare("SELECT path, fault FROM faults ORDER BY length(path) DESC, path")
    .all<{ path: string; fault: string }>();
  return results.map(({ path, fault }) => ({ path, fault: JSON.parse(fault) as Fault }));
});

export const listFaults = (db: D1Database) => known.get(db);

export async function setFault(db: D1Database, { path, fault }: SetFault): Promise<void> {
  await known.changed(
    db.prepare("INSERT OR REPLACE INTO faults VALUES (?, ?)").bind(path, JSON.stringify(fault)).run(),
  );
}

/** @param path undefined: all faults */
export async function removeFault(db: D1Database, path?: string): Promise<void> {
  const statement =
    path === undefined ? db.prepare("DELETE FROM faults") : db.prepare("DELETE FROM faults WHERE path = ?").bind(path);
  await known.changed(statement.run());
}

/** Applies the fault with the longest matching path. */
export function applyFaults(): MiddlewareHandler<StandInEnv> {
  return async function applyFaults(c, next) {
    const found = (await listFaults(c.env.DB)).find(({ path }) => c.req.path.startsWith(path));
    if (found === undefined) return next();
    const response = await respond(found.fault, next, c);
    if (response !== undefined) c.res = response;
  };
}

export const faults = new Hono<StandInEnv>()
  .get("/", async (c) => c.json(await listFaults(c.env.DB)))
  .put("/", async (c) => {
    await setFault(c.env.DB, await c.req.json<SetFault>());
    return c.json({ ok: true });
  })
  .delete("/", async (c) => {
    await removeFault(c.env.DB, c.req.query("path"));
    return c.json({ ok: true });
  });
