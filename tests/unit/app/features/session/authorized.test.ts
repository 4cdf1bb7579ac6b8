import { beforeEach, expect, it } from "vitest";
import { failureText } from "#app/domain/http/outcome.ts";
import { NO_STATE } from "#app/domain/session/session.ts";
import type { Call } from "#app/operator/client.ts";
import { SimulatedBrowser, type Tab } from "#tests/support/tabs/browser.ts";
import { tabModules } from "#tests/support/tabs/bundle.ts";

const TOKENS = { access_token: "a", refresh_token: "r" };
const json = (body: unknown, status = 200) => Response.json(body, { status });

let browser: SimulatedBrowser;
let tab: Tab;
/** Paths of the calls, answered by `answer`, and their `Authorization` in the same order. */
let asked: string[];
let bearers: (string | null)[];
let answer: (path: string, bearer: string | null) => Response;

beforeEach(async () => {
  browser = new SimulatedBrowser(await tabModules());
  tab = browser.open();
  asked = [];
  bearers = [];
});

/** What calls at once come to. */
async function outcomesOf(...calls: Call[]) {
  const outcomes = Promise.all(calls.map((call) => tab.modules.authorized.call(call)));
  let isDone = false;
  void outcomes.then(() => (isDone = true));
  for (;;) {
    await browser.settled();
    if (isDone) return outcomes;
    for (const call of browser.pending) {
      const { pathname } = new URL(call.request.url);
      const bearer = call.request.headers.get("authorization");
      asked.push(pathname);
      bearers.push(bearer);
      call.answer(answer(pathname, bearer));
    }
  }
}

async function fourTimes() {
  const outcomes = [];
  for (let n = 0; n < 4; n++) outcomes.push(...(await outcomesOf({ path: "/api/cart" })));
  return outcomes.map((outcome) => (outcome.ok ? outcome : outcome.failure));
}

it("the fourth token call of a minute is not made, nobody is told that the operator did not answer, and the next minute is another", async () => {
  answer = () => json({}, 503);
  const failures = await fourTimes();
  expect(failures.map((failed) => "kind" in failed && failed.kind)).toEqual(failures.map(() => "not-asked"));
  expect(failures.at(-1)).toMatchObject({ retryInMs: 60_000 });
  expect(asked.filter((path) => path === "/api/auth/guest/token")).toHaveLength(3);
  expect(failureText({ kind: "not-asked", retryInMs: 41_200 })).toBe(
    "Our booking system needs a moment. The next try is in 42 seconds.",
  );
  answer = (path) => json(path === "/api/cart" ? { data: 1 } : TOKENS);
  await browser.pass(59_000);
  expect(await outcomesOf({ path: "/api/cart" })).toMatchObject([{ failure: { retryInMs: 1_000 } }]);
  await browser.pass(1_000);
  expect(await outcomesOf({ path: "/api/cart" })).toEqual([{ ok: true, data: { data: 1 } }]);
});

it("fault: 401 loop: a token that is refused again and again costs three calls a minute, and then says when to come back", async () => {
  answer = (path) => (path === "/api/cart" ? json({}, 401) : json(TOKENS));
  for (const minute of [1, 2]) {
    const failures = await fourTimes();
    expect(asked.filter((path) => path.startsWith("/api/auth/"))).toHaveLength(3 * minute);
    expect(failures.at(-1)).toMatchObject({ kind: "not-asked" });
    await browser.pass(60_000);
  }
});

it.each([
  ["the site's own limit is not taken for silence of the operator", 429, { kind: "not-asked", retryInMs: 60_000 }],
  ["a refused visit is called refused", 403, { kind: "refused" }],
])("%s", async (_, status, expected) => {
  answer = () => json({}, status);
  const failures = await fourTimes();
  expect([failures[0], failures[3]]).toMatchObject([expected, { kind: expected.kind }]);
});

const ANA = { user: { username: "ana" }, access_token: "ana", refresh_token: "r-ana" };

it("what a write answered is told even if another visitor signed in meanwhile; it is not sent for them", async () => {
  const { authorized, update, replace } = tab.modules;
  for (const status of [200, 401]) {
    update(ANA);
    const added = authorized.call({ method: "POST", path: "/api/cart", body: {} });
    await browser.settled();
    replace({ ...NO_STATE, user: { username: "bo" }, access_token: "bo" });
    browser.pending[0]?.answer(json({ data: {} }, status));
    expect(await added).toMatchObject(status === 200 ? { ok: true } : { failure: { status } });
  }
});

it("every call carries the stored token, token calls too", async () => {
  tab.modules.update(ANA);
  answer = (path, bearer) => {
    if (path.startsWith("/api/auth/")) return json(TOKENS);
    return bearer === "Bearer ana" ? json({}, 401) : json({});
  };
  await outcomesOf({ path: "/api/cart" });
  expect(asked).toEqual(["/api/cart", "/api/auth/refresh_token", "/api/cart"]);
  expect(bearers).toEqual(["Bearer ana", "Bearer ana", "Bearer a"]);
});

it("a user whose token fails and cannot be refreshed becomes a guest with nothing of the user's", async () => {
  const { update, currentSession } = tab.modules;
  update({ ...ANA, refresh_token: null, cart: [1], orderInfo: "her order", extra: { consent: true } });
  answer = (path, bearer) => (path === "/api/auth/guest/token" || bearer === "Bearer a" ? json(TOKENS) : json({}, 401));
  await outcomesOf({ path: "/api/cart" });
  expect(currentSession().state).toMatchObject({ user: null, cart: [], orderInfo: null, extra: { consent: true } });
});

it("each failed call is logged once, with status and request id, and without query or body", async () => {
  tab.modules.update(TOKENS);
  answer = () => new Response("{}", { status: 503, headers: { "x-request-id": "id-1", "retry-after": "60" } });
  await outcomesOf({ path: "/api/series", query: { q: "secret" } });
  await outcomesOf({ method: "POST", path: "/api/hotel/search/v1", body: "secret" });
  const lost = tab.modules.authorized.call({ method: "DELETE", path: "/api/cart/7" });
  await browser.settled();
  browser.pending[0]?.fail();
  await lost;
  expect(tab.errors).toEqual([
    "GET /api/series failed: 503, request id-1",
    "POST /api/hotel/search/v1 failed: 503, request id-1",
    "DELETE /api/cart/7 failed: network, no request id",
  ]);
});

it("where the browser refuses locks, token calls wait for each other in the tab", async () => {
  browser.storage = "refused";
  answer = () => json(TOKENS);
  expect(await outcomesOf({ path: "/api/cart" }, { path: "/api/series" })).toMatchObject([{ ok: true }, { ok: true }]);
  expect(asked.filter((path) => path === "/api/auth/guest/token")).toHaveLength(1);
});
