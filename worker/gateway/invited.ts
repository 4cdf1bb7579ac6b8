/**
 * What a signed link opens (`npm run invite`), by a cookie that expires with it. Answers are `noindex` and kept by no cache outside
 * the worker.
 */

import type { Context, MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { PREVIEW_END, PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { cookieValues } from "#app/domain/session/session.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirects.ts";
import { invitationTo, isToken, previewOf, secondsLeft } from "./signed-link.ts";

type SecondsLeft = (token: string) => number;

/** @returns for how many seconds the visitor's cookie is still good */
function secondsKept(c: Context<Gateway>, cookie: string, left: SecondsLeft): number {
  return Math.max(0, ...cookieValues(c.req.header("cookie") ?? "", cookie).map(left));
}

/** Keeps a token in a cookie, and leads to the page without it. */
function enter(c: Context<Gateway>, parameter: string, cookie: string, token: string, maxAge: number): Response {
  const { pathname, protocol, searchParams } = c.get("url");
  const rest = new URLSearchParams(searchParams);
  rest.delete(parameter);
  c.res = redirect(rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`, 302, false);
  setCookie(c, cookie, token, { maxAge, path: "/", httpOnly: true, sameSite: "Lax", secure: protocol === "https:" });
  return c.res;
}

function keepPrivate({ res }: Context<Gateway>): void {
  res.headers.set("x-robots-tag", "noindex");
  res.headers.set("cache-control", "private, no-store");
}

const PREVIEW_COOKIE = "preview";

/**
 * `?preview=…` (`npm run invite -- … --preview`): pages with the operator's newest content, past all caches. `?preview=end` takes the
 * cookie back.
 */
export function preview({ readyToken }: Pick<Config, "readyToken">): MiddlewareHandler<Gateway> {
  return async function preview(c, next) {
    if (readyToken === null) return next();
    const what = previewOf(c.get("requestedHost") ?? "");
    const left: SecondsLeft = (token) => secondsLeft(readyToken, what, token);
    const given = c.get("url").searchParams.get(PREVIEW_PARAMETER) ?? "";
    if (given === PREVIEW_END) return enter(c, PREVIEW_PARAMETER, PREVIEW_COOKIE, "", 0);
    // Anything else under this name is somebody's own parameter.
    if (isToken(given)) {
      const maxAge = left(given);
      if (maxAge === 0) return textAnswer(403, "This preview link has expired. Ask whoever sent it for a new one.");
      return enter(c, PREVIEW_PARAMETER, PREVIEW_COOKIE, given, maxAge);
    }
    const seconds = secondsKept(c, PREVIEW_COOKIE, left);
    if (seconds === 0) return next();
    c.set("previewUntilMs", Date.now() + seconds * 1_000);
    await next();
    keepPrivate(c);
    return undefined;
  };
}

const SITE_COOKIE = "soft_launch";
const ENTER = "enter";

type SoftLaunch = Pick<Config, "softLaunch" | "readyToken">;

/** `/?enter=…`: a site that only invited people see (`SOFT_LAUNCH`). Without `READY_TOKEN` nobody can be invited. */
export function softLaunch({ softLaunch: sites, readyToken }: SoftLaunch): MiddlewareHandler<Gateway> {
  return async function softLaunch(c, next) {
    const host = c.get("host");
    const generation = sites.get(host);
    if (generation === undefined || c.get("previewUntilMs") !== undefined) return next();
    // The address of the link; with `TENANT_HOST`, another one than the tenant's.
    const invitation = invitationTo(c.get("requestedHost") ?? host, generation);
    const left: SecondsLeft = (token) => (readyToken === null ? 0 : secondsLeft(readyToken, invitation, token));
    const given = c.get("url").searchParams.get(ENTER) ?? "";
    const maxAge = left(given);
    if (maxAge > 0) return enter(c, ENTER, SITE_COOKIE, given, maxAge);
    if (secondsKept(c, SITE_COOKIE, left) === 0) {
      return textAnswer(403, "This site is not open yet. Ask whoever invited you for a new link.", {
        "x-robots-tag": "noindex",
      });
    }
    await next();
    keepPrivate(c);
    return undefined;
  };
}
