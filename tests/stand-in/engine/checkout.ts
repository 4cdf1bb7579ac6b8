/** Checkout of the cart, and the confirmation of every booking. On a brand's own host, through the hand-off. */

import type { Context } from "hono";
import { html } from "hono/html";
import {
  type BookedItem,
  claim,
  findBooking,
  isKey,
  markTold,
  newNumber,
  store,
  toldItem,
} from "#tests/stand-in/bookings.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { offerOf } from "#tests/stand-in/room-rates.ts";
import { cartRows } from "#tests/stand-in/routes/cart.ts";
import { updateState, visitorOfCookie } from "#tests/stand-in/site-cookie.ts";
import type { Visitor } from "#tests/stand-in/visitors.ts";
import { money } from "#tests/stand-in/written.ts";
import { bookingForm, centsOf, type Filled, keyOf, problemOf, type Reader, readDetails } from "./booking-form.ts";
import { type Brand, brandOfHandoff } from "./brand.ts";
import { ASSETS, alertBox, freeUntilText, type Html, notice, page } from "./page.ts";

interface Line extends BookedItem {
  id: number;
  image: string;
  /** Why it cannot be booked; null when it can. */
  gone: string | null;
  /** As `Booking.freeUntil`. */
  freeUntil: string;
}

/** The cart at today's prices. */
async function linesOf(db: D1Database, { owner }: Visitor): Promise<Line[]> {
  return (await cartRows(db, owner)).map(({ id, rateKey, item: { title, details, image, price } }) => {
    const offer = offerOf(rateKey);
    const gone = offer === null ? "It is not on sale any more." : offer.soldOut;
    const freeUntil = offer?.terms.cancellationPolicies[0]?.from.slice(0, 16) ?? "never";
    return { id, title, details, image, price: offer?.net ?? price, gone, freeUntil };
  });
}

const totalOf = (lines: readonly Line[]) => lines.reduce((sum, { price }) => sum + centsOf(price), 0) / 100;

function lineRow({ title, details, image, price, gone, freeUntil }: Line): Html {
  return html`<li class="engine-line">
    <img src="${ASSETS}${image}" alt="" width="240" height="160" />
    <div>
      <h2>${title}</h2>
      <p>${details}</p>
      ${gone === null ? html`<p>${freeUntilText(freeUntil)}</p>` : html`<p class="engine-gone">Left out: ${gone}</p>`}
    </div>
    <p class="engine-line-price">${gone === null ? money(price) : ""}</p>
  </li>`;
}

function checkoutPage(brand: Brand | null, lines: readonly Line[], filled: Filled) {
  const bookable = lines.filter(({ gone }) => gone === null);
  const total = totalOf(bookable);
  return page({
    title: "Checkout",
    brand,
    content: html`<h1>Checkout</h1>
      <div class="engine-grid">
        <aside class="engine-summary" aria-label="Your cart">
          <div class="engine-summary-text">
            <ul role="list" class="engine-lines">
              ${lines.map(lineRow)}
            </ul>
            <ul role="list" class="engine-prices">
              <li class="engine-total"><span>Total</span> <strong>${money(total)}</strong></li>
            </ul>
            <p class="engine-note">Nothing is charged.</p>
            <p class="engine-back"><a href="/cart/">Change the cart</a></p>
          </div>
        </aside>
        ${
          bookable.length === 0
            ? alertBox("Nothing in your cart can be booked any more.")
            : bookingForm({
                action: "/checkout/",
                hidden: {},
                filled,
                stops: [],
                others: 0,
                submit: `Book for ${money(total)}`,
              })
        }
      </div>`,
  });
}

function sessionEnded(brand: Brand | null) {
  return notice({
    title: "Your session has ended",
    brand,
    text: "We cannot tell any more which cart is yours. Nothing is booked, and nothing was charged. If you have an account, sign in and your cart is there; as a guest, please choose your room again.",
    links: html`<a class="button" href="/signin?return=%2Fcheckout%2F">Sign in</a> <a class="button button-quiet" href="/hotel/">Find a room</a>`,
  });
}

function emptyCart(brand: Brand | null) {
  return notice({
    title: "Your cart is empty",
    brand,
    text: "There is nothing to book in it. Tours are booked from their own pages, rooms from the hotel search.",
    links: html`<a class="button" href="/hotel/">Find a room</a> <a class="button button-quiet" href="/our-tours">See our tours</a>`,
  });
}

