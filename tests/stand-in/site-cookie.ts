/** The `user-state` cookie, which the operator's screens share with the site (specification 10.8). */

import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { StandInEnv } from "./env.ts";
import { cartRows } from "./routes/cart.ts";
import { refresh, type TokenPair, type Visitor, visitorOfToken } from "./visitors.ts";

type State = Record<string, unknown>;

const NAME = "user-state";
const MAX_AGE_SECONDS = 30 * 86_400;

function readState(c: Context<StandInEnv>): State {
  try {
    const state: unknown = JSON.parse(getCookie(c, NAME) ?? "");
    return typeof state === "object" && state !== null && !Array.isArray(state) ? (state as State) : {};
  } catch {
    return {};
  }
}

function writeState(c: Context<StandInEnv>, state: State | null): void {
  setCookie(c, NAME, state === null ? "" : JSON.stringify(state), {
    path: "/",
    sameSite: "Lax",
    secure: c.req.header("x-forwarded-proto") === "https",
    maxAge: state === null ? 0 : MAX_AGE_SECONDS,
  });
}

/** The visitor of the cookie's token. Refreshes an expired access token. */
export async function visitorOfCookie(c: Context<StandInEnv>): Promise<Visitor | null> {
  const state = readState(c);
  const { access_token: access, refresh_token: refreshToken } = state;
  const visitor = await visitorOfToken(c.env.DB, typeof access === "string" ? access : null);
  if (visitor !== null || typeof refreshToken !== "string") return visitor;
  const pair = (await refresh(c.env.DB, refreshToken, false)) ?? (await refresh(c.env.DB, refreshToken, true));
  if (pair === null) return null;
  writeState(c, { ...state, ...pair });
  return visitorOfToken(c.env.DB, pair.access_token);
}

/** Changes the given fields and keeps the others. */
export function updateState(c: Context<StandInEnv>, change: State): void {
  writeState(c, { ...readState(c), ...change });
}

/** Stores user, tokens and cart; keeps the other fields. */
export async function writeSignedIn(
  c: Context<StandInEnv>,
  name: string,
  pair: TokenPair,
  userId: number,
): Promise<void> {
  const rows = await cartRows(c.env.DB, `user:${userId}`);
  writeState(c, {
    ...readState(c),
    ...pair,
    user: { username: name, cart_user_type: "customer" },
    cart: rows.map(({ id }) => id),
  });
}

export function clearState(c: Context<StandInEnv>): void {
  writeState(c, null);
}
