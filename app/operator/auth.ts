/** `/api/auth/…` (specification 3 and 7), for the browser's session. */

import { isObject, type Json } from "#app/domain/json.ts";
import { readUser, type User } from "#app/domain/session/session.ts";
import type { OperatorClient } from "./client.ts";
import { failure, type Outcome } from "./outcome.ts";

export interface Tokens {
  access_token: string;
  /** null when absent: the current one stays valid. */
  refresh_token: string | null;
}

function token(source: Json, key: string): string | null {
  const value = source[key];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Token response (specification 3): at the top level or inside `data`. */
function readTokens(answer: unknown): Tokens | null {
  if (!isObject(answer)) return null;
  const source = { ...answer, ...(isObject(answer.data) ? answer.data : null) };
  const accessToken = token(source, "access_token");
  return accessToken === null ? null : { access_token: accessToken, refresh_token: token(source, "refresh_token") };
}

async function callForTokens(operator: OperatorClient, path: string, body?: unknown): Promise<Outcome<Tokens>> {
  const answer = await operator.call({ method: "POST", path, body });
  if (!answer.ok) return answer;
  const tokens = readTokens(answer.data);
  return tokens === null ? failure("wrong-shape", "no access_token") : { ok: true, data: tokens };
}

export function fetchGuestTokens(operator: OperatorClient): Promise<Outcome<Tokens>> {
  return callForTokens(operator, "/api/auth/guest/token");
}

export function refreshTokens(
  operator: OperatorClient,
  refreshToken: string,
  isSignedIn: boolean,
): Promise<Outcome<Tokens>> {
  const path = isSignedIn ? "/api/auth/refresh_token" : "/api/auth/guest/refresh_token";
  return callForTokens(operator, path, { refreshToken });
}

export async function fetchProfile(operator: OperatorClient): Promise<Outcome<User | null>> {
  const answer = await operator.call({ path: "/api/auth/current_user" });
  return answer.ok ? { ok: true, data: isObject(answer.data) ? readUser(answer.data.data) : null } : answer;
}
