import { expect, it } from "vitest";
import { decide, decideAtEdge, parseUserState } from "#app/domain/session/session.ts";

const state = (value: unknown) => parseUserState(encodeURIComponent(JSON.stringify(value)));
const guest = state({ user: { cart_user_type: "guest" }, access_token: "t" });
const signedIn = state({ user: { cart_user_type: "customer", username: "ana" }, access_token: "t" });

it.each([
  // path, nobody, guest, signed in
  ["/", "/", "stays", "stays"],
  ["/signin", "stays", "stays", "stays"],
  ["/signing", "/", "stays", "stays"],
  ["/account", "/signin", "/signin", "stays"],
  ["/account/message/", "/signin?return=%2Faccount%2Fmessage%2F", "/signin?return=%2Faccount%2Fmessage%2F", "stays"],
  ["/account//evil.example", "/signin", "/signin", "stays"],
  ["/account/%2F%2Fevil.example", "/signin", "/signin", "stays"],
  ["/Account", "/signin", "/signin", "stays"],
  ["/%61ccount", "/signin", "/signin", "stays"],
  ["/accounting", "/signin", "/signin", "stays"],
  ["/faq/account-tips", "/signin", "/signin", "stays"],
  ["/blog/on-accounts", "/", "stays", "stays"],
  ["/%", "/", "stays", "stays"],
])("the route guard: %s: without session %s, guest %s, signed in %s", (path, nobody, asGuest, asUser) => {
  const outcome = (who: typeof guest) => {
    const decision = decide(who, path);
    return decision.allow ? "stays" : decision.to;
  };
  expect([outcome(null), outcome(guest), outcome(signedIn)]).toEqual([nobody, asGuest, asUser]);
});

it("the route guard at the edge opens public pages to visitors without a session", () => {
  expect(decideAtEdge(null, "/faq")).toEqual({ allow: true });
  expect(decideAtEdge(null, "/account")).toEqual({ allow: false, to: "/signin" });
});
