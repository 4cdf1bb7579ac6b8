/** How many calls reach a failing operator, over real sockets. */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createOperatorClient } from "#app/operator/client.ts";
import { createSupervisor, operatorState } from "#worker/operator/supervisor.ts";
import { createFacts } from "#worker/pages/render-facts.ts";

let server: http.Server;
let received: string[];
let answer: (response: http.ServerResponse, call: number) => void;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    received.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    answer(response, received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});

const answerWith = (status: number, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end('{"data":1}');
};
const logged: string[] = [];

/** The client of one request. */
function client(host: string, facts = createFacts()) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = (event: string) => logged.push(event);
  const supervisor = createSupervisor({ host, log, facts });
  return createOperatorClient({ baseUrl, apiKey: "k", apiKeyHeader: "X-Api-Key" }, { host, supervisor }, fetch);
}
const FAQ = { path: "/api/website/builder/page/1/faq" };
const TOUR = { path: "/api/product/web/detail/7" };

describe("a page", () => {
  it("waits 2.7 s in all once a call timed out, not for every call again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // Every call uses up the time it is given.
    const given = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      vi.setSystemTime(Date.now() + ms);
      return AbortSignal.abort();
    });
    const page = client("silent");
    expect(await page.call(FAQ)).toMatchObject({ ok: false, failure: { kind: "timeout" } });
    await page.call(TOUR);
    await page.call({ path: "/api/office/our-tours" });
    expect(given.mock.calls).toEqual([[2_500], [200]]);
    vi.useRealTimers();
  });
});

describe("calls to the operator", () => {
  it("stop during a full outage: a thousand requests make five calls and a few retries", async () => {
    answerWith(503);
    for (let n = 0; n < 1_000; n++) expect(await client("outage").call(FAQ)).toMatchObject({ ok: false });
    expect(received.length).toBeLessThanOrEqual(8);
    expect(logged).toContain("breaker-opened");
    expect(operatorState().breakers.map(({ line }) => line)).toEqual(["outage page"]);
    // Other endpoints of this tenant, and this endpoint of other tenants, still work.
    answerWith(200);
    expect(await client("outage").call(TOUR)).toMatchObject({ ok: true });
    expect(await client("healthy").call(FAQ)).toMatchObject({ ok: true });
    expect(await client("outage").call(FAQ)).toMatchObject({ ok: false, failure: { kind: "not-asked" } });
  });

  it("retry scattered failures with at most a tenth more calls", async () => {
    answer = (response, call) => response.writeHead(call % 4 === 0 ? 500 : 200).end('{"data":1}');
    const calls = 1_000;
    for (let n = 0; n < calls; n++) await client("flaky").call(FAQ);
    expect(received.length).toBeGreaterThan(calls * 1.05);
    expect(received.length).toBeLessThanOrEqual(calls * 1.1 + 10);
  });

  it("for forms are never held back, because a visitor wrote them", async () => {
    answerWith(500);
    const form = { method: "POST", path: "/api/newsletter/signup", body: {} } as const;
    for (let n = 0; n < 12; n++) await client("forms").call(form);
    expect(received).toHaveLength(12);
  });

  it("are counted with the worst status, for the page's facts", async () => {
    const facts = createFacts();
    answerWith(200);
    await client("facts", facts).call(FAQ);
    answerWith(404);
    await client("facts", facts).call(TOUR);
    expect(facts).toMatchObject({ up_calls: 2, up_status: 404 });
  });

  it("of all tenants stop after a 429 with Retry-After, for at most five minutes", async () => {
    answerWith(429, { "retry-after": "30" });
    await client("limited").call(FAQ);
    expect(received).toHaveLength(1);
    answerWith(200);
    for (let n = 0; n < 100; n++) await client(`other-${n}`).call(TOUR);
    expect(received).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_100 });
    expect(await client("limited").call(FAQ)).toMatchObject({ ok: true });
    answerWith(429, { "retry-after": "31536000" });
    await client("limited").call(TOUR);
    expect(operatorState().heldForMs).toBeLessThanOrEqual(300_000);
    vi.useRealTimers();
  });
});
