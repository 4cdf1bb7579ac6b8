/** Forms of the operator's screens. */

import type { Context, MiddlewareHandler } from "hono";
import type { StandInEnv } from "./env.ts";

/** CSRF check. On a handed-off path the visitor sees the site's host, which arrives in `X-Forwarded-Host`. */
export const sameOriginOnly: MiddlewareHandler<StandInEnv> = async (c, next) => {
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
  const origin = URL.parse(c.req.header("origin") ?? "");
  if (origin === null || origin.host !== host) return c.text("This form was sent from another site.", 403);
  await next();
};

/** Trimmed; missing fields are empty. */
export async function formFields(c: Context<StandInEnv>): Promise<(name: string) => string> {
  const form = await c.req.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}
