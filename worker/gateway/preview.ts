/**
 * Preview: somebody with a signed link (`?preview=…`, `npm run invite -- … --preview`) sees pages with the operator's newest content,
 * past all caches. The link sets a cookie that expires with it; `?preview=end` takes it back. Answers are `noindex` and kept nowhere.
 */

import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { PREVIEW_END, PREVIEW_PARAMETER } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { cookieValues } from "#app/domain/session/session.ts";
import type { Config } from "#worker/config.ts";
import type { Gateway } from "./context.ts";
import { redirect } from "./redirect.ts";
import { isToken, previewOf, secondsLeft } from "./signed-link.ts";

const COOKIE = "preview";

/** The page without the parameter. */
function toPage(c: Context<Gateway>): Response {
  const { pathname, searchParams } = c.get("url");
  const rest = new URLSearchParams(searchParams);
  rest.delete(PREVIEW_PARAMETER);
  c.res = redirect(rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`, 302, false);
  return c.res;
}

export function preview({ readyToken }: Pick<Config, "readyToken">): MiddlewareHandler<Gateway> {
  return async function preview(c, next) {
    if (readyToken === null) return next();
    const url = c.get("url");
    const what = previewOf(c.get("requestedHost") ?? "");
    const left = (token: string) => secondsLeft(readyToken, what, token);
    const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: url.protocol === "https:" } as const;
    const given = url.searchParams.get(PREVIEW_PARAMETER) ?? "";
    if (given === PREVIEW_END) {
      toPage(c);
      deleteCookie(c, COOKIE, attributes);
      return c.res;
    }
    // Anything else under this name is somebody's own parameter.
    if (isToken(given)) {
      const maxAge = await left(given);
      if (maxAge === 0) return textAnswer(403, "This preview link has expired. Ask whoever sent it for a new one.");
      toPage(c);
      setCookie(c, COOKIE, given, { ...attributes, maxAge });
      return c.res;
    }
    const kept = cookieValues(c.req.header("cookie") ?? "", COOKIE).map(left);
    const seconds = Math.max(0, ...(await Promise.all(kept)));
    if (seconds === 0) return next();
    c.set("previewUntilMs", Date.now() + seconds * 1_000);
    await next();
    c.res.headers.set("x-robots-tag", "noindex");
    c.res.headers.set("cache-control", "private, no-store");
    return undefined;
  };
}
