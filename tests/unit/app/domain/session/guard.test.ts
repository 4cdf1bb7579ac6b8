import { describe, expect, it } from "vitest";
import { decide, decideAtEdge } from "#app/domain/session/guard.ts";
import { parseUserState, userStateFromCookieHeader } from "#app/domain/session/session.ts";

const state = (value: unknown) => parseUserState(encodeURIComponent(JSON.stringify(value)));
const guest = state({ user: { cart_user_type: "guest" }, access_token: "t" });
const signedIn = state({ user: { cart_user_type: "customer", username: "ana" }, access_token: "t" });

describe("route guard", () => {
  it.each([
    // path, nobody, guest, signed in
    ["/", "/", "stays", "stays"],
    ["/faq", "/", "stays", "stays"],
    ["/signin", "stays", "stays", "stays"],
    ["/signin/", "stays", "stays", "stays"],
    ["/signup", "stays", "stays", "stays"],
    ["/signing", "/", "stays", "stays"],
    ["/account", "/signin", "/signin", "stays"],
    ["/account/", "/signin", "/signin", "stays"],
    ["/account/message/", "/signin?return=%2Faccount%2Fmessage%2F", "/signin?return=%2Faccount%2Fmessage%2F", "stays"],
    ["/account//evil.example", "/signin", "/signin", "stays"],
    ["/account/\\evil.example", "/signin", "/signin", "stays"],
    ["/account/%2F%2Fevil.example", "/signin", "/signin", "stays"],
    ["//evil.example/account/message", "/signin", "/signin", "stays"],
    ["/Account", "/signin", "/signin", "stays"],
    ["/%61ccount", "/signin", "/signin", "stays"],
    ["/accounting", "/signin", "/signin", "stays"],
    ["/faq/account-tips", "/signin", "/signin", "stays"],
    ["/blog/on-accounts", "/", "stays", "stays"],
    ["/%", "/", "stays", "stays"],
  ])("%s: without session %s, guest %s, signed in %s", (path, nobody, asGuest, asUser) => {
    const outcome = (who: typeof guest) => {
      const decision = decide(who, path);
      return decision.allow ? "stays" : decision.to;
    };
    expect([outcome(null), outcome(guest), outcome(signedIn)]).toEqual([nobody, asGuest, asUser]);
  });

  it("at the edge opens public pages to visitors without a session", () => {
    expect(decideAtEdge(null, "/faq")).toEqual({ allow: true });
    expect(decideAtEdge(null, "/account")).toEqual({ allow: false, to: "/signin" });
  });
});

describe("user-state cookie", () => {
  it.each([
    "",
    "%",
    "%7B",
    "null",
    "5",
    "[]",
    '"x"',
    "{",
    "undefined",
    encodeURIComponent("[1,2]"),
    "x".repeat(9000),
    encodeURIComponent("{'user':1}"),
  ])("counts malformed value %j as none", (value) => {
    expect(parseUserState(value)).toBeNull();
  });

  it("keeps unknown fields and drops wrongly typed ones", () => {
    const parsed = state({
      user: { username: 5, cart_user_type: "guest" },
      cart: "no",
      access_token: 7,
      theirs: { a: 1 },
    });
    expect(parsed).toMatchObject({
      user: { cart_user_type: "guest" },
      cart: [],
      access_token: null,
      extra: { theirs: { a: 1 } },
    });
    expect(parsed?.user).not.toHaveProperty("username");
  });

  it("cannot pollute prototypes", () => {
    parseUserState(
      encodeURIComponent('{"__proto__":{"polluted":1},"user":{"constructor":{"prototype":{"polluted":1}}}}'),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("counts as none when duplicated", () => {
    const one = `user-state=${encodeURIComponent(JSON.stringify({ access_token: "a" }))}`;
    expect(userStateFromCookieHeader(`x=1; ${one}`)?.access_token).toBe("a");
    expect(userStateFromCookieHeader(`${one}; ${one}`)).toBeNull();
    expect(userStateFromCookieHeader("not-user-state=1; user-state2=2")).toBeNull();
    expect(userStateFromCookieHeader(null)).toBeNull();
  });
});
