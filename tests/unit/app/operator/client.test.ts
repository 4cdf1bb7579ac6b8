import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOutcomeUnknown } from "#app/domain/http/outcome.ts";
import { createOperatorClient } from "#app/operator/client.ts";
import { navigation } from "#app/operator/navigation.ts";
import { ask } from "#app/operator/resource.ts";
import { salesDates } from "#app/operator/sales.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { tourLink } from "#app/operator/tours.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { CONTEXT } from "#tests/support/read-as.ts";

type Handler = Parameters<CaptureServer["answer"]>[0];

let server: CaptureServer;
let seen: CaptureServer["seen"];

beforeEach(async () => {
  server = await startCaptureServer();
  seen = server.seen;
});
afterEach(() => server.stop());

function client(fetcher = fetch) {
  return createOperatorClient(
    { baseUrl: server.origin, apiKey: "the-key", apiKeyHeader: "X-Api-Key" },
    { host: "tenant.example" },
    fetcher,
  );
}

const GET = { endpoint: "x", path: "/api/x" };

const sends =
  (body: string, type: string | null = "application/json", code = 200): Handler =>
  (_request, response) =>
    response.writeHead(code, type === null ? {} : { "content-type": type }).end(body);
const json = sends('{"data":1}');
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(code, headers).end("{}");

const POST = { endpoint: "x", method: "POST", path: "/api/cart", body: {} } as const;

const DATA = '{"data":1}';
const HTML = "text/html; charset=utf-8";

/** What becomes of a write, and whether it may have been done. @param end of its answer */
it.each<[end: string, handler: Handler, outcome: string | undefined, isUnknown: boolean]>([
  ["done, without data", sends("", null, 204), undefined, false],
  ["done, without data but with a type", sends("", HTML, 201), undefined, false],
  ["refused", status(409), "status", false],
  ["not received whole", status(408), "status", false],
  ["failed", status(500), "status", true],
  ["a login page", sends("<p>Sign in</p>", HTML), "not-json", true],
  ["of no type", sends(DATA, null), "not-json", true],
  ["not quite of the type", sends(DATA, "application/jsonp"), "not-json", true],
  ["no JSON", sends('{"data": [1,'), "not-json", true],
  // Following it would send the key along.
  ["redirected", status(302, { location: "http://127.0.0.1:9/" }), "redirect", true],
  ["cut off", (_, response) => response.socket?.destroy(), "network", true],
  ["JSON with a charset", sends(DATA, "Application/JSON; charset=utf-8"), DATA, false],
  ["JSON of a kind", sends(DATA, "application/hal+json"), DATA, false],
  ["JSON as PHP may send it", sends(`\uFEFF${DATA}`, "text/json"), DATA, false],
])("a write whose answer is %s", async (_, handler, expected, isUnknown) => {
  server.answer(handler);
  const outcome = await client().call(POST);
  expect(outcome.ok ? JSON.stringify(outcome.data) : outcome.failure.kind).toBe(expected);
  expect([isOutcomeUnknown(outcome), seen.length]).toEqual([isUnknown, 1]);
});

it.each([
  [409, '{"error":"This rate\\nis not on sale"}', "This rate is not on sale"],
  [422, '{"success":false,"message":"One room at a time"}', "One room at a time"],
  [409, '{"error":{"code":7}}', undefined],
  [200, '{"success":false,"error":"This address is blocked"}', "This address is blocked"],
  [200, '{"success":0,"message":"This address is blocked"}', "This address is blocked"],
  [200, '{"data":{"success":false,"detail":"This address is blocked"}}', "This address is blocked"],
  [500, '{"error":"stack trace"}', undefined],
  [403, '{"error":"X-Api-Key the-key is not known"}', undefined],
  [401, '{"error":"token tok-1 has run out"}', undefined],
])("a POST refused with %i and %s says %s", async (code, body, message) => {
  server.answer(sends(body, "application/json", code));
  const outcome = await client().call({ ...POST, bearer: "tok-1" });
  const failed = code === 200 ? { kind: "refused" } : { kind: "status", status: code };
  expect(outcome).toMatchObject({ ok: false, failure: failed });
  expect(outcome.ok ? null : outcome.message).toBe(message);
  // Failures are logged, what the operator says is not.
  expect(JSON.stringify(outcome.ok ? null : outcome.failure)).not.toContain("rate");
});

