import { describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { browserCalls, HOST, OTHER } from "#tests/support/browser-calls.ts";
import { someSpellings } from "#tests/support/spellings.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { untilRefused } from "#tests/support/wall-clock.ts";

const stack = await sharedStack();
const { origin, answer, answerJson, seen, get, json } = browserCalls(stack);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: "POST", headers: { ...json, ...headers }, body });

describe("outside the table", () => {
  it("every method and path is 404 or 405, and the operator gets no call", async () => {
    const paths = [
      "",
      "/",
      "/Cart",
      "/cart/",
      "/cart/1/2",
      "/cart/..%2foffice%2ftop-tours",
      "/cart/%2e%2e%2foffice%2ftop-tours",
      "/office/top-tours",
      "/admin/users",
    ];
    paths.push("/tenant-config/user/public", "/website/contact/submit", "/auth/guest/token/x");
    for (const path of paths.map((each) => `/api${each}`)) {
      for (const method of ["GET", "POST", "PATCH", "HEAD"]) {
        const { status } = await get(path, { method, headers: json });
        expect([404, 405], `${method} ${path}`).toContain(status);
      }
    }
    const { headers: refused } = await get("/api/cart", { method: "PUT", headers: json });
    expect(refused.allow).toBe("GET, POST");
    expect(seen()).toEqual([]);
  });

  it.each(["/api//cart", "/api/cart/%00"])("the ambiguous address %s is refused before that", async (path) => {
    expect((await get(path, { method: "DELETE", headers: json })).status).toBe(400);
    expect(seen()).toEqual([]);
  });
});

describe("what the operator gets", () => {
  it("is the key, the tenant and the bearer token, and nothing else of the visitor", async () => {
    const sent = {
      authorization: "Bearer abc.def",
      cookie: "user-state=x; other=y",
      "x-api-key": "mine",
      "host-name": "evil.com",
      "x-forwarded-for": "6.6.6.6",
      "x-http-method-override": "DELETE",
      connection: "Host-Name, X-Api-Key",
      "accept-language": "de",
    };
    expect((await get("/api/cart", { headers: sent, host: OTHER })).status).toBe(200);
    const [call] = seen();
    expect([call?.method, call?.url]).toEqual(["GET", "/api/cart"]);
    expect(call?.headers).toMatchObject({
      "x-api-key": KEY,
      "host-name": OTHER,
      authorization: "Bearer abc.def",
      "content-type": "application/json",
    });
    // `cf-worker` is the platform's own.
    const known =
      /^(?:accept(?:-encoding)?|authorization|cf-worker|connection|content-type|host|host-name|x-api-key|x-request-id)$/;
    expect(Object.keys(call?.headers ?? {}).filter((name) => !known.test(name))).toEqual([]);
    expect(JSON.stringify(call?.headers)).not.toMatch(/mine|evil|6\.6\.6\.6|user-state/);
  });

  it("has no bearer when the visitor only has a cookie", async () => {
    const state = encodeURIComponent(JSON.stringify({ access_token: "TOKSENTINEL" }));
    await get("/api/cart", { headers: { cookie: `user-state=${state}` } });
    expect(seen()[0]?.headers).not.toHaveProperty("authorization");
    expect(JSON.stringify(seen())).not.toContain("TOKSENTINEL");
  });

  it.each(["Basic abc", "Bearer a b", "Bearer", `Bearer ${"x".repeat(5_000)}`])(
    "is not called with the authorization %.20s",
    async (authorization) => {
      expect((await get("/api/cart", { headers: { authorization } })).status).toBe(400);
      expect(seen()).toEqual([]);
    },
  );

  it("is a write's idempotency key if it is well-formed; a read has none", async () => {
    const key = (value: string) => ({ "idempotency-key": value });
    await post("/api/cart", "{}", key('"8e03978e"'));
    await get("/api/cart/a%2Fb%3A1", { method: "DELETE", headers: { ...json, ...key("abc") } });
    await get("/api/cart", { headers: key("abc") });
    expect(seen().map(({ headers }) => headers["idempotency-key"])).toEqual(['"8e03978e"', "abc", undefined]);
    // The operator's own ids are given back as they are.
    expect(seen()[1]?.url).toBe("/api/cart/a%2Fb%3A1");
    for (const value of ["a b", "", "é", "x".repeat(129)]) {
      expect((await post("/api/cart", "{}", key(value))).status).toBe(400);
    }
    expect(seen()).toHaveLength(3);
  });

  it("is a body without ambiguous notation; a field or parameter that the call does not have is refused by name", async () => {
    await post("/api/booking/check", '{"provider":"x","provider":"hbx",  "bookingRoomReference":"a\\u002fb"}');
    expect(seen()[0]?.body).toBe('{"provider":"hbx","bookingRoomReference":"a/b"}');
    await post("/api/auth/guest/token", "{}");
    expect(seen()[1]?.body).toBe("");
    const refused = [
      await post("/api/booking/check", '{"provider":"hbx","admin":1}'),
      await post("/api/auth/guest/token", '{"admin":1}'),
      await get("/api/series?admin=1", { headers: json }),
    ];
    for (const { status, body } of refused) expect([status, body]).toEqual([400, expect.stringContaining("admin")]);
    expect(seen()).toHaveLength(2);
  });

  it("is never a body that is too long, not JSON, not an object, or not expected", async () => {
    expect((await post("/api/cart", `{"items":"${"x".repeat(17_000)}"}`)).status).toBe(413);
    for (const body of ["", "{", "[]", "null", "items=1"]) expect((await post("/api/cart", body)).status).toBe(400);
    const body = { headers: { ...json, "content-length": "2" }, body: "{}" };
    expect((await get("/api/cart", body)).status).toBe(400);
    expect((await get("/api/cart/1", { method: "DELETE", ...body })).status).toBe(400);
    expect(seen()).toEqual([]);
  });
});

