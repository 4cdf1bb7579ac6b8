/** Idempotency keys (IETF draft httpapi-idempotency-key-header): a repeated POST gets the first one's answer and writes nothing. */

import type { MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";
import { bearerOf, visitorOfToken } from "./visitors.ts";

interface Write {
  body: string;
  /** Null until it is answered. */
  status: number | null;
  answer: string | null;
}

/** A key belongs to a visitor, a tenant and a path. Only successes are kept: nothing was written otherwise. */
export const idempotency: MiddlewareHandler<StandInEnv> = async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (c.req.method !== "POST" || key === undefined) return next();
  const db = c.env.DB;
  const visitor = await visitorOfToken(db, bearerOf(c.req.header("authorization")));
  const write = JSON.stringify([c.get("host"), visitor?.owner, c.req.path, key]);
  const body = await c.req.raw.clone().text();
  const claim = await db.prepare("INSERT OR IGNORE INTO writes (write, body) VALUES (?, ?)").bind(write, body).run();
  if (claim.meta.changes === 1) {
    await next();
    const done = c.res.ok
      ? db
          .prepare("UPDATE writes SET status = ?, answer = ? WHERE write = ?")
          .bind(c.res.status, await c.res.clone().text(), write)
      : db.prepare("DELETE FROM writes WHERE write = ?").bind(write);
    await done.run();
    return;
  }
  const refuse = (status: 422 | 503, error: string) => c.json({ success: false, data: null, error }, status);
  const first = await db.prepare("SELECT * FROM writes WHERE write = ?").bind(write).first<Write>();
  if (first !== null && first.body !== body) return refuse(422, "This key was used for another request");
  if (first?.status == null) return refuse(503, "A request with this key is not answered yet");
  return new Response(first.answer, { status: first.status, headers: { "content-type": "application/json" } });
};
