/** Newsletter sign-ups and contact messages, stored in D1. Tests read them from `GET /__submissions`. */

import { Hono, type HonoRequest } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";

const jsonOf = (request: HonoRequest) => request.json<Record<string, unknown> | null>().catch(() => null);

const refusal = (error: string) => ({ success: false, data: null, error });

export const forms = new Hono<StandInEnv>()
  .post("/newsletter/signup", async (c) => {
    const body = await jsonOf(c.req);
    const { email, website_id: website } = body ?? {};
    if (typeof email !== "string" || !email.includes("@") || website !== 1) {
      return c.json(refusal("email and website_id 1 are needed"), 422);
    }
    // The same answer for a second sign-up, so that it does not reveal who is on the list.
    await c.env.DB.prepare(
      "INSERT OR IGNORE INTO newsletter_signups (host, email, website_id, received) VALUES (?, ?, ?, ?)",
    )
      .bind(c.get("host"), email.toLowerCase(), website, new Date().toISOString())
      .run();
    return c.json({ success: true, data: { email }, error: null });
  })
  .post("/website/contact/submit", async (c) => {
    const body = await jsonOf(c.req);
    const missing = ["name", "email", "subject", "message"].filter((field) => typeof body?.[field] !== "string");
    if (body === null || missing.length > 0) return c.json(refusal(`missing: ${missing.join(", ")}`), 422);
    const { meta } = await c.env.DB.prepare("INSERT INTO contact_messages (host, fields, received) VALUES (?, ?, ?)")
      .bind(c.get("host"), JSON.stringify(body), new Date().toISOString())
      .run();
    return c.json({ success: true, data: { id: meta.last_row_id }, error: null });
  });

/** Oldest first. */
export async function listSubmissions(db: D1Database) {
  const newsletter = await db.prepare("SELECT host, email, website_id FROM newsletter_signups ORDER BY id").all();
  const contact = await db
    .prepare("SELECT host, fields FROM contact_messages ORDER BY id")
    .all<{ host: string; fields: string }>();
  return {
    newsletter: newsletter.results,
    contact: contact.results.map(({ host, fields }) => ({ host, fields: JSON.parse(fields) as object })),
  };
}

export const submissions = new Hono<StandInEnv>().get("/", async (c) => c.json(await listSubmissions(c.env.DB)));
