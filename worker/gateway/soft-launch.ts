/**
 * A site that only invited people see (`SOFT_LAUNCH`): a signed link, `/?enter=…`, sets a cookie that expires with it. Its answers
 * are `noindex` and kept by no cache outside the worker. Without `READY_TOKEN` nobody can be invited.
 */

import type { MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { cookieValues } from "#app/domain/session/session.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";
import { invitationTo, secondsLeft } from "./signed-link.ts";

const COOKIE = "soft_launch";
const ENTER = "enter";

type SoftLaunch = Pick<Config, "softLaunch" | "readyToken">;

export function softLaunch({ softLaunch: sites, readyToken }: SoftLaunch): MiddlewareHandler<Gateway> {
  return async function softLaunch(c, next) {
    const host = c.get("host");
    const generation = sites.get(host);
    if (generation === undefined || c.get("previewUntilMs") !== undefined) return next();
    // The address of the link; with `TENANT_HOST`, another one than the tenant's.
    const invitation = invitationTo(c.get("requestedHost") ?? host, generation);
    const left = async (token: string) => (readyToken === null ? 0 : secondsLeft(readyToken, invitation, token));
    const url = c.get("url");
    const given = url.searchParams.get(ENTER) ?? "";
    const seconds = await left(given);
    if (seconds > 0) {
      c.res = redirect(url.pathname, 302, false);
      const secure = url.protocol === "https:";
      setCookie(c, COOKIE, given, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: seconds });
      return c.res;
    }
    const kept = cookieValues(c.req.header("cookie") ?? "", COOKIE).map(left);
    if (Math.max(0, ...(await Promise.all(kept))) === 0) {
      return textAnswer(403, "This site is not open yet. Ask whoever invited you for a new link.", {
        "x-robots-tag": "noindex",
      });
    }
    await next();
    c.res.headers.set("x-robots-tag", "noindex");
    c.res.headers.set("cache-control", "private, no-store");
    return undefined;
  };
}
