import { describe, expect, it } from "vitest";
import { kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { mainOf, textOf } from "#tests/support/html.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { READY_TOKEN } from "#tests/support/test-stack.ts";
import { invitationTo, sign } from "#worker/gateway/signed-link.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const stack = await ownStack({
  arrange: withFaultyKv,
  vars: { READY_TOKEN, TENANT_HOSTS: "localhost *.localhost", SOFT_LAUNCH: "vegas.localhost:7" },
});

interface Ready {
  state: string;
  kv: { ok: boolean; ms: number };
  site?: { host: string; isStored: boolean; savedSecondsAgo: number | null };
  operator: { breakers: { circuit: string; failures: number; forMs: number }[] };
  counters: Record<string, number>;
}

describe("a site that is not open yet", () => {
  const now = () => Math.round(Date.now() / 1_000);
  const seen = async (path: string, cookie = "") => stack.get(path, { host: "vegas.localhost", headers: { cookie } });

  it("is closed without an invitation, open with one, and never listed or kept", async () => {
    const token = sign(READY_TOKEN, invitationTo("vegas.localhost", "7"), now() + 60);
    const entered = await seen(`/faq?enter=${token}`);
    expect([entered.status, entered.headers.location]).toEqual([302, "/faq"]);
    const cookie = String(entered.headers["set-cookie"]);
    expect(cookie).toMatch(/^soft_launch=[^;]+; Max-Age=\d+; Path=\/; HttpOnly;.* SameSite=Lax$/);
    // Another host of the domain may have planted some of the name.
    const open = await seen("/faq", `soft_launch=x; ${cookie.split(";")[0]}; soft_launch=`);
    expect([open.status, open.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(open.headers["cache-control"]).toBe("private, no-store");
    expect((await stack.logLines()).join("\n")).not.toContain(token);
    expect((await stack.get("/faq")).status).toBe(200);
  });

  it.each([
    ["no invitation", () => ""],
    ["an expired one", () => sign(READY_TOKEN, invitationTo("vegas.localhost", "7"), now() - 1)],
    ["one that was withdrawn", () => sign(READY_TOKEN, invitationTo("vegas.localhost", "6"), now() + 60)],
    ["one to another site", () => sign(READY_TOKEN, invitationTo("canyon.localhost", "7"), now() + 60)],
    ["a forged one", () => sign("x".repeat(30), invitationTo("vegas.localhost", "7"), now() + 60)],
    ["a longer one", () => `9${sign(READY_TOKEN, invitationTo("vegas.localhost", "7"), now() + 60)}`],
  ])("stays closed with %s", async (_, invitation) => {
    const token = invitation();
    for (const { status, headers, body } of [await seen(`/?enter=${token}`), await seen("/", `soft_launch=${token}`)]) {
      expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([403, "no-store", "noindex"]);
      expect(body).not.toContain("Vegas Outdoors");
    }
    expect((await seen("/_.data")).status).toBe(403);
  });

  it("stays closed at every address, but for the operator's notices", async () => {
    const paths = ["/__content-changed", "/%5F%5Fcontent-changed", "/search", "/mcp", "/api/cart", "/nope"];
    for (const path of paths) {
      for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
        const { status, headers, body } = await stack.get(path, { host: "vegas.localhost", method });
        expect([path, method, status, headers["cache-control"]]).toEqual([path, method, 403, "no-store"]);
        expect(body).not.toContain("Vegas");
      }
    }
    const notice = await stack.get("/__content-changed", { host: "vegas.localhost", method: "POST" });
    expect(notice.body).toContain("switched off");
  });
});

const withToken = { headers: { authorization: `Bearer ${READY_TOKEN}` } };
const ready = async (query = "") => JSON.parse((await stack.get(`/readyz${query}`, withToken)).body) as Ready;
const lineOf = async (id = "") =>
  (await stack.logLines()).find((line) => line.includes('"request"') && line.includes(id));

describe("a request's id", () => {
  it("is ours on every answer, in its log line, and at the operator", async () => {
    const theirs = { "x-request-id": "evil", "cf-ray": "not a ray", "x-correlation-id": "evil" };
    const { headers } = await stack.get("/licenses", { headers: theirs });
    const id = headers["x-request-id"] ?? "";
    expect(id).toMatch(UUID);
    expect(await lineOf(id)).toContain("/licenses".slice(1));
    expect(stack.operator.calls.length).toBeGreaterThan(0);
    expect(new Set(stack.operator.calls.map(({ headers: sent }) => sent["x-request-id"]))).toEqual(new Set([id]));
    const cart = await stack.get("/api/cart", { headers: { authorization: "Bearer t", "x-request-id": "evil" } });
    expect(stack.operator.calls.at(-1)?.headers["x-request-id"]).toBe(cart.headers["x-request-id"]);
    for (const path of ["/healthz", "/no-such-page", "//", "/search", "/account", "/assets/none.js"]) {
      expect((await stack.get(path)).headers["x-request-id"], path).toMatch(UUID);
    }
    expect((await stack.get("/", { host: "elsewhere.example" })).headers["x-request-id"]).toMatch(UUID);
  });

  it("is Cloudflare's ray where there is one", async () => {
    const { headers } = await stack.get("/healthz", { headers: { "cf-ray": "8f1c0a2b3c4d5e6f-LAX" } });
    expect(headers["x-request-id"]).toBe("8f1c0a2b3c4d5e6f-LAX");
  });

  it("is on an error page, and in no page that is cached", async () => {
    await stack.setFault("/api/website/content/", { kind: "status", status: 500 });
    const failed = await stack.get("/blog/geology-for-beginners");
    expect(failed.status).toBe(503);
    expect(textOf(mainOf(failed.body))).toContain(`Reference: ${failed.headers["x-request-id"]}`);
    await stack.clearFaults();
    for (const path of ["/", "/faq", "/no-such-page"]) {
      const first = await stack.get(path);
      const second = await stack.get(path);
      for (const { body } of [first, second]) {
        expect(body).not.toContain(first.headers["x-request-id"]);
        expect(body).not.toContain("request-id");
      }
    }
  });
});

it("the log line has these fields and no others, with the calls the page cost, as Server-Timing does", async () => {
  const { headers } = await stack.get("/webcams?email=somebody@example.com&token=TOKSENTINEL", {
    headers: { cookie: "user-state=TOKSENTINEL", referer: "https://elsewhere.example/?q=TOKSENTINEL" },
  });
  const line = JSON.parse((await lineOf(headers["x-request-id"])) ?? "{}") as Record<string, unknown>;
  expect(Object.keys(line).toSorted()).toEqual(
    "bot build bytes cache colo data degraded event host id kv_ms method ms oldest oldest_s route stale status ts up_calls up_ms up_status".split(
      " ",
    ),
  );
  expect(line).toMatchObject({ host: "localhost", cache: "miss", bot: false, degraded: [], up_status: 200 });
  expect(line.up_calls).toBeGreaterThanOrEqual(1);
  const cost = String.raw`kv;dur=\d+, up;dur=\d+;desc="${line.up_calls} calls", render;dur=\d+`;
  expect(headers["server-timing"]).toMatch(new RegExp(String.raw`^edge;dur=\d+, cache;desc=miss, ${cost}$`));
  const hit = await stack.get("/webcams");
  expect(hit.headers["server-timing"]).toMatch(/^edge;dur=\d+, cache;desc=hit$/);
  expect(await lineOf(hit.headers["x-request-id"])).not.toContain("up_calls");
  expect(await lineOf(hit.headers["x-request-id"])).toContain(`"bytes":${Buffer.byteLength(hit.body + hit.sheet)}`);
  expect((await stack.logLines()).join("\n")).not.toMatch(/TOKSENTINEL|somebody@/);
});

describe("health", () => {
  it("/healthz answers without reading KV or calling the operator", async () => {
    await setKvFault(stack.site, "hang");
    stack.operator.calls.length = 0;
    const { status, headers, body } = await stack.get("/healthz");
    await setKvFault(stack.site, "none");
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ ok: true, build: expect.stringMatching(/\w+/) });
    expect(headers["cache-control"]).toBe("no-store");
    expect(stack.operator.calls).toEqual([]);
  });

  it("neither nor anything else is there for hosts that are not listed, which cost no read of KV and no call", async () => {
    const before = await kvCounts(stack.site);
    stack.operator.calls.length = 0;
    const paths = "/healthz /readyz / /faq.data /search /api/cart /assets/none.js /_r/csp /account";
    for (const path of paths.split(" ")) {
      const { status, headers, body } = await stack.get(path, { host: "elsewhere.example", ...withToken });
      expect([status, headers["cache-control"]], path).toEqual([421, "no-store"]);
      expect(body.length).toBeLessThanOrEqual(40);
    }
    expect(await kvCounts(stack.site)).toEqual(before);
    expect(stack.operator.calls).toEqual([]);
  });

  it("/readyz is not there without the token", async () => {
    for (const authorization of [
      "",
      "Bearer",
      "Bearer wrong",
      `bearer ${READY_TOKEN}`,
      `Bearer ${READY_TOKEN}x`,
      READY_TOKEN,
    ]) {
      const { status, body } = await stack.get("/readyz", { headers: { authorization } });
      expect(status, authorization).toBe(404);
      expect(body).not.toMatch(/kv|counters/);
    }
    expect((await stack.get(`/readyz?token=${READY_TOKEN}`)).status).toBe(404);
  });

  it("/readyz has KV, breakers and counters for one KV read, and calls the operator never", async () => {
    const before = await kvCounts(stack.site);
    const state = await ready();
    // "degraded" after a test in which the operator failed.
    expect(state).toMatchObject({ state: expect.not.stringMatching("failing"), kv: { ok: true } });
    expect(Object.keys(state)).toEqual(["state", "build", "version", "commit", "kv", "operator", "config", "counters"]);
    expect((await kvCounts(stack.site)).get - before.get).toBe(1);
    expect(stack.operator.calls).toEqual([]);
    const { headers } = await stack.get("/readyz", withToken);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("/readyz?host= has the age of that tenant's stored copy, and with &copies lists its copies", async () => {
    // Behind the home page, more is read: the seats of its cards.
    await stack.get("/faq", { host: "canyon.localhost" });
    const kv = await stack.site.miniflare.getKVNamespace("REAL", "faulty-kv");
    await expect.poll(() => kv.get("t:canyon.localhost:site")).not.toBeNull();
    const before = await kvCounts(stack.site);
    const { site } = await ready("?host=Canyon.localhost");
    expect(site).toMatchObject({ host: "canyon.localhost", isStored: true });
    expect(site?.savedSecondsAgo).toBeLessThan(120);
    expect((await kvCounts(stack.site)).get - before.get).toBe(2);
    await kv.put("t:partial.example:site", "{}", { metadata: { savedAt: 0 } });
    for (const [host, isStored] of [
      ["partial.example", true],
      ["nobody.example", false],
    ] as const) {
      expect((await ready(`?host=${host}`)).site).toEqual({ host, isStored, savedSecondsAgo: null });
    }
    const copies = async (query: string) => ((await ready(query)) as Ready & { copies?: unknown }).copies;
    expect(await copies("?host=partial.example&copies")).toEqual([["site", null]]);
    expect([await copies("?copies"), await copies("?host=partial.example")]).toEqual([undefined, undefined]);
  });

  it.each(["", "a b", "a.example:site", "*.example"])("/readyz refuses the host %j", async (host) => {
    const { status, body } = await stack.get(`/readyz?host=${encodeURIComponent(host)}`, withToken);
    expect(status).toBe(400);
    expect(body).toContain("host must be a host name");
  });

  it("/readyz is 503 while the operator refuses the key, and says since when", async () => {
    const kv = await stack.site.miniflare.getKVNamespace("REAL", "faulty-kv");
    const refused = { since: "2026-11-28T10:00:00.000Z", status: 401, host: "localhost" };
    await kv.put("readyz", JSON.stringify(refused));
    const { status, body } = await stack.get("/readyz", withToken);
    await kv.delete("readyz");
    expect([status, JSON.parse(body)]).toEqual([
      503,
      expect.objectContaining({ state: "failing", key_refused: refused }),
    ]);
    expect(await ready()).toMatchObject({ state: expect.not.stringMatching("failing") });
  });

  it("/readyz is degraded while a breaker is open, and 503 while KV fails", async () => {
    await stack.setFault("/api/website/content/", { kind: "status", status: 500 });
    for (let n = 0; n < 8; n++) await stack.get(`/blog/some-post-${n}`, { host: "canyon.localhost" });
    const state = await ready();
    expect(state.state).toBe("degraded");
    expect(state.operator.breakers[0]).toMatchObject({ circuit: "canyon.localhost post" });
    expect(state.counters["breaker_opened post"]).toBe(1);
    expect(state.counters["operator_fault post status 500"]).toBeGreaterThanOrEqual(5);
    expect(state.counters.degraded_view).toBeGreaterThanOrEqual(8);
    await stack.clearFaults();
    for (const fault of ["get", "hang"] as const) {
      await setKvFault(stack.site, fault);
      const { status, body } = await stack.get("/readyz?host=localhost", withToken);
      expect(status, fault).toBe(503);
      const failing = JSON.parse(body) as Ready;
      expect(failing).toMatchObject({ state: "failing", kv: { ok: false } });
      expect(failing.site).toBeUndefined();
    }
    await setKvFault(stack.site, "none");
  });
});
