import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failureText } from "#app/components/load-failure.ts";
import { authorized } from "#app/features/session/authorized.ts";
import { clear } from "#app/features/session/store.ts";

const TOKENS = { access_token: "a", refresh_token: "r" };
const json = (body: unknown, status = 200) => Response.json(body, { status });

let now = Date.now();
/** Paths of the calls, answered by `answer`. */
let asked: string[];
let answer: (path: string) => Response;

beforeEach(() => {
  vi.useFakeTimers();
  // Each test has a minute of its own.
  now += 120_000;
  vi.setSystemTime(now);
  asked = [];
  vi.stubGlobal("fetch", async (input: Request) => {
    const { pathname } = new URL(input.url);
    asked.push(pathname);
    return answer(pathname);
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
afterEach(() => {
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
  expect(failures.slice(0, 3)).toMatchObject(Array.from({ length: 3 }, () => ({ kind: "not-asked" })));
  expect(asked.filter((path) => path === "/api/auth/guest/token")).toHaveLength(3);
  const [, , , last] = failures;
  expect(last).toMatchObject({ kind: "not-asked", retryInMs: 60_000 });
  expect(failureText({ kind: "not-asked", retryInMs: 41_200 })).toBe(
    "Too many attempts in a short time. The next one is in 42 seconds.",
  );
  answer = (path) => json(path === "/api/cart" ? { data: 1 } : TOKENS);
  vi.advanceTimersByTime(59_000);
  expect(await authorized.call({ path: "/api/cart" })).toMatchObject({ failure: { retryInMs: 1_000 } });
  vi.advanceTimersByTime(1_000);
  expect(await authorized.call({ path: "/api/cart" })).toEqual({ ok: true, data: { data: 1 } });
});

it("a token that is refused again and again costs three calls, and then says when to come back", async () => {
  answer = (path) => (path === "/api/cart" ? json({}, 401) : json(TOKENS));
  const failures = await fourTimes();
  expect(asked.filter((path) => path.startsWith("/api/auth/"))).toHaveLength(3);
  expect(failures.at(-1)).toMatchObject({ kind: "not-asked" });
});

it("the site's own limit is not taken for silence of the operator either", async () => {
  answer = () => json({}, 429);
  expect(await authorized.call({ path: "/api/cart" })).toMatchObject({
    failure: { kind: "not-asked", retryInMs: 60_000 },
  });
});

it("a refused visit is called refused", async () => {
  answer = () => json({}, 403);
  const [first, , , last] = await fourTimes();
  expect([first, last]).toMatchObject([{ kind: "refused" }, { kind: "refused" }]);
  expect(failureText({ kind: "refused" })).toBe("Our booking system could not do this right now.");
  expect(failureText({ kind: "timeout" })).toBe("Our booking system did not answer.");
});
