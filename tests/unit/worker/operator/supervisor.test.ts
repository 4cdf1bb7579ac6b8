/** How many calls reach a failing operator: over real sockets, then breaker and pauses alone. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOperatorClient } from "#app/operator/client.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { createBackoff, createBreaker, createSupervisor, operatorState } from "#worker/operator/supervisor.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

let server: CaptureServer;
let received: CaptureServer["seen"];
/** Holds and breakers of the test before are over. */
let now = Date.now();
beforeEach(async () => {
  now += 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  server = await startCaptureServer();
  received = server.seen;
});
afterEach(() => server.stop());

/** @param status of each call, or of the one with a number from 1 on */
function answerWith(status: number | ((call: number) => number), headers: Record<string, string> = {}): void {
  server.answer((_request, response) => {
    const code = typeof status === "number" ? status : status(received.length);
    response.writeHead(code, { "content-type": "application/json", ...headers }).end('{"data":1}');
  });
}
/** The client of one request. */
function client(host: string, facts = createFacts()) {
  const supervisor = createSupervisor({ host, facts });
  return createOperatorClient(
    { baseUrl: server.origin, apiKey: "k", apiKeyHeader: "X-Api-Key" },
    { host, supervisor },
    fetch,
  );
}
const FAQ = { endpoint: "page", path: "/api/website/builder/page/1/faq" };
const TOUR = { endpoint: "tour", path: "/api/product/web/detail/7" };

it("calls to the operator stop during a full outage: a thousand requests make five calls, retries included", async () => {
  const logged = vi.spyOn(console, "log");
  answerWith(503);
  for (let n = 0; n < 1_000; n++) expect(await client("outage").call(FAQ)).toMatchObject({ ok: false });
  expect(received).toHaveLength(5);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("breaker-opened"));
  expect(operatorState().breakers.map(({ circuit }) => circuit)).toEqual(["outage page"]);
  // Other endpoints of this tenant, and this endpoint of other tenants, still work.
  answerWith(200);
  expect(await client("outage").call(TOUR)).toMatchObject({ ok: true });
  expect(await client("healthy").call(FAQ)).toMatchObject({ ok: true });
  expect(await client("outage").call(FAQ)).toMatchObject({ ok: false, failure: { kind: "not-asked" } });
});

it("calls to the operator for forms are never held back, because a visitor wrote them", async () => {
  answerWith(429, { "retry-after": "30" });
  await client("forms").call(FAQ);
  answerWith(500);
  const form = { endpoint: "newsletter", method: "POST", path: "/api/newsletter/signup", body: {} } as const;
  for (let n = 0; n < 12; n++) await client("forms").call(form);
  expect(received).toHaveLength(13);
});

it("calls to the operator are counted with the worst status, for the page's facts", async () => {
  const facts = createFacts();
  answerWith(200);
  await client("facts", facts).call(FAQ);
  answerWith(404);
  await client("facts", facts).call(TOUR);
  expect(facts).toMatchObject({ up_calls: 2, up_status: 404 });
});

const tooMany = (host: string, seconds = "30") => {
  answerWith(429, { "retry-after": seconds });
  return client(host).call(FAQ);
};
const isAsked = async (host: string) => {
  answerWith(200);
  return (await client(host).call(TOUR)).ok;
};
it("after a 429 with Retry-After, calls wait as long as a short one says, and then succeed", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now });
  answerWith((call) => (call === 1 ? 429 : 200), { "retry-after": "2" });
  const limited = client("short").call(FAQ);
  await vi.waitUntil(() => received.length === 1 && vi.getTimerCount() > 0);
  const meanwhile = client("short").call(TOUR);
  expect(received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all([limited, meanwhile])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(received).toHaveLength(3);
});

it("after a 429 with Retry-After, calls do not wait after a 503 with the same header, which is no limit", async () => {
  answerWith(503, { "retry-after": "30" });
  await client("down").call(FAQ);
  expect(await isAsked("down")).toBe(true);
});

it("after a 429 with Retry-After, calls wait for that tenant only", async () => {
  await tooMany("limited");
  expect(await isAsked("limited")).toBe(false);
  expect(await isAsked("other")).toBe(true);
  // Longer than a call may take.
  vi.setSystemTime(now + 22_000);
  expect(await isAsked("limited")).toBe(false);
  vi.setSystemTime(now + 30_100);
  expect(await isAsked("limited")).toBe(true);
});

