/** Sign-in, sign-up, account and messages: the operator's screens behind the hand-off (specification 10.11). */

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { bookingsOf } from "#tests/stand-in/bookings.ts";
import { brandOfHandoff } from "#tests/stand-in/engine/brand.ts";
import { ASSETS, alertBox, field, type Html, hiddenFields, page } from "#tests/stand-in/engine/page.ts";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { formFields, sameOriginOnly } from "#tests/stand-in/form-post.ts";
import { DEMO_USER } from "#tests/stand-in/seed/demo-user.ts";
import { clearState, visitorOfCookie, writeSignedIn } from "#tests/stand-in/site-cookie.ts";
import { createUser, endVisit, findUser, issueTokens, startVisit } from "#tests/stand-in/visitors.ts";
import { money } from "#tests/stand-in/written.ts";
import { mergeGuest } from "./cart.ts";

const MAX_MESSAGE_CHARS = 2_000;

/** A path of this host: no `//host`, no backslash, which browsers read as a slash, and nothing with a scheme. */
function returnPath(text: string | undefined): string {
  return text !== undefined && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(text) ? text : "/account";
}

const SIGNED_OUT = html`<a href="/">Home</a>`;
const ACCOUNT_LEAD = html`<p class="lead"><span>Your bookings and messages in one place.</span> <span>You don’t need an account to book.</span></p>`;
const SIGNED_IN = html`<a href="/">Home</a><a href="/account">Account</a><a href="/account/message/">Messages</a>
  <form method="post" action="/account/sign-out"><button>Sign out</button></form>`;

function screen(c: Context<StandInEnv>, title: string, isSignedIn: boolean, content: Html) {
  return page({
    title,
    brand: brandOfHandoff(c),
    nav: isSignedIn ? SIGNED_IN : SIGNED_OUT,
    content: isSignedIn
      ? html`<div class="engine-notice"><h1>${title}</h1>${content}</div>`
      : html`<div class="engine-door">
          <div class="engine-notice"><h1>${title}</h1>${content}</div>
          <img src="${ASSETS}/media/las-vegas/strip.svg" alt="" width="800" height="1000" loading="lazy" />
        </div>`,
  });
}

const textField = (name: string, label: string, type: string, autocomplete: string, minLength = 0) =>
  field(name, label, html`type="${type}" autocomplete="${autocomplete}" minlength="${minLength}" maxlength="120"`);

function signInPage(c: Context<StandInEnv>, back: string, problem: string | null = null) {
  return screen(
    c,
    "Sign in",
    false,
    html`${ACCOUNT_LEAD}
      <p class="demo-account">Demo account: <b>${DEMO_USER.email}</b>, password <b>${DEMO_USER.password}</b></p>
      ${alertBox(problem)}
      <form method="post" action="/signin" class="engine-form">
        ${hiddenFields({ return: back })} ${textField("email", "Email address", "email", "email")}
        ${textField("password", "Password", "password", "current-password", 8)}
        <p class="engine-submit"><button class="button">Sign in</button></p>
      </form>
      <p>New here? <a href="/signup?return=${encodeURIComponent(back)}">Create an account</a></p>
      <p>Forgot your password? <a href="/contact-us">Write to us</a>.</p>`,
  );
}

function signUpPage(c: Context<StandInEnv>, back: string, problem: string | null = null) {
  return screen(
    c,
    "Create an account",
    false,
    html`${ACCOUNT_LEAD} ${alertBox(problem)}
      <form method="post" action="/signup" class="engine-form">
        ${hiddenFields({ return: back })} ${textField("name", "Name", "text", "name")}
        ${textField("email", "Email address", "email", "email")}
        ${textField("password", "Password (8 characters or more)", "password", "new-password", 8)}
        <p class="engine-submit"><button class="button">Create account</button></p>
      </form>
      <p>Have an account? <a href="/signin?return=${encodeURIComponent(back)}">Sign in</a></p>`,
  );
}

async function signIn(c: Context<StandInEnv>, userId: number, back: string) {
  const before = await visitorOfCookie(c);
  if (before !== null && before.user === null) await mergeGuest(c.env.DB, before, userId);
  const row = await c.env.DB.prepare("SELECT name FROM users WHERE id = ?").bind(userId).first<{ name: string }>();
  const pair = await issueTokens(c.env.DB, await startVisit(c.env.DB, userId));
  await writeSignedIn(c, row?.name ?? "", pair, userId);
  return c.redirect(back, 303);
}

