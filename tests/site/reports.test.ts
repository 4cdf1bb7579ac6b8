import { expect, it } from "vitest";
import { someSpellings } from "#tests/support/spellings.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  stack.get(path, {
    method: "POST",
    headers: { "content-type": "application/csp-report", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const origin = () => `http://localhost:${stack.site.url.port}`;
const lines = async (event: string) =>
  (await stack.logLines())
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it("reports are answered 204 and become one line of known fields", async () => {
  const secret = "TOKSENTINEL";
  const old = {
    "csp-report": {
      "document-uri": `${origin()}/faq?token=${secret}#${secret}`,
      referrer: `https://elsewhere.example/${secret}`,
      "violated-directive": "script-src-elem",
      "effective-directive": "script-src-elem",
      "original-policy": secret,
      "blocked-uri": `https://evil.example/x.js?${secret}`,
      "source-file": `${origin()}/assets/a.js?${secret}`,
      "line-number": 7,
      "script-sample": secret,
      disposition: "enforce",
      cookie: secret,
    },
  };
  const modern = [
    { type: "deprecation", url: `${origin()}/`, body: { message: secret } },
    {
      type: "csp-violation",
      age: 10,
      url: `${origin()}/`,
      user_agent: secret,
      body: {
        documentURL: `${origin()}/`,
        effectiveDirective: "img-src",
        blockedURL: `data:${secret}`,
        sample: secret,
      },
    },
  ];
  const error = {
    page: `${origin()}/tours/121?email=${secret}`,
    message: `TypeError: cannot read https://api.example/x?t=${secret}`,
    source: `${origin()}/assets/site.js?${secret}`,
    line: 1,
    column: 42,
    stack: secret,
    user: secret,
  };
  expect((await send("/_r/csp", old)).status).toBe(204);
  expect((await send("/_r/csp", modern, { "content-type": "application/reports+json" })).status).toBe(204);
  const sent = await send("/_r/err", error, { "content-type": "text/plain;charset=UTF-8", origin: origin() });
  expect([sent.status, sent.body]).toEqual([204, ""]);
  const known = ({ event: _event, ts: _ts, id: _id, ...fields }: Record<string, unknown> = {}) => fields;
  expect((await lines("csp-violation")).map(known)).toEqual([
    {
      host: "localhost",
      page: "/faq",
      directive: "script-src-elem",
      blocked: "https://evil.example/x.js",
      source: "/assets/a.js",
      line: 7,
      disposition: "enforce",
    },
    {
      host: "localhost",
      page: "/",
      directive: "img-src",
      ...{ blocked: "data:", source: null, line: null, disposition: null },
    },
  ]);
  const [line] = await lines("client-error");
  expect(known(line)).toMatchObject({
    host: "localhost",
    page: "/tours/121",
    message: "TypeError: cannot read https://api.example/x",
    source: "/assets/site.js",
    line: 1,
    column: 42,
  });
  expect((await stack.logLines()).join("\n")).not.toContain(secret);
});

it("reports about other sites, of other shapes, from other sites, and too long ones leave no line", async () => {
  const reported = async () =>
    (await stack.logLines()).filter((line) => /csp-violation|client-error/.test(line)).length;
  const before = await reported();
  const mine = { "csp-report": { "document-uri": `${origin()}/`, "effective-directive": "img-src" } };
  const theirs = { "csp-report": { "document-uri": "https://evil.example/", "effective-directive": "img-src" } };
  const cases: [unknown, Record<string, string>, number][] = [
    [theirs, {}, 204],
    ["not json", {}, 204],
    [{ "csp-report": { "document-uri": `${origin()}/`, "effective-directive": "x<script>" } }, {}, 204],
    [mine, { origin: "https://evil.example" }, 403],
    [mine, { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    [mine, { "sec-fetch-site": "same-site" }, 403],
    [mine, { "content-type": "text/html" }, 415],
    [{ ...mine, junk: "x".repeat(9_000) }, {}, 413],
  ];
  for (const [body, headers, status] of cases) {
    expect((await send("/_r/csp", body, headers)).status, JSON.stringify([body, headers]).slice(0, 200)).toBe(status);
  }
  for (const body of [{ page: `${origin()}/` }, { page: "https://evil.example/", message: "x" }]) {
    expect((await send("/_r/err", body, { "content-type": "text/plain" })).status).toBe(204);
  }
  for (const path of ["/_r/csp", "/_r/vit"]) expect((await stack.get(path)).status).toBe(405);
  expect(await reported()).toBe(before);
});

it("reports are 30 lines a minute of one visitor, whatever is sent, and never reach KV or the operator", async () => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  const keysBefore = (await kv.list()).keys.map(({ name }) => name);
  stack.operator.calls.length = 0;
  stack.forgetLogs();
  const headers = { "cf-connecting-ip": "203.0.113.50" };
  const report = { "csp-report": { "document-uri": `${origin()}/`, "effective-directive": "img-src" } };
  // A minute may end meanwhile.
  for (const path of someSpellings("/_r/csp", 70)) expect((await send(path, report, headers)).status).toBe(204);
  const written = (await lines("csp-violation")).length;
  expect([written >= 30, written <= 60]).toEqual([true, true]);
  expect((await kv.list()).keys.map(({ name }) => name)).toEqual(keysBefore);
  expect(stack.operator.calls).toEqual([]);
});
