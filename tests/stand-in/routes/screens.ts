/** Placeholders for the operator's other screens: trip planner, agent login. */

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { StandInEnv } from "#tests/stand-in/env.ts";

function screen(c: Context<StandInEnv>, title: string, text: string) {
  const url = new URL(c.req.url);
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p>Asked for: <code>${url.pathname}${url.search}</code></p>
        </main>
      </body>
    </html>`);
}

export const screens = new Hono<StandInEnv>()
  .get("/ideas", (c) => screen(c, "Trip planner", "The base site's own planner for tours with a night."))
  .get("/admin/", (c) => screen(c, "Agent login", "Agents sign in here, outside the public site."));