it("the client sends JSON headers, the key, the tenant host, and a bearer and an idempotency key when given", async () => {
  server.answer(json);
  await client().call({ ...GET, query: { a: "b c", none: undefined }, bearer: "token" });
  await client().call({ ...POST, idempotencyKey: '"k"' });
  const always = { accept: "application/json", "content-type": "application/json" };
  const headers = { ...always, "host-name": "tenant.example", "x-api-key": "the-key" };
  expect(seen).toMatchObject([
    { url: "/api/x?a=b+c", headers: { ...headers, authorization: "Bearer token" } },
    { url: "/api/cart", headers: { ...headers, "idempotency-key": '"k"' } },
  ]);
  expect(seen[0]?.headers).not.toHaveProperty("idempotency-key");
  expect(seen[1]?.headers).not.toHaveProperty("authorization");
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "the client retries once after %i what only reads, never a write",
  async (code) => {
    server.answer(status(code));
    const get = await client().call(GET);
    expect(get).toMatchObject({ ok: false, failure: { kind: "status", status: code } });
    expect(seen).toHaveLength(2);
    await client().call(POST);
    expect(seen).toHaveLength(3);
    await ask({ operator: client(), context: CONTEXT }, tenantConfig, {}, { body: { host: "tenant.example" } });
    expect(seen.slice(3).map(({ method }) => method)).toEqual(["POST", "POST"]);
  },
);

it.each([400, 401, 403, 404, 410, 501])("the client does not retry after %i", async (code) => {
  server.answer(status(code));
  expect(await client().call(GET)).toMatchObject({ ok: false, failure: { status: code } });
  expect(seen).toHaveLength(1);
});

it("the client retries after a broken connection", async () => {
  server.answer((request, response) => (seen.length === 1 ? response.socket?.destroy() : json(request, response)));
  expect(await client().call(GET)).toMatchObject({ ok: true });
});

it("the client retries a failure that took long, with what is left of the call's time", async () => {
  server.answer((request, response) =>
    seen.length === 1 ? setTimeout(() => status(504)(request, response), 300) : json(request, response),
  );
  const timeoutOf = vi.spyOn(AbortSignal, "timeout");
  expect(await client().call(GET)).toMatchObject({ ok: true });
  expect(timeoutOf.mock.calls[1]?.[0]).toBeLessThanOrEqual(7_250);
});

it("the client waits for the Retry-After of a 429, unless it is longer than the call may take", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  server.answer((request, response) =>
    seen.length === 1 ? status(429, { "retry-after": "1" })(request, response) : json(request, response),
  );
  const answered = client().call(GET);
  await vi.waitUntil(() => seen.length === 1 && vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answered).toMatchObject({ ok: true });
  server.answer(status(429, { "retry-after": "30" }));
  await client().call(GET);
  expect(seen).toHaveLength(3);
});

it("the client times out after 7.5 seconds, even when only the body stalls", async () => {
  // A call may take less by what has passed.
  vi.useFakeTimers({ toFake: ["Date"] });
  const timeout = new AbortController();
  const timeoutOf = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  server.answer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"data":');
  });
  const headersFirst: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    queueMicrotask(() => timeout.abort());
    return response;
  };
  expect(await client(headersFirst).call(GET)).toMatchObject({
    ok: false,
    failure: { kind: "timeout" },
  });
  expect(timeoutOf.mock.calls).toEqual([[7_500]]);
  expect(seen).toHaveLength(1);
});

it("the client does not read a megabyte of unknown fields where an answer is small by nature", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`field${n}`, n]));
  server.answer(sends(JSON.stringify({ data: unknown })));
  const asker = { operator: client(), context: CONTEXT };
  const answers = await Promise.all([
    ask(asker, tenantConfig, {}, { body: { host: "tenant.example" } }),
    ask(asker, navigation, {}),
    ask(asker, salesDates, { id: 7 }),
    ask(asker, tourLink, { slug: "a-tour" }),
  ]);
  expect(answers.map((answer) => (answer.ok ? "ok" : answer.failure.kind))).toEqual(answers.map(() => "too-large"));
});

it("the client stops reading a body at 1 MiB", async () => {
  let sent = 0;
  server.answer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const chunk = Buffer.alloc(65_536, " ");
    const send = () => {
      while (sent < 200 * 1024 * 1024 && response.write(chunk)) sent += chunk.length;
    };
    response.on("drain", send);
    send();
  });
  expect(await client().call(GET)).toMatchObject({ ok: false, failure: { kind: "too-large" } });
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});
