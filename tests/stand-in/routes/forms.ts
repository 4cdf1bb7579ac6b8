/** Newsletter sign-ups and contact messages, stored in D1. Tests read them from `GET /__submissions`. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";

const MAX_BYTES = 32_768;

async function jsonObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text.length > MAX_BYTES) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const refusal = (error: string) => ({ success: false, data: null, error });

export const forms = new Hono<StandInEnv>()
  .post("/newsletter/signup", async (c) => {
    const body = await jsonObject(c.req.raw);
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
    const body = await jsonObject(c.req.raw);
    const missing = ["name", "email", "subject", "message"].filter((field) => typeof body?.[field] !== "string");
    if (body === null || missing.length > 0) return c.json(refusal(`missing: ${missing.join(", ")}`), 422);
    const { meta } = await c.env.DB.prepare("INSERT INTO contact_messages (host, fields, received) VALUES (?, ?, ?)")
      .bind(c.get("host"), JSON.stringify(body), new Date().toISOString())
      .run();
    return c.json({ success: true, data: { id: meta.last_row_id }, error: null });
  });

export interface Submissions {
  newsletter: { host: string; email: string; website_id: number; received: string }[];
  contact: { host: string; fields: Record<string, unknown>; received: string }[];
}

/** Oldest first. */
export async function listSubmissions(db: D1Database): Promise<Submissions> {
  const newsletter = await db
    .prepare("SELECT host, email, website_id, received FROM newsletter_signups ORDER BY id")
    .all<Submissions["newsletter"][number]>();
  const contact = await db
    .prepare("SELECT host, fields, received FROM contact_messages ORDER BY id")
    .all<{ host: string; fields: string; received: string }>();
  return {
    newsletter: newsletter.results,
    contact: contact.results.map((row) => ({ ...row, fields: JSON.parse(row.fields) })),
  };
}

export const submissions = new Hono<StandInEnv>().get("/", async (c) => {
  const { newsletter, contact } = await listSubmissions(c.env.DB);
  return c.json({
    newsletter: newsletter.map(({ host, email, website_id }) => ({ host, email, website_id })),
    contact: contact.map(({ host, fields }) => ({ host, fields })),
  });
});
