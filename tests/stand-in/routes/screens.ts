/** Placeholders for the operator's other screens: trip planner, agent login. */

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { findBrand } from "#tests/stand-in/engine/brand.ts";
import { notice } from "#tests/stand-in/engine/page.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";

function screen(c: Context<StandInEnv>, title: string, text: string) {
  const brand = findBrand(c.req.header("referer") ?? "");
  const links = brand === null ? html`` : html`<a class="button" href="${brand.origin}/">Back to ${brand.name}</a>`;
  return c.html(notice({ title, brand, text, links }));
}

export const screens = new Hono<StandInEnv>()
  .get("/ideas", (c) => screen(c, "Trip planner", "The operator’s own planner for tours with a night would be here."))
  .get("/admin/", (c) => screen(c, "Agent login", "Agents sign in here, outside the public site."));
