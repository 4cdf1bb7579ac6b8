/** The `user-state` cookie of the site's host, as the operator's own screens read and write it (specification 3). */

import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Operator } from "./operator.ts";
import { refresh, type TokenPair, type Visitor, visitorOfToken } from "./visitors.ts";

type State = Record<string, unknown>;

const NAME = "user-state";
const KEPT_SECONDS = 30 * 86_400;

function readState(c: Context<Operator>): State {
  try {
    const state: unknown = JSON.parse(getCookie(c, NAME) ?? "");
    return typeof state === "object" && state !== null && !Array.isArray(state) ? (state as State) : {};
  } catch {
    return {};
  }
}

function writeState(c: Context<Operator>, state: State | null): void {
  setCookie(c, NAME, state === null ? "" : JSON.stringify(state), {
    path: "/",
    sameSite: "Lax",
    secure: c.req.header("x-forwarded-proto") === "https",
    maxAge: state === null ? 0 : KEPT_SECONDS,
  });
}

/** Who the cookie's token belongs to; an access token that ran out is exchanged on the way. */
export async function visitorOfCookie(c: Context<Operator>): Promise<Visitor | null> {
  const state = readState(c);
  const { access_token: access, refresh_token: refreshToken } = state;
  const visitor = await visitorOfToken(c.env.DB, typeof access === "string" ? access : null);
  if (visitor !== null || typeof refreshToken !== "string") return visitor;
  const pair = (await refresh(c.env.DB, refreshToken, false)) ?? (await refresh(c.env.DB, refreshToken, true));
  if (pair === null) return null;
  writeState(c, { ...state, ...pair });
  return visitorOfToken(c.env.DB, pair.access_token);
}

/** Signed in: the user and the tokens are new, everything else in the cookie stays. */
export async function writeSignedIn(
  c: Context<Operator>,
  name: string,
  pair: TokenPair,
  userId: number,
): Promise<void> {
  const { results } = await c.env.DB.prepare("SELECT id FROM cart_items WHERE owner = ? ORDER BY id")
    .bind(`user:${userId}`)
    .all<{ id: number }>();
  writeState(c, {
    ...readState(c),
    ...pair,
    user: { username: name, cart_user_type: "customer" },
    cart: results.map(({ id }) => id),
  });
}

export function forgetVisitor(c: Context<Operator>): void {
  writeState(c, null);
}
