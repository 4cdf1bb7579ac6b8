/** The operator's own screens: the booking engine's search and the agents' admin area, as far as a demo needs them. */

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Operator } from "#tests/stand-in/operator.ts";

function screen(c: Context<Operator>, title: string, text: string) {
  const asked = new URL(c.req.url);
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
          <p>Asked for: <code>${asked.pathname}${asked.search}</code></p>
        </main>
      </body>
    </html>`);
}

export const screens = new Hono<Operator>()
  .get("/search/*", (c) => screen(c, "Booking engine", "The operator's booking engine takes over here."))
  .get("/search", (c) => screen(c, "Booking engine", "The operator's booking engine takes over here."))
  .get("/ideas", (c) => screen(c, "Trip planner", "The base site's own planner for tours with a night."))
  .get("/admin/", (c) => screen(c, "Agent login", "Agents sign in here, outside the public site."));
