import fc from "fast-check";
import { expect, it } from "vitest";
import { COOKIE_BUDGET_BYTES, mergeCookie, serializeUserState } from "#app/domain/session/cookie.ts";
import {
  decide,
  decideAtEdge,
  isAnonymous,
  NO_STATE,
  parseUserState,
  type UserState,
  userStateFromCookieHeader,
} from "#app/domain/session/session.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";

const TOKEN = "eyJ".padEnd(700, "x");

function cartOf(length: number) {
  return Array.from({ length }, (_, index) => ({
    id: 1000 + index,
    title: `Two queen beds, Desert Lantern Hotel ${index}`,
    details: "Sat, Dec 5, 2026 to Mon, Dec 7, 2026 · 2 nights",
    image: "https://admin.example.com/media/valley-of-fire/scene-1.svg",
    price: 306.9,
  }));
}

const state = (change: Partial<UserState>): UserState => ({
  ...NO_STATE,
  access_token: TOKEN,
  refresh_token: TOKEN,
  ...change,
});
const written = (value: UserState) => parseUserState(serializeUserState(value) ?? "");

it("writing the user-state cookie keeps everything that fits, including fields of other systems", () => {
  const whole = state({
    user: { username: "Ana Ñandú", cart_user_type: "customer", theirs: 1 },
    cart: cartOf(2),
    sessionId: "s-1",
    checkoutInfo: { step: 2, note: 'a "b"; c, d' },
    orderInfo: [1],
    extra: { consent: { ads: false } },
  });
  expect(written(whole)).toEqual(whole);
});

it("writing the user-state cookie keeps the length of the cart, whatever its items are called, and what was booked", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150 }), fc.string({ maxLength: 40 }), (length, name) => {
      const cart = cartOf(length).map((item) => ({ ...item, id: name + item.id }));
      const before = state({ cart, orderInfo: { number: "N-1" } });
      const after = written(before);
      expect(after?.cart).toHaveLength(length);
      expect(after?.orderInfo).toEqual({ number: "N-1" });
      expect(mergeCookie(before, after)?.cart).toEqual(cart);
    }),
  );
});

it("writing the user-state cookie drops checkoutInfo and orderInfo next, then the cart, then foreign fields; never the tokens", () => {
  const long = "i".repeat(2_200);
  const big = state({ cart: cartOf(20), checkoutInfo: long, orderInfo: long });
  expect(written(big)).toMatchObject({ checkoutInfo: null, orderInfo: null, access_token: TOKEN });
  expect(written(big)?.cart).toHaveLength(20);
  expect(written(state({ cart: cartOf(900) }))).toMatchObject({ cart: [], access_token: TOKEN });
  const stuffed = written(state({ user: { username: "ana", junk: long }, extra: { more: long } }));
  expect(stuffed).toMatchObject({ user: { username: "ana" }, extra: {}, access_token: TOKEN });
  expect(serializeUserState(state({ access_token: "x".repeat(4_000) }))).toBeNull();
});

it("writing the user-state cookie stays below the browsers' limit, prefers its own fields, and accepts lone surrogates", () => {
  expect(COOKIE_BUDGET_BYTES + "user-state=".length).toBeLessThan(4_096);
  expect(written(state({ extra: { access_token: "theirs" } }))?.access_token).toBe(TOKEN);
  expect(written(state({ checkoutInfo: "\ud800" }))?.checkoutInfo).toBe("\ud800");
});

it("writing the user-state cookie never exceeds the budget, has only cookie characters, and keeps the tokens", () => {
  const token = fc.string({ unit: fc.constantFrom(..."abcXYZ019._-".split("")), minLength: 1, maxLength: 900 });
  const anything = fc.record({
    user: fc.option(fc.record({ username: fc.string({ minLength: 1 }), cart_user_type: fc.constant("guest") })),
    cart: fc.array(fc.record({ id: fc.nat(), title: fc.string({ unit: anyCharacter }) }), { maxLength: 80 }),
    access_token: token,
    refresh_token: token,
    sessionId: fc.option(fc.string({ minLength: 1, maxLength: 64 })),
    checkoutInfo: fc.jsonValue(),
    orderInfo: fc.jsonValue(),
    extra: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 20 }).filter((key) => !key.startsWith("__") && !(key in NO_STATE)),
      fc.string({ maxLength: 400 }),
    ),
  });
  fc.assert(
    fc.property(anything, (value) => {
      const text = serializeUserState(value) ?? "";
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(COOKIE_BUDGET_BYTES);
      // RFC 6265 4.1.1: cookie-octet.
      expect(text).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);
      const read = parseUserState(text);
      expect([read?.access_token, read?.refresh_token]).toEqual([value.access_token, value.refresh_token]);
    }),
    cases(100),
  );
});

