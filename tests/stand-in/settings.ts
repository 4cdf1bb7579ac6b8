/**
 * `/__settings`: numbers that tests can change, stored in D1. `PUT {name: value}` sets them, `DELETE` restores the
 * defaults, `POST /expire?kind=access|refresh` ends all tokens of a kind.
 */

import { Hono } from "hono";
import type { StandInEnv } from "./env.ts";
import { remembered } from "./remembered.ts";

const DEFAULTS = {
  /** Short, so that longer visits have to refresh it. */
  accessTokenSeconds: 300,
  refreshTokenSeconds: 30 * 86_400,
};

export type Setting = keyof typeof DEFAULTS;

const known = remembered(async (db): Promise<Partial<Record<string, number>>> => {
  const { results } = await db.prepare("SELECT name, value FROM settings").all<{ name: string; value: number }>();
  return Object.fromEntries(results.map(({ name, value }) => [name, value]));
});

export async function setting(db: D1Database, name: Setting): Promise<number> {
  return (await known.get(db))[name] ?? DEFAULTS[name];
}

/** @returns the name of the first one that does not exist or is no number; the ones before it are set */
export async function changeSettings(db: D1Database, changes: Record<string, number>): Promise<string | null> {
  for (const [name, value] of Object.entries(changes)) {
    if (!(name in DEFAULTS) || !Number.isFinite(value)) return name;
    await known.changed(db.prepare("INSERT OR REPLACE INTO settings VALUES (?, ?)").bind(name, value).run());
  }
  return null;
}

/** Ends all tokens of a kind. */
export async function expireTokens(db: D1Database, kind: string): Promise<void> {
  await db.prepare("UPDATE tokens SET expires_at = 0 WHERE kind = ?").bind(kind).run();
}

export const settings = new Hono<StandInEnv>()
  .put("/", async (c) => {
    const unknown = await changeSettings(c.env.DB, await c.req.json<Record<string, number>>());
    return unknown === null ? c.json({ ok: true }) : c.json({ error: `No setting ${unknown}` }, 400);
  })
  .delete("/", async (c) => {
    await known.changed(c.env.DB.prepare("DELETE FROM settings").run());
    return c.json({ ok: true });
  })
  .post("/expire", async (c) => {
    await expireTokens(c.env.DB, c.req.query("kind") ?? "access");
    return c.json({ ok: true });
  });
