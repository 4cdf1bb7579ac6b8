/** Layout of the operator's screens: booking engine, checkout, sign-in, account. */

import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { isIsoDate } from "#app/domain/calendar/dates.ts";
import { clockTime, dayText } from "#tests/stand-in/written.ts";
import { type Brand, brandColors } from "./brand.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Below this path on both hosts, because only the hand-off's paths exist on a brand's. */
export const ASSETS = "/checkout/assets";

interface PageOptions {
  title: string;
  /** null: the visitor came from nowhere we know. */
  brand: Brand | null;
  /** Links at the top. */
  nav?: Html;
  content: Html;
}

const NOTHING_CHARGED = "This is a demonstration: no card is asked for, and nothing is charged.";

export function page({ title, brand, nav, content }: PageOptions) {
  const name = brand?.name ?? "National Park Tours";
  const logo = html`<img src="${ASSETS}${brand?.logo ?? "/media/brand/npx-logo.svg"}" alt="${name}" width="240" height="56" />`;
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${name}</title>
        <link rel="preload" href="${ASSETS}/national-park.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${ASSETS}/style.css" />
        <link rel="icon" href="${ASSETS}/media/brand/npx-favicon.svg" />
      </head>
      <body>
        <div class="site" style="${brand?.colors ?? brandColors(undefined)}">
          <header class="engine-header">
            <p class="demo-strip">${NOTHING_CHARGED}</p>
            <div class="wrap engine-header-row">
              ${brand === null ? logo : html`<a href="${brand.origin}/" class="engine-logo">${logo}</a>`}
              ${nav === undefined ? "" : html`<nav aria-label="Account" class="engine-nav">${nav}</nav>`}
            </div>
          </header>
          <main id="main" class="wrap engine-main">${content}</main>
        </div>
      </body>
    </html>`;
}

interface Notice extends Pick<PageOptions, "title" | "brand"> {
  text: string;
  links: Html;
}

/** A heading, a text and a way on: every dead end has one. */
export function notice({ title, brand, text, links }: Notice) {
  return page({
    title,
    brand,
    content: html`<div class="engine-notice">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="button-row">${links}</p>
    </div>`,
  });
}

/** Why a form is here again, announced when the page opens. */
export const alertBox = (text: string | null) =>
  text === null ? html`` : html`<p class="engine-alert" role="alert">${text}</p>`;

/** A field that has to be filled in. @param attributes of its control, beside its name */
export const field = (name: string, label: string, attributes: Html) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" class="field-control" ${attributes} required />
  </div>`;

/** Fields that the visitor does not see. */
export const hiddenFields = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

/** @param until as the site hands it on: `2026-12-03T06:45` by the clock of Las Vegas, or `never` */
export function freeUntilText(until: string): string {
  const [day = "", time = ""] = until.split("T");
  if (!isIsoDate(day)) return "It cannot be canceled for free.";
  return `Free cancellation until ${dayText(day)}, ${clockTime(time)}.`;
}
