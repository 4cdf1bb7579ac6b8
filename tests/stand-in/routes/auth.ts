/** Tokens and profiles. */

import { Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { bearerOf, issueTokens, refresh, startVisit, visitorOfToken } from "#tests/stand-in/visitors.ts";

const INVALID_TOKEN = { error: "This token is not valid any more" };

async function refreshTokenOf(request: { json(): Promise<unknown> }): Promise<string> {
  const body = (await request.json().catch(() => null)) as { refreshToken?: unknown } | null;
  return typeof body?.refreshToken === "string" ? body.refreshToken : "";
}

export const auth = new Hono<StandInEnv>()
  .post("/auth/guest/token", async (c) => c.json(await issueTokens(c.env.DB, await startVisit(c.env.DB, null))))
  .post("/auth/guest/refresh_token", async (c) => {
    const pair = await refresh(c.env.DB, await refreshTokenOf(c.req), true);
    return pair === null ? c.json(INVALID_TOKEN, 401) : c.json(pair);
  })
  .post("/auth/refresh_token", async (c) => {
    const pair = await refresh(c.env.DB, await refreshTokenOf(c.req), false);
    return pair === null ? c.json(INVALID_TOKEN, 401) : c.json(pair);
  })
  .get("/auth/current_user", async (c) => {
    const visitor = await visitorOfToken(c.env.DB, bearerOf(c.req.header("authorization")));
    if (visitor === null) return c.json(INVALID_TOKEN, 401);
    const { user } = visitor;
    return c.json({
      data: user === null ? { cart_user_type: "guest" } : { cart_user_type: "customer", username: user.name },
    });
  });
