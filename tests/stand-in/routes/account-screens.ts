/** Sign-in, sign-up, account and messages: the operator's screens behind the hand-off (specification 10.11). */

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { DEMO_USER } from "#tests/stand-in/seed/demo-user.ts";
import { clearState, visitorOfCookie, writeSignedIn } from "#tests/stand-in/site-cookie.ts";
import { createUser, endVisit, findUser, issueTokens, startVisit } from "#tests/stand-in/visitors.ts";
import { accountPage } from "./account-layout.ts";
import { mergeGuestCart } from "./cart.ts";

const MAX_MESSAGE_CHARS = 2_000;

const credentials = html`<label>E-mail <input name="email" type="email" autocomplete="email" required /></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" minlength="8" required /></label>`;

function signInPage(problem = "") {
  return accountPage(
    "Sign in",
    false,
    html`<p class="demo">Demo account: <b>${DEMO_USER.email}</b>, password <b>${DEMO_USER.password}</b></p>
      ${problem === "" ? "" : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="/signin">${credentials}<button>Sign in</button></form>`,
  );
}

function signUpPage(problem = "") {
  return accountPage(
    "Create an account",
    false,
    html`${problem === "" ? "" : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="/signup">
        <label>Name <input name="name" autocomplete="name" maxlength="80" required /></label>
        ${credentials}<button>Create account</button>
      </form>`,
  );
}

/** CSRF check. The visitor sees the site's host, which arrives in `X-Forwarded-Host`. */
function isSameOrigin(c: Context<StandInEnv>): boolean {
  const origin = c.req.header("origin");
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function fields(c: Context<StandInEnv>): Promise<(name: string) => string> {
  const form = await c.req.formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}

async function signIn(c: Context<StandInEnv>, userId: number) {
  const before = await visitorOfCookie(c);
  if (before !== null && before.user === null) await mergeGuestCart(c.env.DB, before, userId);
  const row = await c.env.DB.prepare("SELECT name FROM users WHERE id = ?").bind(userId).first<{ name: string }>();
  const pair = await issueTokens(c.env.DB, await startVisit(c.env.DB, userId));
  await writeSignedIn(c, row?.name ?? "", pair, userId);
  return c.redirect("/account", 303);
}

interface MessageRow {
  sender: string;
  text: string;
  sent_at: number;
}

export const accountScreens = new Hono<StandInEnv>()
  .on("POST", ["/signin", "/signup", "/account/*"], async (c, next) => {
    if (!isSameOrigin(c)) return c.text("This form was sent from another site.", 403);
    await next();
  })
  .get("/signin", (c) => c.html(signInPage()))
  .post("/signin", async (c) => {
    const field = await fields(c);
    const userId = await findUser(c.env.DB, field("email"), field("password"));
    if (userId === null) return c.html(signInPage("E-mail and password do not belong together."), 422);
    return signIn(c, userId);
  })
  .get("/signup", (c) => c.html(signUpPage()))
  .post("/signup", async (c) => {
    const field = await fields(c);
    const account = { email: field("email"), name: field("name"), password: field("password") };
    if (!/^\S+@\S+\.\S+$/.test(account.email) || account.name === "" || account.password.length < 8) {
      return c.html(signUpPage("Please give a name, an e-mail address and a password of 8 characters or more."), 422);
    }
    const userId = await createUser(c.env.DB, account);
    if (userId === null) return c.html(signUpPage("There is an account with this e-mail address already."), 422);
    return signIn(c, userId);
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
      return c.redirect("/signin", 303);
    }
    c.set("user", visitor.user);
    await next();
  })
  .on("GET", ["/account", "/account/"], (c) => {
    const { name, email } = c.get("user");
    return c.html(
      accountPage(
        "Your account",
        true,
        html`<p>Signed in as <b>${name}</b> (${email}).</p>
          <p><a href="/cart/">Your cart</a></p>`,
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
      accountPage(
        "Messages",
        true,
        html`<ul class="messages">
            ${items}
          </ul>
          <form method="post" action="/account/message/">
            <label>Write to us <textarea name="text" rows="4" maxlength="${MAX_MESSAGE_CHARS}" required></textarea></label>
            <button>Send</button>
          </form>`,
      ),
    );
  })
  .on("POST", ["/account/message", "/account/message/"], async (c) => {
    const text = (await fields(c))("text").slice(0, MAX_MESSAGE_CHARS);
    if (text !== "") {
      await c.env.DB.prepare("INSERT INTO messages (user_id, sender, text, sent_at) VALUES (?, 'visitor', ?, ?)")
        .bind(c.get("user").id, text, Date.now())
        .run();
    }
    return c.redirect("/account/message/", 303);
  });
