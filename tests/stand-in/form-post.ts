/** Forms of the operator's screens. */

import type { Context } from "hono";
import type { StandInEnv } from "./env.ts";

/** CSRF check. On a handed-off path the visitor sees the site's host, which arrives in `X-Forwarded-Host`. */
export function isSameOrigin(c: Context<StandInEnv>): boolean {
  const origin = c.req.header("origin");
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Trimmed; missing fields are empty. */
export async function formFields(c: Context<StandInEnv>): Promise<(name: string) => string> {
  const form = await c.req.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}
