/** The visitor's token in headers for the operator. */

import { userStateFromCookieHeader } from "#app/domain/session/session.ts";

/**
 * The headers of a form post, with the token of the `user-state` cookie as the only `Authorization`: without JavaScript
 * nothing else can carry it (specification 10.12). Only after `isSameOrigin`, because a cookie alone proves no intent
 * (docs/threats.md T8).
 */
export function withVisitorToken(visitor: Headers): Headers {
  const headers = new Headers(visitor);
  headers.delete("authorization");
  const token = userStateFromCookieHeader(visitor.get("cookie"))?.access_token;
  if (token != null) headers.set("authorization", `Bearer ${token}`);
  return headers;
}
