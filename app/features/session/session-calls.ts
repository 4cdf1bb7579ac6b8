/** The calls that keep a visitor's session: tokens and profile. */

import type { Outcome } from "#app/domain/http/outcome.ts";
import { isObject } from "#app/domain/json.ts";
import { readUser, type User } from "#app/domain/session/session.ts";
import type { Tokens } from "#app/operator/auth.ts";
import type { OperatorClient } from "#app/operator/client.ts";
import { CURRENT_USER, callThroughEdge, GUEST_REFRESH, GUEST_TOKEN, REFRESH } from "#app/operator/visitor-calls.ts";

export function fetchGuestTokens(operator: OperatorClient): Promise<Outcome<Tokens>> {
  return callThroughEdge(operator, GUEST_TOKEN);
}

export function refreshTokens(
  operator: OperatorClient,
  refreshToken: string,
  isSignedIn: boolean,
): Promise<Outcome<Tokens>> {
  return callThroughEdge(operator, { ...(isSignedIn ? REFRESH : GUEST_REFRESH), body: { refreshToken } });
}

/** null where the operator says nothing about the visitor. */
export async function fetchProfile(operator: OperatorClient): Promise<Outcome<User | null>> {
  const answer = await operator.call(CURRENT_USER);
  return answer.ok ? { ok: true, data: isObject(answer.data) ? readUser(answer.data.data) : null } : answer;
}
