/** `GET /`: a page for developers with the faults that are set, the site's last calls, what forms sent and pages measured. */

import { Hono, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { StandInEnv } from "./env.ts";
import { listFaults } from "./faults.ts";
import { reports } from "./insights.ts";
import { listSubmissions } from "./routes/forms.ts";

const MAX_ROWS = 50;
const newest = <Item>(items: readonly Item[]) => items.slice(-MAX_ROWS).toReversed();

/** Time (UTC), status, duration and address of each call. */
const calls: string[] = [];

export const recordCalls: MiddlewareHandler<StandInEnv> = async (c, next) => {
  const startedAt = Date.now();
  await next();
  const { method, path, url } = c.req;
  const time = new Date(startedAt).toISOString().slice(11, 19);
  const answered = `${c.res.status} ${Date.now() - startedAt} ms`;
  calls.push(`${time} ${answered} ${c.req.header("host-name") ?? ""} ${method} ${path}${new URL(url).search}`);
  if (calls.length > MAX_ROWS) calls.shift();
};

const list = (title: string, items: readonly unknown[]) =>
  html`<h2>${title}</h2>
    <ul>${items.map((item) => html`<li>${typeof item === "string" ? item : JSON.stringify(item)}</li>`)}</ul>`;

export const dashboard = new Hono<StandInEnv>().get("/", async (c) => {
  const { newsletter, contact } = await listSubmissions(c.env.DB);
  c.header("cache-control", "no-store");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>Operator stand-in</title>
          <style>
            body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; overflow-wrap: anywhere }
          </style>
        </head>
        <body>
          <main>
            <h1>Operator stand-in</h1>
            <p>Set faults with PUT /__faults (tests/stand-in/faults.ts), end sessions with POST /__expire/access or /__expire/refresh.</p>
            ${list("Faults. The longest path that fits a call decides.", listFaults())}
            ${list("Calls, newest first (UTC). What the site has stored it does not ask for again.", newest(calls))}
            ${list("Newsletter", newest(newsletter))} ${list("Contact", newest(contact))}
            ${list("Figures of page loads", newest(reports))}
          </main>
        </body>
      </html>`,
  );
});
