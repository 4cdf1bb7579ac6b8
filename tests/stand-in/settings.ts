/**
 * `/__settings`: numbers that tests can change, in memory. `PUT {name: value}` sets them, `DELETE` restores the defaults,
 * `POST /expire?kind=access|refresh` ends all tokens of a kind.
 */

import { Hono } from "hono";
import type { StandInEnv } from "./env.ts";

const DEFAULTS = {
  /** Short, so that longer visits have to refresh it. */
  accessTokenSeconds: 300,
  refreshTokenSeconds: 30 * 86_400,
};

export const setting: Record<keyof typeof DEFAULTS, number> = { ...DEFAULTS };

/** @returns the name of the first one that does not exist or is no number; nothing is set then */
export function changeSettings(changes: Record<string, number>): string | undefined {
  const wrong = Object.entries(changes).find(([name, value]) => !(name in DEFAULTS) || !Number.isFinite(value));
  if (wrong === undefined) Object.assign(setting, changes);
  return wrong?.[0];
}

/** Ends all tokens of a kind. */
export async function expireTokens(db: D1Database, kind: string): Promise<void> {
  await db.prepare("UPDATE tokens SET expires_at = 0 WHERE kind = ?").bind(kind).run();
}

export const settings = new Hono<StandInEnv>()
  .put("/", async (c) => {
    const wrong = changeSettings(await c.req.json<Record<string, number>>());
    return wrong === undefined ? c.json({ ok: true }) : c.json({ error: `No setting ${wrong}` }, 400);
  })
  .delete("/", (c) => {
    Object.assign(setting, DEFAULTS);
    return c.json({ ok: true });
  })
  .post("/expire", async (c) => {
    await expireTokens(c.env.DB, c.req.query("kind") ?? "access");
    return c.json({ ok: true });
  });
