/** `GET /`: a page for developers with the site's last calls, what forms sent and pages measured, and forms for faults and tokens. */

import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { calls } from "./call-log.ts";
import type { StandInEnv } from "./env.ts";
import { type Fault, listFaults, removeFault, type SetFault, setFault } from "./faults.ts";
import { formFields } from "./form-post.ts";
import { reports } from "./insights.ts";
import { listSubmissions } from "./routes/forms.ts";
import { expireTokens, lifetimes } from "./visitors.ts";

const MAX_ROWS = 50;
const newest = <Item>(items: readonly Item[]) => items.slice(-MAX_ROWS).toReversed();

const PRESETS: Record<string, SetFault> = {
  "Everything is down": { path: "/", fault: { kind: "status", status: 503 } },
  "20% of calls fail": { path: "/api/", fault: { kind: "flaky", share: 0.2, fault: { kind: "status", status: 500 } } },
  "Dates take 3 s": { path: "/api/product/web/products/", fault: { kind: "slow", ms: 3_000 } },
  "Token endpoint is down": { path: "/api/auth/", fault: { kind: "status", status: 503 } },
};

const list = (title: string, items: readonly unknown[]) =>
  html`<h2>${title}</h2>
    <ul>${items.map((item) => html`<li>${typeof item === "string" ? item : JSON.stringify(item)}</li>`)}</ul>`;

const form = (action: string, content: unknown) =>
  html`<form method="post" action="/__dashboard/${action}">${content}</form>`;

async function page(c: Context<StandInEnv>, problem = "") {
  const { newsletter, contact } = await listSubmissions(c.env.DB);
  const shown = newest(calls).map(({ at, method, path, query, host, status, ms }) =>
    [new Date(at).toISOString().slice(11, 19), status ?? "waiting", `${ms ?? "-"} ms`, host, method, path + query].join(
      " ",
    ),
  );
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
            form { margin-block: 0.5rem }
          </style>
        </head>
        <body>
          <main>
            <h1>Operator stand-in</h1>
            <p role="alert">${problem}</p>
            <h2>Faults</h2>
            <p>The longest path that fits a call decides. The kinds are in tests/stand-in/faults.ts.</p>
            ${listFaults().map((one) =>
              form(
                "remove-fault",
                html`${JSON.stringify(one)} <button name="path" value="${one.path}">Remove</button>`,
              ),
            )}
            ${form(
              "preset",
              Object.keys(PRESETS).map((name) => html`<button name="preset" value="${name}">${name}</button> `),
            )}
            ${form(
              "fault",
              html`<label>Path starts with <input name="path" value="/api/" /></label>
                <label>Fault <input name="fault" value='{"kind":"status","status":500}' size="40" /></label>
                <button>Set fault</button>`,
            )}
            <h2>Tokens</h2>
            ${form(
              "lifetime",
              html`<label>Seconds of new access tokens <input name="seconds" inputmode="numeric" value="300" /></label> <button>Save</button>`,
            )}
            ${form("expire", html`<button name="kind" value="access">Expire access tokens</button> <button name="kind" value="refresh">Expire refresh tokens</button>`)}
            ${list("Calls, newest first (UTC). What the site has stored it does not ask for again.", shown)}
            ${list("Newsletter", newest(newsletter))} ${list("Contact", newest(contact))}
            ${list("Figures of page loads", newest(reports))}
          </main>
        </body>
      </html>`,
    problem === "" ? 200 : 422,
  );
}

/** @returns what is wrong with the form; undefined when it was done */
type Action = (db: D1Database, field: (name: string) => string) => unknown;

const ACTIONS: Record<string, Action> = {
  fault(_db, field) {
    const path = field("path");
    if (!path.startsWith("/")) return "A path starts with a slash, such as /api/cart.";
    try {
      setFault({ path, fault: JSON.parse(field("fault")) as Fault });
    } catch {
      return "The fault is not JSON.";
    }
  },
  preset(_db, field) {
    const preset = PRESETS[field("preset")];
    if (preset === undefined) return "There is no such preset.";
    setFault(preset);
  },
  "remove-fault": (_db, field) => removeFault(field("path")),
  lifetime(_db, field) {
    const seconds = Number(field("seconds") || Number.NaN);
    if (!Number.isFinite(seconds)) return "A token's lifetime is a number of seconds.";
    lifetimes.access = seconds;
  },
  expire: (db, field) => expireTokens(db, field("kind")),
};

export const dashboard = new Hono<StandInEnv>()
  .get("/", (c) => page(c))
  .post("/__dashboard/:action", csrf(), async (c) => {
    const action = ACTIONS[c.req.param("action")];
    if (action === undefined) return c.notFound();
    const problem = await action(c.env.DB, await formFields(c));
    return typeof problem === "string" ? page(c, problem) : c.redirect("/", 303);
  });
