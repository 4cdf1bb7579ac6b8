/** Tokens and profiles. */

import { type Context, Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { bearerOf, issueTokens, refresh, startVisit, visitorOfToken } from "#tests/stand-in/visitors.ts";

const INVALID_TOKEN = { error: "This token is not valid any more" };

async function refreshed(c: Context<StandInEnv>, isGuest: boolean) {
  const body = await c.req.json<{ refreshToken?: unknown } | null>().catch(() => null);
  const token = typeof body?.refreshToken === "string" ? body.refreshToken : "";
  const pair = await refresh(c.env.DB, token, isGuest);
  return pair === null ? c.json(INVALID_TOKEN, 401) : c.json(pair);
}

export const auth = new Hono<StandInEnv>()
  .post("/auth/guest/token", async (c) => c.json(await issueTokens(c.env.DB, await startVisit(c.env.DB, null))))
  .post("/auth/guest/refresh_token", (c) => refreshed(c, true))
  .post("/auth/refresh_token", (c) => refreshed(c, false))
  .get("/auth/current_user", async (c) => {
    const visitor = await visitorOfToken(c.env.DB, bearerOf(c.req.header("authorization")));
    if (visitor === null) return c.json(INVALID_TOKEN, 401);
    const { user } = visitor;
    return c.json({
      data: user === null ? { cart_user_type: "guest" } : { cart_user_type: "customer", username: user.name },
    });
  });
