/** The edge's calls to an operator in trouble, over real sockets: how many arrive. */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createOperatorClient } from "#app/operator/client.ts";
import { lineState, operatorLine } from "#worker/operator/supervisor.ts";
import { createPatience } from "#worker/operator/time-budget.ts";
import { createFacts } from "#worker/pages/render-facts.ts";

let server: http.Server;
let seen: string[];
let answer: (response: http.ServerResponse, call: number) => void;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    seen.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    answer(response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const says = (status: number, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end('{"data":1}');
};
const logged: string[] = [];

/** The client of one request. */
function client(host: string, facts = createFacts()) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = (event: string) => logged.push(event);
  const supervisor = operatorLine({ host, log, patience: createPatience(), facts });
  return createOperatorClient({ baseUrl, apiKey: "k", apiKeyHeader: "X-Api-Key" }, { host, supervisor }, fetch);
}
const FAQ = { path: "/api/website/builder/page/1/faq" };
const TOUR = { path: "/api/product/web/detail/7" };

describe("one page", () => {
  it("after one call without an answer waits 2.7 s in all, not for every call anew", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // Every call runs out of the time it is given.
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

describe("the line to the operator", () => {
  it("a thousand requests during a full outage: five calls, what few retries there are, then rest", async () => {
    says(503);
    for (let n = 0; n < 1_000; n++) expect(await client("outage").call(FAQ)).toMatchObject({ ok: false });
    expect(seen.length).toBeLessThanOrEqual(8);
    expect(logged).toContain("breaker-opened");
    expect(lineState().breakers.map(({ line }) => line)).toEqual(["outage page"]);
    // Another call of this tenant, and this call of another tenant, are not held back.
    says(200);
    expect(await client("outage").call(TOUR)).toMatchObject({ ok: true });
    expect(await client("healthy").call(FAQ)).toMatchObject({ ok: true });
    expect(await client("outage").call(FAQ)).toMatchObject({ ok: false, failure: { kind: "not-asked" } });
  });

  it("failures here and there: at most a tenth more calls than without retries", async () => {
    answer = (response, call) => response.writeHead(call % 4 === 0 ? 500 : 200).end('{"data":1}');
    const calls = 1_000;
    for (let n = 0; n < calls; n++) await client("flaky").call(FAQ);
    expect(seen.length).toBeGreaterThan(calls * 1.05);
    expect(seen.length).toBeLessThanOrEqual(calls * 1.1 + 10);
  });

  it("forms are never held back: somebody wrote them", async () => {
    says(500);
    const form = { method: "POST", path: "/api/newsletter/signup", body: {} } as const;
    for (let n = 0; n < 12; n++) await client("forms").call(form);
    expect(seen).toHaveLength(12);
  });

  it("counts what a page's calls cost", async () => {
    const facts = createFacts();
    says(200);
    await client("facts", facts).call(FAQ);
    says(404);
    await client("facts", facts).call(TOUR);
    expect(facts).toMatchObject({ up_calls: 2, up_status: 404 });
  });

  it("429 with Retry-After: no call of any tenant until then, at most five minutes", async () => {
    says(429, { "retry-after": "30" });
    await client("limited").call(FAQ);
    expect(seen).toHaveLength(1);
    says(200);
    for (let n = 0; n < 100; n++) await client(`other-${n}`).call(TOUR);
    expect(seen).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_100 });
    expect(await client("limited").call(FAQ)).toMatchObject({ ok: true });
    says(429, { "retry-after": "31536000" });
    await client("limited").call(TOUR);
    expect(lineState().heldForMs).toBeLessThanOrEqual(300_000);
    vi.useRealTimers();
  });
});