export async function showCart(c: Context<StandInEnv>) {
  const brand = brandOfHandoff(c);
  const visitor = await visitorOfCookie(c);
  if (visitor === null) return c.html(sessionEnded(brand), 401);
  const lines = await linesOf(c.env.DB, visitor);
  if (lines.length === 0) return c.html(emptyCart(brand));
  const { name = "", email = "" } = visitor.user ?? {};
  return c.html(
    checkoutPage(brand, lines, {
      key: crypto.randomUUID(),
      details: { name, email, phone: "", others: "", stop: "" },
      problem: null,
    }),
  );
}

export async function bookCart(c: Context<StandInEnv>, field: Reader) {
  const db = c.env.DB;
  const brand = brandOfHandoff(c);
  const key = keyOf(field);
  if ((await findBooking(db, key)) !== null) return c.redirect(`/checkout/booked/${key}`, 303);
  const visitor = await visitorOfCookie(c);
  if (visitor === null) return c.html(sessionEnded(brand), 401);
  const lines = await linesOf(db, visitor);
  if (lines.length === 0) return c.html(emptyCart(brand), 409);
  const bookable = lines.filter(({ gone }) => gone === null);
  const total = totalOf(bookable);
  const untils = bookable.map(({ freeUntil }) => freeUntil);
  const details = readDetails(field);
  const problem = problemOf(details, []);
  const page = () => checkoutPage(brand, lines, { key, details, problem });
  if (bookable.length === 0) return c.html(page(), 409);
  if (problem !== null) return c.html(page(), 422);
  const { name, email, phone, others } = details;
  await store(
    db,
    {
      ...{ number: newNumber(), key, host: brand?.host ?? "", total, name, email, phone, others },
      items: bookable.map(({ title, details, price }) => ({ title, details, price })),
      next: ["Show the hotel your number and a photo ID when you check in."],
      // The strictest of all.
      freeUntil: untils.includes("never") ? "never" : (untils.toSorted()[0] ?? ""),
    },
    null,
    visitor.owner,
  );
  await db.batch(bookable.map(({ id }) => db.prepare("DELETE FROM cart_items WHERE id = ?").bind(id)));
  return c.redirect(`/checkout/booked/${key}`, 303);
}

/** The confirmation. The first time it is opened on a brand's host, the site is told through `orderInfo`. */
export async function showBooked(c: Context<StandInEnv>, key: string) {
  const db = c.env.DB;
  const brand = brandOfHandoff(c);
  const found = isKey(key) ? await findBooking(db, key) : null;
  if (found === null) {
    return c.html(
      notice({
        title: "No such booking",
        brand,
        text: "There is no booking at this address. Look for it with its number under “My booking”, or write to us.",
        links: html`<a class="button" href="/account">Your account</a> <a class="button button-quiet" href="/contact-us">Contact us</a>`,
      }),
      404,
    );
  }
  const { booking, told, isCanceled } = found;
  const { number, items, total, name, next, freeUntil = "" } = booking;
  const cancelTerms = freeUntil === "" ? "" : freeUntilText(freeUntil);
  if (brand !== null && !told) {
    const visitor = await visitorOfCookie(c);
    if (visitor !== null) await claim(db, key, visitor.owner);
    const left = visitor === null ? [] : await linesOf(db, visitor);
    const orderInfo = { number, items: items.map(toldItem), total, next, cancelTerms };
    updateState(c, { cart: left.map(({ id }) => id), orderInfo });
    await markTold(db, key);
  }
  return c.html(
    page({
      title: `Booked: ${number}`,
      brand,
      content: html`<div class="engine-notice">
        <p class="eyebrow">Thank you, ${name}</p>
        <h1>${isCanceled ? "This booking is canceled" : "You are booked"}</h1>
        <p class="lead">Your number is <strong class="engine-number">${number}</strong></p>
        <ul role="list" class="engine-prices">
          ${items.map(
            ({ title, details, price }) =>
              html`<li><span><b>${title}</b><br />${details}</span> <span>${money(price)}</span></li>`,
          )}
          <li class="engine-total"><span>Total, not charged</span> <strong>${money(total)}</strong></li>
        </ul>
        <h2>What happens next</h2>
        <ol class="engine-next">
          ${next.map((step) => html`<li>${step}</li>`)}
          <li>Plans changed? ${cancelTerms} <a href="/booking">See or cancel your booking</a> with your number, or <a href="/contact-us">write to us</a>.</li>
        </ol>
        ${
          brand === null
            ? ""
            : html`<p class="button-row">
                <a class="button" href="/cart/">Back to ${brand.name}</a>
                <a class="button button-quiet" href="/our-tours">See more tours</a>
              </p>`
        }
      </div>`,
    }),
  );
}
