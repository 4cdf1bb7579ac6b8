/**
 * The operator's booking engine: `/search` on the base site for tours and activities, `/checkout/` on a brand's own host
 * (by the hand-off) for the cart and shuttle seats. No scripts: every step is a form.
 */

import { Hono } from "hono";
import { html } from "hono/html";
import field from "#app/components/form/field.css?raw";
import base from "#app/styles/base.css?raw";
import font from "#app/styles/national-park.woff2?inline";
import tokens from "#app/styles/tokens.css?raw";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { formFields, sameOriginOnly } from "#tests/stand-in/form-post.ts";
import noImage from "../../../public/no-image.svg?raw";
import { findBrand } from "./brand.ts";
import { bookCart, showBooked, showCart } from "./checkout.ts";
import { ASSETS, notice } from "./page.ts";
import own from "./style.css?raw";
import { bookTrip, showTrip } from "./trip-booking.ts";

/** The site's own tokens and elements, so that the engine looks like the brand. */
const STYLE = `${tokens}${base}@layer components {${field}}@layer features {${own}}`.replaceAll(
  "/no-image.svg",
  `${ASSETS}/no-image.svg`,
);
const FONT = Uint8Array.from(atob(font.slice(font.indexOf(",") + 1)), (char) => char.charCodeAt(0));
const CACHED = { "cache-control": "public, max-age=300" };

const CHECKOUT = ["/checkout", "/checkout/"];

export const engine = new Hono<StandInEnv>()
  .get(`${ASSETS}/style.css`, (c) => c.body(STYLE, 200, { "content-type": "text/css; charset=utf-8", ...CACHED }))
  .get(`${ASSETS}/national-park.woff2`, (c) => c.body(FONT, 200, { "content-type": "font/woff2", ...CACHED }))
  .get(`${ASSETS}/no-image.svg`, (c) => c.body(noImage, 200, { "content-type": "image/svg+xml", ...CACHED }))
  .get(`${ASSETS}/media/*`, (c) => c.env.ASSETS.fetch(new URL(c.req.path.slice(ASSETS.length), c.req.url)))
  .on(["GET", "POST"], ["/search", "/search/*", "/checkout", "/checkout/*"], async (c, next) => {
    await next();
    c.header("cache-control", "private, no-store");
    // The address of a confirmation is a secret.
    c.header("referrer-policy", "same-origin");
    // A form on the base site redirects to a brand; only known ones are ever named there.
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  })
  .on("POST", ["/search", "/checkout", "/checkout/*"], sameOriginOnly)
  .on("GET", ["/search", "/search/*"], (c) => {
    if (["tour", "activity", "shuttle"].some((name) => c.req.query(name))) return showTrip(c, "/search");
    const brand = findBrand(c.req.header("referer") ?? "");
    return c.html(
      notice({
        title: "What would you like to book?",
        brand,
        text: "Choose a tour and a date first; the form opens here.",
        links: brand === null ? html`` : html`<a class="button" href="${brand.origin}/our-tours">See all tours</a>`,
      }),
    );
  })
  .post("/search", async (c) => bookTrip(c, "/search", await formFields(c)))
  .on("GET", CHECKOUT, (c) => (c.req.query("shuttle") ? showTrip(c, "/checkout/") : showCart(c)))
  .on("POST", CHECKOUT, async (c) => {
    const field = await formFields(c);
    return field("shuttle") === "" ? bookCart(c, field) : bookTrip(c, "/checkout/", field);
  })
  .get("/checkout/booked/:key", (c) => showBooked(c, c.req.param("key")));
