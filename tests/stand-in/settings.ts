/**
 * `/__settings`: numbers that tests can change, stored in D1. `PUT {name: value}` sets them, `DELETE` restores the
 * defaults, `POST /expire?kind=access|refresh` ends all tokens of a kind.
 */

import { Hono } from "hono";
import type { StandInEnv } from "./env.ts";

const DEFAULTS = {
  /** Short, so that longer visits have to refresh it. */
  accessTokenSeconds: 300,
  refreshTokenSeconds: 30 * 86_400,
};

type Setting = keyof typeof DEFAULTS;

export async function setting(db: D1Database, name: Setting): Promise<number> {
  const row = await db.prepare("SELECT value FROM settings WHERE name = ?").bind(name).first<{ value: number }>();
  return row?.value ?? DEFAULTS[name];
}

export const settings = new Hono<StandInEnv>()
  .put("/", async (c) => {
    const changes = await c.req.json<Partial<Record<Setting, number>>>();
    for (const [name, value] of Object.entries(changes)) {
      if (!(name in DEFAULTS) || !Number.isFinite(value)) return c.json({ error: `No setting ${name}` }, 400);
      await c.env.DB.prepare("INSERT OR REPLACE INTO settings VALUES (?, ?)").bind(name, value).run();
    }
    return c.json({ ok: true });
  })
  .delete("/", async (c) => {
    await c.env.DB.prepare("DELETE FROM settings").run();
    return c.json({ ok: true });
  })
  .post("/expire", async (c) => {
    const kind = c.req.query("kind") ?? "access";
    await c.env.DB.prepare("UPDATE tokens SET expires_at = 0 WHERE kind = ?").bind(kind).run();
    return c.json({ ok: true });
  });