const json = '{"user": {"username": "Ana; \\"50%\\" Ñandú"}, "access_token": "t", "theirs": {"a": [1, 2]}}';

it.each([
  ["percent-encoded JSON", encodeURIComponent(json)],
  ["JSON as it is", json],
  // `http.cookies.SimpleCookie` with `json.dumps`.
  [
    "Python's quoting",
    String.raw`"{\"user\": {\"username\": \"Ana\073 \\\"50%\\\" \\u00d1and\\u00fa\"}\054 \"access_token\": \"t\"\054 \"theirs\": {\"a\": [1\054 2]}}"`,
  ],
])("reading the cookie understands %s", (_, value) => {
  expect(parseUserState(value)).toEqual({
    ...NO_STATE,
    user: { username: 'Ana; "50%" Ñandú' },
    access_token: "t",
    extra: { theirs: { a: [1, 2] } },
  });
});

it.each(["", "%", "%7B", "null", "5", "[]", '"x"', '"', '"\\"', "{", "undefined", "%5B1%2C2%5D", "{'user':1}"])(
  "reading the cookie counts malformed value %j as none",
  (value) => {
    expect(parseUserState(value)).toBeNull();
  },
);

it("reading the cookie keeps unknown fields and drops wrongly typed ones, and tokens that no header can carry", () => {
  const theirs = { user: { username: 5, cart_user_type: "guest" }, cart: "no", theirs: { a: 1 } };
  for (const access_token of [7, "", "a b", "naïve", "x".repeat(4_097)]) {
    expect(parseUserState(JSON.stringify({ ...theirs, access_token }))).toEqual({
      ...NO_STATE,
      user: { cart_user_type: "guest" },
      extra: { theirs: { a: 1 } },
    });
  }
});

it("reading the cookie takes the last of several cookies that can be read, the newest", () => {
  const token = (header: string | null) => userStateFromCookieHeader(header)?.access_token;
  const [older, newer] = ['user-state={"access_token":"older"}', 'user-state={"access_token":"newer"}'];
  expect(token(`x=1; ${older}; ${newer}; y=2`)).toBe("newer");
  expect(token(`${older}; user-state=%7B; user-state=`)).toBe("older");
  expect(token("not-user-state=1; user-state2=2")).toBeUndefined();
  expect(token(null)).toBeUndefined();
  // Browsers keep none that is so long.
  expect(token(`user-state={"access_token":"t","checkoutInfo":"${"x".repeat(9_000)}"}`)).toBeUndefined();
});

it("a visitor without user and token is anonymous", () => {
  expect([isAnonymous(null), isAnonymous(NO_STATE)]).toEqual([true, true]);
  expect([isAnonymous(state({})), isAnonymous({ ...NO_STATE, user: {} })]).toEqual([false, false]);
});

it("merging a cookie written elsewhere fills ids of a trimmed cookie with the items in memory", () => {
  const [first, second] = cartOf(2);
  const adopted = mergeCookie(state({ cart: [first, second] }), state({ access_token: "other", cart: [1001, 77] }));
  expect(adopted?.cart).toEqual([second, 77]);
  expect(adopted?.access_token).toBe("other");
});

it("merging a cookie written elsewhere adopts a cleared cookie", () => {
  expect(mergeCookie(state({}), null)).toBeNull();
  expect(mergeCookie(null, state({}))?.access_token).toBe(TOKEN);
});

const guest = state({ user: { cart_user_type: "guest" } });
const signedIn = state({ user: { cart_user_type: "customer", username: "ana" } });

it.each([
  // path, nobody, guest, signed in
  ["/", "/", "stays", "stays"],
  ["/signin", "stays", "stays", "stays"],
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
  const outcome = (who: UserState | null) => decide(who, path) ?? "stays";
  expect([outcome(null), outcome(guest), outcome(signedIn)]).toEqual([nobody, asGuest, asUser]);
});

it("the route guard at the edge opens public pages to visitors without a session", () => {
  expect(decideAtEdge(null, "/faq")).toBeNull();
  expect(decideAtEdge(null, "/account")).toBe("/signin");
});