/** Newest first; nothing without any. */
async function bookingList(db: D1Database, userId: number): Promise<Html> {
  const bookings = await bookingsOf(db, `user:${userId}`);
  if (bookings.length === 0) return html`<p>No bookings yet.</p>`;
  return html`<ul class="engine-prices">
    ${bookings.map(
      ({ booking: { number, key, items, total }, isCanceled }) =>
        html`<li>
          <span><a href="/checkout/booked/${key}"><b>${number}</b></a>${isCanceled ? ", canceled" : ""}${items.map(({ title, details }) => html`<br />${title}, ${details}`)}</span>
          <span>${money(total)}</span>
        </li>`,
    )}
  </ul>`;
}

interface MessageRow {
  sender: string;
  text: string;
  sent_at: number;
}

export const accountScreens = new Hono<StandInEnv>()
  .on("POST", ["/signin", "/signup", "/account/*"], sameOriginOnly)
  .get("/signin", (c) => c.html(signInPage(c, returnPath(c.req.query("return")))))
  .post("/signin", async (c) => {
    const read = await formFields(c);
    const back = returnPath(read("return"));
    const userId = await findUser(c.env.DB, read("email"), read("password"));
    if (userId === null) return c.html(signInPage(c, back, "Incorrect email or password."), 422);
    return signIn(c, userId, back);
  })
  .get("/signup", (c) => c.html(signUpPage(c, returnPath(c.req.query("return")))))
  .post("/signup", async (c) => {
    const read = await formFields(c);
    const back = returnPath(read("return"));
    const account = { email: read("email"), name: read("name"), password: read("password") };
    if (!/^\S+@\S+\.\S+$/.test(account.email) || account.name === "" || account.password.length < 8) {
      return c.html(
        signUpPage(c, back, "Please give a name, an email address and a password of 8 characters or more."),
        422,
      );
    }
    const userId = await createUser(c.env.DB, account);
    if (userId === null)
      return c.html(signUpPage(c, back, "There is an account with this email address already."), 422);
    return signIn(c, userId, back);
  })
  .post("/account/sign-out", async (c) => {
    const visitor = await visitorOfCookie(c);
    if (visitor !== null) await endVisit(c.env.DB, visitor.visitId);
    clearState(c);
    return c.redirect("/", 303);
  })
  .use("/account/*", async (c, next) => {
    const visitor = await visitorOfCookie(c);
    if (visitor?.user == null) {
      clearState(c);
      return c.redirect(`/signin?return=${encodeURIComponent(c.req.path)}`, 303);
    }
    c.set("user", visitor.user);
    await next();
  })
  .on("GET", ["/account", "/account/"], async (c) => {
    const { id, name, email } = c.get("user");
    return c.html(
      screen(
        c,
        "Your account",
        true,
        html`<p>Signed in as <b>${name}</b> (${email}).</p>
          <p><a href="/cart/">Your cart</a></p>
          <h2>Your bookings</h2>
          ${await bookingList(c.env.DB, id)}`,
      ),
    );
  })
  .on("GET", ["/account/message", "/account/message/"], async (c) => {
    const { results } = await c.env.DB.prepare(
      "SELECT sender, text, sent_at FROM messages WHERE user_id = ? ORDER BY id",
    )
      .bind(c.get("user").id)
      .all<MessageRow>();
    const items = results.map(
      ({ sender, text, sent_at }) =>
        html`<li class="${sender === "visitor" ? "own" : ""}">
          <p>${text}</p>
          <time>${sender === "visitor" ? "You" : "Our team"}, ${new Date(sent_at).toISOString().slice(0, 16).replace("T", " ")} UTC</time>
        </li>`,
    );
    return c.html(
      screen(
        c,
        "Messages",
        true,
        html`<ul class="messages">
            ${items}
          </ul>
          <form method="post" action="/account/message/" class="engine-form">
            <div class="field">
              <label for="text">Write to us</label>
              <textarea id="text" name="text" class="field-control" rows="4" maxlength="${MAX_MESSAGE_CHARS}" required></textarea>
            </div>
            <p class="engine-submit"><button class="button">Send</button></p>
          </form>`,
      ),
    );
  })
  .on("POST", ["/account/message", "/account/message/"], async (c) => {
    const text = (await formFields(c))("text").slice(0, MAX_MESSAGE_CHARS);
    if (text !== "") {
      await c.env.DB.prepare("INSERT INTO messages (user_id, sender, text, sent_at) VALUES (?, 'visitor', ?, ?)")
        .bind(c.get("user").id, text, Date.now())
        .run();
    }
    return c.redirect("/account/message/", 303);
  });