it("after a 429 with Retry-After, calls wait five minutes at most", async () => {
  await tooMany("absurd", "99999999");
  expect(operatorState().heldForMs).toBe(300_000);
  vi.setSystemTime(now + 300_100);
  expect(await isAsked("absurd")).toBe(true);
});

const CIRCUIT = "localhost page";

function opened(random = () => 0.5) {
  const breaker = createBreaker(random);
  for (let n = 0; n < 5; n++) breaker.failed(CIRCUIT);
  return breaker;
}

it("the breaker opens at the fifth failure in a row; a success between starts the count again", () => {
  const breaker = createBreaker();
  for (let n = 0; n < 4; n++) expect(breaker.failed(CIRCUIT)).toBeNull();
  breaker.succeeded(CIRCUIT);
  for (let n = 0; n < 4; n++) expect(breaker.failed(CIRCUIT)).toBeNull();
  expect(breaker.admits(CIRCUIT)).toBe(true);
  expect(breaker.failed(CIRCUIT)).toBeGreaterThan(0);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  expect(breaker.admits("localhost tour")).toBe(true);
  expect(breaker.admits("canyon.localhost page")).toBe(true);
});

it.each([
  [0, 8_000],
  [0.5, 10_000],
  [1, 12_000],
])("the breaker stays open 10 s ± 20 %% (random %d: %d ms), then lets one probe through", (random, ms) => {
  const breaker = opened(() => random);
  vi.advanceTimersByTime(ms - 1);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(Array.from({ length: 1_000 }, () => breaker.admits(CIRCUIT)).filter(Boolean)).toHaveLength(1);
});

it("the breaker says nothing of calls made long after, of which a quiet site makes several at once", () => {
  const breaker = opened();
  vi.advanceTimersByTime(80_000);
  expect([breaker.admits(CIRCUIT), breaker.admits(CIRCUIT)]).toEqual([true, true]);
});

it("the breaker closes when the probe succeeds, opens again when it fails, and replaces a lost probe", () => {
  const breaker = opened();
  vi.advanceTimersByTime(10_000);
  breaker.admits(CIRCUIT);
  expect(breaker.failed(CIRCUIT)).toBe(10_000);
  vi.advanceTimersByTime(9_999);
  expect(breaker.admits(CIRCUIT)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  // This probe never ends.
  vi.advanceTimersByTime(10_000);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  breaker.succeeded(CIRCUIT);
  expect(breaker.open()).toEqual([]);
  expect(breaker.admits(CIRCUIT)).toBe(true);
  expect(breaker.admits(CIRCUIT)).toBe(true);
});

it("the breaker is not kept open longer by calls that were in flight", () => {
  const breaker = opened();
  vi.advanceTimersByTime(9_000);
  expect(breaker.failed(CIRCUIT)).toBeNull();
  expect(breaker.open()).toEqual([{ circuit: CIRCUIT, failures: 6, forMs: 1_000 }]);
  vi.advanceTimersByTime(1_000);
  expect(breaker.admits(CIRCUIT)).toBe(true);
});

it("the breaker remembers a bounded number of circuits", () => {
  const breaker = createBreaker();
  for (let n = 0; n < 10_000; n++) for (let times = 0; times < 5; times++) breaker.failed(`host-${n} page`);
  expect(breaker.open().length).toBeLessThanOrEqual(500);
});

it("pauses of one tenant are never made shorter by a later answer", () => {
  const backoff = createBackoff();
  backoff.pause("a", 30_000);
  backoff.pause("a", 1_000);
  expect(backoff.leftMs("a")).toBe(30_000);
});

it("pauses of any number of tenants hold no other", () => {
  const backoff = createBackoff();
  for (let each = 0; each < 100; each++) backoff.pause(`tenant-${each}`, 300_000);
  expect([backoff.leftMs("another"), backoff.longestMs()]).toEqual([0, 300_000]);
});

it("pauses of 500 tenants are remembered, the one that nobody asked about for longest is forgotten", () => {
  const backoff = createBackoff();
  backoff.pause("first", 300_000);
  backoff.pause("second", 300_000);
  for (let each = 0; each < 498; each++) backoff.pause(`tenant-${each}`, 0);
  expect(backoff.leftMs("first")).toBe(300_000);
  backoff.pause("one more", 0);
  expect([backoff.leftMs("first"), backoff.leftMs("second")]).toEqual([300_000, 0]);
});
