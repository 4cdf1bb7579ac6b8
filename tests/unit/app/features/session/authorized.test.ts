import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failureText } from "#app/domain/http/outcome.ts";
import { NO_STATE } from "#app/domain/session/session.ts";
import { authorized } from "#app/features/session/authorized.ts";
import { clear, currentSession, replace, setUser, update } from "#app/features/session/store.ts";

const TOKENS = { access_token: "a", refresh_token: "r" };
const json = (body: unknown, status = 200) => Response.json(body, { status });

let now = Date.now();
/** Paths of the calls, answered by `answer`, and their `Authorization` in the same order. */
let asked: string[];
let bearers: (string | null)[];
let answer: (path: string, bearer: string | null) => Response | Promise<Response>;
/** Lines of `console.error`. */
let errors: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Each test has a minute of its own.
  now += 120_000;
  vi.setSystemTime(now);
  asked = [];
  bearers = [];
  errors = [];
  vi.mocked(console.error).mockImplementation((line: string) => void errors.push(line));
  vi.stubGlobal("fetch", async (input: Request) => {
    const { pathname } = new URL(input.url);
    const bearer = input.headers.get("authorization");
    asked.push(pathname);
    bearers.push(bearer);
    return answer(pathname, bearer);
  });
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
      }
    },
  );
  clear();
});
afterEach(async () => {
  // What a test has started keeps the lock for a moment (app/features/session/tokens.ts).
  await pause(150);
  // Each failed call is logged; tests/support/quiet-console.ts must not count them.
  vi.mocked(console.error).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fourTimes = async () => {
  const outcomes = [];
  for (let n = 0; n < 4; n++) outcomes.push(await authorized.call({ path: "/api/cart" }));
  return outcomes.map((outcome) => (outcome.ok ? outcome : outcome.failure));
};

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
  vi.advanceTimersByTime(59_000);
  expect(await authorized.call({ path: "/api/cart" })).toMatchObject({ failure: { retryInMs: 1_000 } });
  vi.advanceTimersByTime(1_000);
  expect(await authorized.call({ path: "/api/cart" })).toEqual({ ok: true, data: { data: 1 } });
});

it("fault: 401 loop: a token that is refused again and again costs three calls, and then says when to come back", async () => {
  answer = (path) => (path === "/api/cart" ? json({}, 401) : json(TOKENS));
  const failures = await fourTimes();
  expect(asked.filter((path) => path.startsWith("/api/auth/"))).toHaveLength(3);
  expect(failures.at(-1)).toMatchObject({ kind: "not-asked" });
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
const flush = () => pause(0);

it("what a write answered is told even if another visitor signed in meanwhile; it is not sent for them", async () => {
  for (const status of [200, 401]) {
    update(ANA);
    asked = [];
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    const added = authorized.call({ method: "POST", path: "/api/cart", body: {} });
    await flush();
    replace({ ...NO_STATE, user: { username: "bo" }, access_token: "bo" });
    late.resolve(json({ data: {} }, status));
    expect(await added).toMatchObject(status === 200 ? { ok: true } : { failure: { status } });
    expect(asked).toEqual(["/api/cart"]);
    clear();
  }
});

it("every call carries the stored token, token calls too", async () => {
  update(ANA);
  answer = (path, bearer) => {
    if (path.startsWith("/api/auth/")) return json(TOKENS);
    return bearer === "Bearer ana" ? json({}, 401) : json({});
  };
  await authorized.call({ path: "/api/cart" });
  expect(asked).toEqual(["/api/cart", "/api/auth/refresh_token", "/api/cart"]);
  expect(bearers).toEqual(["Bearer ana", "Bearer ana", "Bearer a"]);
});

it("a user whose token fails and cannot be refreshed becomes a guest with nothing of the user's", async () => {
  update({ ...ANA, refresh_token: null, cart: [1], orderInfo: "her order", extra: { consent: true } });
  answer = (path, bearer) => (path === "/api/auth/guest/token" || bearer === "Bearer a" ? json(TOKENS) : json({}, 401));
  await authorized.call({ path: "/api/cart" });
  expect(currentSession().state).toMatchObject({ user: null, cart: [], orderInfo: null, extra: { consent: true } });
});

it("each failed call is logged once, with status and request id, and without query or body", async () => {
  setUser({ cart_user_type: "guest" });
  update(TOKENS);
  answer = () => new Response("{}", { status: 503, headers: { "x-request-id": "id-1", "retry-after": "60" } });
  await authorized.call({ path: "/api/series", query: { q: "secret" } });
  await authorized.call({ method: "POST", path: "/api/hotel/search/v1", body: "secret" });
  expect(errors).toEqual([
    "GET /api/series failed: 503, request id-1",
    "POST /api/hotel/search/v1 failed: 503, request id-1",
  ]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await authorized.call({ method: "DELETE", path: "/api/cart/7" });
  expect(errors.at(-1)).toBe("DELETE /api/cart/7 failed: network, no request id");
});

it("where the browser refuses locks, token calls wait for each other in the tab", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) } });
  answer = () => json(TOKENS);
  const both = ["/api/cart", "/api/series"].map((path) => authorized.call({ path }));
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(asked.filter((path) => path === "/api/auth/guest/token")).toHaveLength(1);
});