it("unsafe methods need this very site and JSON", async () => {
  // All combinations: tests/unit/worker/gateway/request.test.ts.
  const type = { "content-type": "application/json; charset=utf-8" };
  for (const [headers, expected] of [
    [{ ...type, "sec-fetch-site": "same-origin" }, 200],
    [{ ...type, "sec-fetch-site": "cross-site", origin }, 403],
    [type, 403],
    [{ "content-type": "text/plain", origin }, 415],
    [{ origin }, 415],
  ] as [Record<string, string>, number][]) {
    stack.operator.calls.length = 0;
    const posted = await get("/api/cart", { method: "POST", headers, body: '{"items":[]}' });
    const deleted = await get("/api/cart/1", { method: "DELETE", headers });
    expect([posted.status, deleted.status], JSON.stringify(headers)).toEqual([expected, expected]);
    expect(seen()).toHaveLength(expected === 200 ? 2 : 0);
  }
});

it("what is lost before an answer is not repeated: a read by the browser, a write by nobody", async () => {
  answer((_, response) => response.destroy());
  expect((await post("/api/cart", '{"items":[]}')).status).toBe(502);
  expect((await get("/api/cart")).status).toBe(502);
  expect(seen().map(({ method }) => method)).toEqual(["POST", "GET"]);
});

it("token calls are 20 a minute, address and tenant; then 429 and no call to the operator", async () => {
  answerJson('{"access_token":"a","data":{"items":[]}}');
  const from = (last: number) => ({ "cf-connecting-ip": `203.0.113.${last}` });
  const PATH = "/api/auth/guest/token";
  // Requests from other sites do not count.
  const crossSite = { ...from(7), "sec-fetch-site": "cross-site", origin: "https://evil.com" };
  for (let call = 0; call < 21; call += 1) expect((await post(PATH, "{}", crossSite)).status).toBe(403);
  // Nor does another spelling of the path pass the limit by.
  const spellings = someSpellings(PATH, 41);
  const { accepted, refused } = await untilRefused(20, (nth) => post(spellings[nth] ?? PATH, "{}", from(7)));
  expect(accepted.length).toBeGreaterThanOrEqual(20);
  expect([refused.headers["retry-after"], JSON.parse(refused.body).success]).toEqual(["60", false]);
  expect(refused.headers["cache-control"]).toBe("private, no-store");
  expect(seen()).toHaveLength(accepted.length);
  expect((await post(PATH, "{}", from(8))).status).toBe(200);
  expect((await get("/api/cart", { headers: from(7) })).status).toBe(200);
  const headers = { ...json, ...from(7), origin: origin.replace(HOST, OTHER) };
  expect((await get(PATH, { method: "POST", host: OTHER, headers, body: "{}" })).status).toBe(200);
});

it("logs neither key nor token", async () => {
  answer((_, response) => response.destroy());
  await get("/api/cart", { headers: { authorization: "Bearer TOKSENTINEL", cookie: "user-state=TOKSENTINEL" } });
  const logged = (await stack.logLines()).join("\n");
  expect(logged).toContain('"event":"api-failed"');
  expect(logged).not.toMatch(new RegExp(`TOKSENTINEL|${KEY}`));
});
