/**
 * What a signed link opens (`npm run invite`), by a cookie that expires with it. Answers are `noindex` and kept by no cache outside
 * the worker.
 */

import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { PREVIEW_END, PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { cookieValues } from "#app/domain/session/session.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirects.ts";
import { invitationTo, isToken, previewOf, secondsLeft } from "./signed-link.ts";

type SecondsLeft = (token: string) => number;

const attributesOf = (c: Context<Gateway>) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: c.get("url").protocol === "https:" }) as const;

/** @returns for how many seconds the visitor's cookie is still good */
function secondsKept(c: Context<Gateway>, cookie: string, left: SecondsLeft): number {
  return Math.max(0, ...cookieValues(c.req.header("cookie") ?? "", cookie).map(left));
}

function keepPrivate({ res }: Context<Gateway>): void {
  res.headers.set("x-robots-tag", "noindex");
  res.headers.set("cache-control", "private, no-store");
}

const PREVIEW_COOKIE = "preview";

/** The page without the parameter. */
function toPage(c: Context<Gateway>): Response {
  const { pathname, searchParams } = c.get("url");
  const rest = new URLSearchParams(searchParams);
  rest.delete(PREVIEW_PARAMETER);
  c.res = redirect(rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`, 302, false);
  return c.res;
}

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
    if (given === PREVIEW_END) {
      toPage(c);
      deleteCookie(c, PREVIEW_COOKIE, attributesOf(c));
      return c.res;
    }
    // Anything else under this name is somebody's own parameter.
    if (isToken(given)) {
      const maxAge = left(given);
      if (maxAge === 0) return textAnswer(403, "This preview link has expired. Ask whoever sent it for a new one.");
      toPage(c);
      setCookie(c, PREVIEW_COOKIE, given, { ...attributesOf(c), maxAge });
      return c.res;
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
    const url = c.get("url");
    const given = url.searchParams.get(ENTER) ?? "";
    const maxAge = left(given);
    if (maxAge > 0) {
      c.res = redirect(url.pathname, 302, false);
      setCookie(c, SITE_COOKIE, given, { ...attributesOf(c), maxAge });
      return c.res;
    }
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
