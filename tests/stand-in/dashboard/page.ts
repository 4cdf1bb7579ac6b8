/** The dashboard's HTML. Parts with `data-live` are replaced by script.js; whatever has focus in them needs an id. */

import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { SeenCall } from "#tests/stand-in/call-log.ts";
import type { SetFault } from "#tests/stand-in/faults.ts";
import type { DataPoint, InsightsReport } from "#tests/stand-in/insights.ts";
import type { Submissions } from "#tests/stand-in/routes/forms.ts";
import type { Setting } from "#tests/stand-in/settings.ts";
import { describeFault, isSet, KINDS, PARAMETERS, PRESETS } from "./fault-form.ts";
import script from "./script.js?raw";
import style from "./style.css?raw";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The settings of its form; the others are for tests. */
type TokenLifetimes = Record<Extract<Setting, `${string}TokenSeconds`>, number>;

export interface Shown {
  /** Newest first. */
  calls: readonly SeenCall[];
  /** How many calls match the filter. */
  found: number;
  filter: string;
  submissions: Submissions;
  /** Newest first. */
  reports: readonly InsightsReport[];
  faults: readonly SetFault[];
  settings: TokenLifetimes;
  /** What was wrong with the form that was sent. */
  problem: string;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23c60'/%3E%3C/svg%3E";

/** Shows the parameter of the chosen kind only. */
const parameterStyle = Object.entries(KINDS)
  .filter(([, { parameter }]) => parameter !== undefined)
  .map(([kind, { parameter }]) => `form:has([value="${kind}"]:checked) [data-parameter="${parameter}"]{display:grid}`)
  .join("\n");

function time(at: number | string, length: "time" | "minute") {
  const iso = new Date(at).toISOString();
  const text = length === "time" ? iso.slice(11, 19) : iso.slice(0, 16).replace("T", " ");
  return html`<time datetime="${iso}">${text}</time>`;
}

const callRow = ({ at, method, path, query, host, status, ms }: SeenCall) =>
  html`<tr role="row">
    <td role="cell">${time(at, "time")}</td>
    <td role="cell" class="status status-${String(status)[0]}">${status ?? "waiting"}</td>
    <td role="cell">${ms === null ? "" : `${ms} ms`}</td>
    <td role="cell">${host ?? "no tenant"}</td>
    <td role="cell" class="path">${method} ${path}${query}</td>
  </tr>`;

function callTable({ calls, found, filter }: Shown) {
  if (found === 0) {
    return html`<p class="quiet">${filter === "" ? "No calls. Open a page of the site." : "No call fits the filter."}</p>`;
  }
  return html`<p class="quiet">Newest first, ${calls.length} of ${found}</p>
    <table role="table" aria-labelledby="calls-title">
      <thead role="rowgroup">
        <tr role="row">
          ${["UTC", "Status", "Took", "Tenant", "Call"].map((title) => html`<th role="columnheader" scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">${calls.map(callRow)}</tbody>
    </table>`;
}

function callSection(shown: Shown, query: string) {
  return html`<section aria-labelledby="calls-title">
    <h2 id="calls-title">Recent calls</h2>
    <div class="row">
      <form method="get" action="/" role="search">
        <label>Path contains <input id="filter" name="path" type="search" value="${shown.filter}" autocomplete="off" /></label>
      </form>
      <button id="pause" type="button" aria-pressed="false" hidden>Pause</button>
      <form method="post" action="/__dashboard/forget-calls${query}"><button>Clear</button></form>
    </div>
    <noscript><p><a href="/${query}">Show newer calls</a></p></noscript>
    <div id="calls" class="scroll" data-live role="region" aria-label="List of calls" tabindex="0">${callTable(shown)}</div>
  </section>`;
}

function submissionLists({ newsletter, contact }: Submissions): Html {
  if (newsletter.length + contact.length === 0) return html`<p class="quiet">Nothing was sent.</p>`;
  return html`<h3>Newsletter</h3>
    ${newsletter.length === 0 ? html`<p class="quiet">None</p>` : ""}
    <ul>
      ${newsletter.map(({ received, host, email }) => html`<li>${email}<br /><span class="quiet">${time(received, "minute")} UTC, ${host}</span></li>`)}
    </ul>
    <h3>Contact</h3>
    ${contact.length === 0 ? html`<p class="quiet">None</p>` : ""}
    <ul>
      ${contact.map(
        ({ received, host, fields }) =>
          html`<li>
            <span class="quiet">${time(received, "minute")} UTC, ${host}</span>
            <dl>${Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${String(value)}</dd>`)}</dl>
          </li>`,
      )}
    </ul>`;
}

/** `LCP 900 ms`, `CLS 0.02` or `tour-viewed 121`. */
function figureOf({ blobs: [kind, name, , , , tour], doubles: [value] }: DataPoint): string {
  if (kind === "step") return `${name} ${tour}`.trim();
  return name === "CLS" ? `CLS ${value}` : `${name} ${value} ms`;
}

const reportItem = ({ at, host, points: [first, ...more] }: InsightsReport) =>
  html`<li>
    ${first === undefined ? "Dropped: nothing to keep, or unwelcome" : [first, ...more].map(figureOf).join(", ")}<br />
    <span class="quiet">${time(at, "time")} UTC, ${host}${first === undefined ? "" : `, ${first.blobs[2]}, connection ${first.blobs[4]}`}</span>
  </li>`;

function reportList(reports: readonly InsightsReport[]): Html {
  if (reports.length === 0) return html`<p class="quiet">None. A page sends its figures when it is left or hidden.</p>`;
  return html`<ul>${reports.map(reportItem)}</ul>`;
}

function faultSwitches(faults: readonly SetFault[], query: string): Html {
  return html`<form method="post" action="/__dashboard/preset${query}" class="row">
      ${PRESETS.map(
        (preset) =>
          html`<button id="preset-${preset.id}" name="preset" value="${preset.id}" aria-pressed="${String(isSet(faults, preset))}">${preset.label}</button>`,
      )}
    </form>
    <h3>Set now</h3>
    ${faults.length === 0 ? html`<p class="quiet">None: every call is answered.</p>` : ""}
    <form method="post" action="/__dashboard/remove-fault${query}">
      <ul class="faults">
        ${faults.map(
          ({ path, fault }) =>
            html`<li>
              <span><code>${path}</code><br />${describeFault(fault)}</span>
              <button id="remove-${path}" name="path" value="${path}" aria-label="Remove the fault of ${path}">Remove</button>
            </li>`,
        )}
      </ul>
    </form>
    ${
      faults.length < 2
        ? ""
        : html`<form method="post" action="/__dashboard/remove-faults${query}"><button id="remove-all">Remove all</button></form>`
    }`;
}

const parameterField = ([name, { label, initial }]: [string, (typeof PARAMETERS)[string]]) =>
  html`<label data-parameter="${name}">${label}
    <input name="${name}" value="${initial}" ${raw(typeof initial === "number" ? 'inputmode="numeric"' : "")} /></label>`;

function faultForm(query: string) {
  return html`<h3>Set another</h3>
    <form method="post" action="/__dashboard/fault${query}" novalidate>
      <div class="fields">
        <label>Path starts with <input name="path" value="/api/" list="paths" autocomplete="off" spellcheck="false" /></label>
        <label>Kind
          <select name="kind">
            ${Object.entries(KINDS).map(([kind, { label }]) => html`<option value="${kind}">${label}</option>`)}
          </select>
        </label>
        ${Object.entries(PARAMETERS).map(parameterField)}
        <label>Share of calls in % <input name="share" value="100" inputmode="numeric" /></label>
      </div>
      <datalist id="paths">
        ${["/", "/api/", "/api/auth/", "/api/cart", "/api/office/", "/api/product/", "/api/website/", "/media/"].map(
          (path) => html`<option value="${path}"></option>`,
        )}
      </datalist>
      <button>Set fault</button>
    </form>`;
}

function settingFields({ accessTokenSeconds, refreshTokenSeconds }: TokenLifetimes, query: string): Html {
  return html`<form method="post" action="/__dashboard/settings${query}">
      <div class="fields">
        <label>Access token, seconds
          <input id="access-seconds" name="accessTokenSeconds" type="number" min="0" value="${accessTokenSeconds}" required /></label>
        <label>Refresh token, seconds
          <input id="refresh-seconds" name="refreshTokenSeconds" type="number" min="0" value="${refreshTokenSeconds}" required /></label>
      </div>
      <div class="row">
        <button id="save-settings">Save for new tokens</button>
        <button id="restore-settings" formaction="/__dashboard/restore-settings${query}" formnovalidate>Restore defaults</button>
      </div>
    </form>
    <form method="post" action="/__dashboard/expire${query}" class="row">
      <button id="expire-access" name="kind" value="access">Expire access tokens now</button>
      <button id="expire-refresh" name="kind" value="refresh">Expire refresh tokens now</button>
    </form>`;
}

export function dashboardPage(shown: Shown) {
  const query = shown.filter === "" ? "" : `?${new URLSearchParams({ path: shown.filter })}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Operator stand-in</title>
        <link rel="icon" href="${ICON}" />
        <style>
          ${raw(style)}
          ${raw(parameterStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>Operator stand-in</h1>
          <p class="quiet">What the site asks of its operator. What the site has stored it does not ask for again.</p>
          <p id="connection" role="status"></p>
        </header>
        <div id="problem" data-live role="alert">${shown.problem === "" ? "" : html`<p class="problem">${shown.problem}</p>`}</div>
        <main>
          <div>
            ${callSection(shown, query)}
            <section aria-labelledby="submissions-title">
              <h2 id="submissions-title">Submissions</h2>
              <div id="submissions" data-live tabindex="-1">${submissionLists(shown.submissions)}</div>
            </section>
            <section aria-labelledby="figures-title">
              <h2 id="figures-title">Figures of page loads</h2>
              <div id="figures" data-live tabindex="-1">${reportList(shown.reports)}</div>
            </section>
          </div>
          <div>
            <section aria-labelledby="faults-title">
              <h2 id="faults-title">Faults</h2>
              <p class="quiet">The longest path that fits a call decides.</p>
              <div id="faults" data-live tabindex="-1">${faultSwitches(shown.faults, query)}</div>
              ${faultForm(query)}
            </section>
            <section aria-labelledby="settings-title">
              <h2 id="settings-title">Settings</h2>
              <div id="settings" data-live tabindex="-1">${settingFields(shown.settings, query)}</div>
            </section>
          </div>
        </main>
        <script type="module">
          ${raw(script)}
        </script>
      </body>
    </html>`;
}
