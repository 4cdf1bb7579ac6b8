/** The account rules for documents and data requests (specification 10.9). */

import type { MiddlewareHandler } from "hono";
import { decideAtEdge } from "#app/domain/session/guard.ts";
import { userStateFromCookieHeader } from "#app/domain/session/session.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";

export const routeGuard: MiddlewareHandler<Gateway> = async (c, next) => {
  const { pathname, isData } = c.get("document");
  const decision = decideAtEdge(userStateFromCookieHeader(c.req.header("cookie") ?? null), pathname);
  if (decision.allow) return next();
  return redirect(decision.to, 302, isData);
};
