import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { browserCalls, OTHER } from "#tests/support/browser-calls.ts";
import { cases } from "#tests/support/fuzz.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const { answer, answerJson, get, json } = browserCalls(stack);

describe("the browser gets", () => {
  const answering = (sent: unknown) => answerJson(JSON.stringify(sent));
  const answerOf = async (path: string, init: Parameters<typeof stack.get>[1] = {}) => {
    const { status, body } = await get(path, init);
    return [status, JSON.parse(body)];
  };

  it("what was read of the answer: the cart also as it was sent, tokens at the top level", async () => {
    const sent = { items: [{ id: 7, title: "Queen &amp; bath", theirs: "x" }, { title: "no id" }], total: "$1,099.50" };
    answering(sent);
    const [, cart] = await answerOf("/api/cart");
    expect(cart.data).toEqual(sent);
    expect(cart.read).toMatchObject({ items: [{ id: "7", title: "Queen & bath", price: null }], total: 1_099.5 });
    expect([cart.read.items.length, cart.read.items[0]]).toEqual([1, expect.not.objectContaining({ theirs: "x" })]);
    answering({ data: { access_token: "a", refresh_token: "r", user: 7 } });
    const token = await get("/api/auth/guest/token", { method: "POST", headers: json, body: "{}" });
    expect([token.status, JSON.parse(token.body)]).toEqual([200, { access_token: "a", refresh_token: "r" }]);
  });

  it("a failure for the wrong shape", async () => {
    answering({ data: "SENTINEL" });
    const [status, body] = await answerOf("/api/series");
    expect([status, body]).toEqual([502, { success: false, error: expect.stringContaining("cannot read") }]);
    const lines = (await stack.logLines()).join("\n");
    expect(lines).toMatch(/"api-failed".*"\/api\/series".*wrong-shape/);
    expect(lines).not.toContain("SENTINEL");
  });

  it("an answer of which the log names path and shape of what was not used", async () => {
    answering({ data: [{ id: 1, title: "Kayak", priceFrom: "SENTINEL" }] });
    expect((await answerOf("/api/series", { host: OTHER }))[1].data).toMatchObject([
      { title: "Kayak", priceFrom: null },
    ]);
    const lines = (await stack.logLines()).join("\n");
    expect(lines).toMatch(/"answer-findings".*"series".*\[\*\]\.priceFrom/);
    expect(lines).not.toContain("SENTINEL");
  });

  it("no refusal of what only reads, whatever else the operator says", async () => {
    answering({ success: false, data: { items: [] } });
    expect((await answerOf("/api/cart"))[0]).toBe(200);
  });

  it("a refusal for an answer without tokens, and a failure for a page of something in between", async () => {
    const refresh = { method: "POST", headers: json, body: '{"refreshToken":"r"}' };
    answering({ data: {} });
    expect((await answerOf("/api/auth/refresh_token", refresh))[0]).toBe(422);
    answer((_, response) => response.setHeader("content-type", "text/html").end("<p>Sign in</p>"));
    expect((await answerOf("/api/auth/refresh_token", refresh))[0]).toBe(502);
  });

  it("never a status at which it repeats a write by itself", async () => {
    for (const status of [408, 421, 425]) {
      answer((_, response) => response.writeHead(status).end('{"error":"again"}'));
      const [told, body] = await answerOf("/api/cart/7", { method: "DELETE", headers: json });
      expect([told, body]).toEqual([504, { success: false, error: expect.stringContaining("could not answer") }]);
    }
  });

  it("nothing of a refusal but its status and one sentence, and no sentence that repeats our key or a token", async () => {
    const KEYS = ["error", "errMsg", "message", "detail", "headers", "data"];
    let sent: unknown = {};
    let status = 200;
    answer((request, response) => {
      const echo = JSON.stringify(request.headers);
      const text = JSON.stringify(sent).replaceAll("ECHO", echo.slice(1, -1).replaceAll('"', "'"));
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    });
    const text = fc.constantFrom("Sold out", "ECHO", "x".repeat(5_000), "two\nlines", "", "<b>no</b>");
    const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.dictionary(fc.constantFrom(...KEYS), text));
    const body = fc.dictionary(fc.constantFrom(...KEYS), value);
    const refused = fc.record({ status: fc.constantFrom(200, 400, 401, 403, 404, 409, 422, 429), body });
    await fc.assert(
      fc.asyncProperty(refused, async (refusal) => {
        ({ status } = refusal);
        sent = status === 200 ? { ...refusal.body, data: undefined, success: false } : refusal.body;
        const authorization = "Bearer TOKSENTINEL";
        const answer = await get("/api/cart/7", { method: "DELETE", headers: { ...json, authorization } });
        expect(answer.status).toBe(status === 200 ? 422 : status);
        const { success, error, ...rest } = JSON.parse(answer.body);
        expect([success, rest]).toEqual([false, {}]);
        expect(error).toMatch(/^[^\n]{1,300}$/);
        expect(answer.body).not.toMatch(/TOKSENTINEL|x-api-key|demo-key/i);
      }),
      cases(150),
    );
  });

  it("status and sentence of a refusal, with headers of our own only", async () => {
    answer((_, response) => {
      response.writeHead(409, {
        "content-type": "text/html",
        "set-cookie": "theirs=1",
        server: "operator",
        "x-powered-by": "x",
        "cache-control": "public, max-age=600",
        "access-control-allow-origin": "*",
        "retry-after": "7",
        etag: "1",
      });
      response.end('{"error":"This rate is not on sale"}');
    });
    const { status, headers, body } = await get("/api/cart");
    expect([status, JSON.parse(body)]).toEqual([409, { success: false, error: "This rate is not on sale" }]);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; img-src *; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
      "retry-after": "7",
    });
    for (const theirs of ["set-cookie", "server", "x-powered-by", "access-control-allow-origin", "etag"]) {
      expect(headers).not.toHaveProperty(theirs);
    }
  });

  it("a failure at once after an interim answer, and the next call is answered", async () => {
    answer((_, response) => {
      response.writeEarlyHints({ link: "</a.css>; rel=preload" });
      response.setHeader("content-type", "application/json").end('{"data":{"items":["late"]}}');
    });
    const { status, body } = await get("/api/cart");
    expect([status, JSON.parse(body).success]).toEqual([502, false]);
    answering({ data: { items: [] } });
    for (let call = 0; call < 3; call += 1) expect((await get("/api/cart")).status).toBe(200);
  });

  it.each([
    ["99999999", "300"],
    [`1${"0".repeat(400)}`, "300"],
    [new Date(Date.now() + 10 ** 12).toUTCString(), "300"],
    ["Thu, 01 Jan 1970 00:00:00 GMT", "0"],
    ["soon", undefined],
  ])("a bounded Retry-After: %s is %s", async (theirs, ours) => {
    answer((_, response) => response.writeHead(429, { "retry-after": theirs }).end("{}"));
    expect((await get("/api/cart")).headers["retry-after"]).toBe(ours);
  });

  it("a Retry-After that is never too early", async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    answer((_, response) => response.writeHead(429, { "retry-after": date }).end("{}"));
    // At three moments of a second, because the operator's date is one of whole seconds.
    for (let moment = 0; moment < 3; moment += 1) {
      const { headers } = await get("/api/cart");
      expect(Number(headers["retry-after"]) * 1_000).toBeGreaterThanOrEqual(Date.parse(date) - Date.now());
      await pause(333);
    }
  });

  it.each([
    ["a redirect", 302, { location: "https://evil.com/" }, "", 502],
    ["a stack trace", 500, {}, '{"trace":"SENTINEL"}', 500],
    ["nothing where data is needed", 204, {}, "", 502],
  ])("a plain failure for %s", async (_, given, headers, text, expected) => {
    answer((_request, response) => response.writeHead(given, headers).end(text));
    const { status, body, headers: answered } = await get("/api/cart");
    expect([status, JSON.parse(body).success]).toEqual([expected, false]);
    expect(body + JSON.stringify(answered)).not.toMatch(/SENTINEL|evil/);
  });

  it("204 when the operator's answer has no body", async () => {
    answer((_, response) => response.writeHead(201).end());
    expect((await get("/api/cart/1", { method: "DELETE", headers: json })).status).toBe(204);
  });
});
