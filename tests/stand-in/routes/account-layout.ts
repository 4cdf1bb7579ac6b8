/** Layout of the operator's account screens. */

import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; border-bottom: 1px solid #8886; margin-bottom: 1.5rem; }
nav a, nav button { display: inline-flex; align-items: center; min-height: 2.75rem; }
form { display: grid; gap: 1rem; margin-block: 1.25rem; }
nav form { margin: 0; }
label { display: grid; gap: .25rem; font-weight: 600; }
input, textarea { font: inherit; padding: .6rem; border: 1px solid #777; border-radius: .4rem; min-height: 2.75rem; }
button { font: inherit; font-weight: 700; min-height: 2.75rem; padding: .5rem 1.25rem; border: 2px solid currentColor; border-radius: 2rem; background: none; color: inherit; cursor: pointer; justify-self: start; }
nav button { border: 0; padding: 0; font-weight: 400; text-decoration: underline; }
.problem { font-weight: 600; color: light-dark(#9c1c1c, #ff9d8f); }
.demo { padding: .75rem 1rem; border: 1px dashed #888; border-radius: .4rem; }
.messages { display: grid; gap: .75rem; padding: 0; list-style: none; }
.messages li { padding: .75rem 1rem; border: 1px solid #8886; border-radius: .6rem; }
.messages .own { margin-inline-start: 2rem; }
time { font-size: .875rem; }
`;

const SIGNED_OUT = html`<a href="/">Home</a><a href="/signin">Sign in</a><a href="/signup">Create an account</a>`;
const SIGNED_IN = html`<a href="/">Home</a><a href="/account">Account</a><a href="/account/message/">Messages</a>
  <form method="post" action="/account/sign-out"><button>Sign out</button></form>`;

export function accountPage(title: string, isSignedIn: boolean, content: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <nav aria-label="Account">${isSignedIn ? SIGNED_IN : SIGNED_OUT}</nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
