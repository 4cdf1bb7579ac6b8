/** How many calls reach a failing operator, over real sockets. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOperatorClient } from "#app/operator/client.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { createSupervisor, operatorState } from "#worker/operator/supervisor.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

let server: CaptureServer;
let received: CaptureServer["seen"];
beforeEach(async () => {
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
const logged: string[] = [];

/** The client of one request. */
function client(host: string, facts = createFacts()) {
  const log = (event: string) => logged.push(event);
  const supervisor = createSupervisor({ host, log, facts });
  return createOperatorClient(
    { baseUrl: server.origin, apiKey: "k", apiKeyHeader: "X-Api-Key" },
    { host, supervisor },
    fetch,
  );
}
const FAQ = { endpoint: "page", path: "/api/website/builder/page/1/faq" };
const TOUR = { endpoint: "tour", path: "/api/product/web/detail/7" };

describe("calls to the operator", () => {
  it("stop during a full outage: a thousand requests make five calls, retries included", async () => {
    answerWith(503);
    for (let n = 0; n < 1_000; n++) expect(await client("outage").call(FAQ)).toMatchObject({ ok: false });
    expect(received).toHaveLength(5);
    expect(logged).toContain("breaker-opened");
    expect(operatorState().breakers.map(({ circuit }) => circuit)).toEqual(["outage page"]);
    // Other endpoints of this tenant, and this endpoint of other tenants, still work.
    answerWith(200);
    expect(await client("outage").call(TOUR)).toMatchObject({ ok: true });
    expect(await client("healthy").call(FAQ)).toMatchObject({ ok: true });
    expect(await client("outage").call(FAQ)).toMatchObject({ ok: false, failure: { kind: "not-asked" } });
  });

  it("for forms are never held back, because a visitor wrote them", async () => {
    answerWith(429, { "retry-after": "30" });
    await client("forms").call(FAQ);
    answerWith(500);
    const form = { endpoint: "newsletter", method: "POST", path: "/api/newsletter/signup", body: {} } as const;
    for (let n = 0; n < 12; n++) await client("forms").call(form);
    expect(received).toHaveLength(13);
  });

  it("are counted with the worst status, for the page's facts", async () => {
    const facts = createFacts();
    answerWith(200);
    await client("facts", facts).call(FAQ);
    answerWith(404);
    await client("facts", facts).call(TOUR);
    expect(facts).toMatchObject({ up_calls: 2, up_status: 404 });
  });

  describe("after a 429 with Retry-After", () => {
    const tooMany = (host: string, seconds = "30") => {
      answerWith(429, { "retry-after": seconds });
      return client(host).call(FAQ);
    };
    const isAsked = async (host: string) => {
      answerWith(200);
      return (await client(host).call(TOUR)).ok;
    };
    /** The holds of the test before are over. */
    let now = Date.now();
    beforeEach(() => {
      now += 3_600_000;
      vi.useFakeTimers({ toFake: ["Date"], now });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it("wait as long as a short one says, and then succeed", async () => {
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

    it("do not wait after a 503 with the same header, which is no limit", async () => {
      answerWith(503, { "retry-after": "30" });
      await client("down").call(FAQ);
      expect(await isAsked("down")).toBe(true);
    });

    it("wait for that tenant only", async () => {
      await tooMany("limited");
      expect(await isAsked("limited")).toBe(false);
      expect(await isAsked("other")).toBe(true);
      // Longer than a call may take.
      vi.setSystemTime(now + 22_000);
      expect(await isAsked("limited")).toBe(false);
      vi.setSystemTime(now + 30_100);
      expect(await isAsked("limited")).toBe(true);
    });

    it("wait five minutes at most", async () => {
      await tooMany("absurd", "99999999");
      expect(operatorState().heldForMs).toBe(300_000);
      vi.setSystemTime(now + 300_100);
      expect(await isAsked("absurd")).toBe(true);
    });
  });
});
