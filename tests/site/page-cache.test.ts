import { createHash } from "node:crypto";
import http from "node:http";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { WorkerServerOptions } from "#scripts/worker-server.ts";
import { HOSTILE_HEADERS } from "#tests/support/hostile-headers.ts";
import { mainOf, tourTitles } from "#tests/support/html.ts";
import { type Answer, cacheOf } from "#tests/support/http.ts";
import { startTappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
const POLLING = { timeout: 30_000, interval: 100 };
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ vars: { CONTENT_CHANGED_SECRET: SECRET } });
});
afterAll(() => stack.stop());

/** The first message is refused: the queue is a worker with the same method. */
const withFailingQueue: NonNullable<WorkerServerOptions["arrange"]> = (site) => [
  {
    ...site,
    queueProducers: {},
    serviceBindings: { CONTENT_CHANGES: { name: "failing-queue", entrypoint: "FailingQueue" } },
  },
  {
    name: "failing-queue",
    compatibilityDate: "2026-10-01",
    modules: [
      {
        type: "ESModule",
        path: "failing-queue.js",
        contents: `import { WorkerEntrypoint } from "cloudflare:workers";
          let isBroken = true;
          export class FailingQueue extends WorkerEntrypoint {
            async send() { if (isBroken) { isBroken = false; throw new Error("Queue send failed"); } }
          }
          export default {};`,
      },
    ],
  },
];

/** A page without what differs on purpose: the nonce. */
function essence({ status, headers, body }: Answer): string {
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "no nonce";
  return createHash("sha256")
    .update(`${status} ${body.replaceAll(nonce, "N")}`)
    .digest("hex");
}

/** The first answer to a path that comes from the cache. */
function firstHit(path: string, from: Pick<TestStack, "get"> = stack): Promise<Answer> {
  return vi.waitUntil(async () => {
    const answer = await from.get(path);
    return cacheOf(answer) === "hit" && answer;
  }, POLLING);
}

const renders = async () =>
  (await stack.logLines()).filter((line) => line.includes('"event":"request"') && line.includes('"cache":"miss"'))
    .length;

describe("the page cache", () => {
  it("renders a page once and reports hit or miss", async () => {
    expect(cacheOf(await stack.get("/faq"))).toBe("miss");
    // On a slow machine the first answer streams, and the page is stored behind it.
    const first = await firstHit("/faq");
    const second = await stack.get("/faq");
    expect(cacheOf(second)).toBe("hit");
    expect(essence(second)).toBe(essence(first));
    expect(cacheOf(await stack.get("/faq", { method: "HEAD" }))).toBe("hit");
  });

  it("serves the same bytes for forty hostile headers", async () => {
    const baseline = essence(await stack.get("/faq"));
    expect(HOSTILE_HEADERS.length).toBeGreaterThanOrEqual(40);
    for (const name of HOSTILE_HEADERS) {
      expect(essence(await stack.get("/faq", { headers: { [name]: "evil.example/POISON" } })), name).toBe(baseline);
    }
    expect(essence(await stack.get("/faq"))).toBe(baseline);
  });

  it("is not split by queries the page does not read", async () => {
    const baseline = essence(await firstHit("/faq"));
    const before = await renders();
    for (let batch = 0; batch < 10; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          stack.get(`/faq?utm_source=${batch}-${n}&_routes=${Math.random()}&x[]=${n}`),
        ),
      );
      for (const answer of answers) {
        expect(essence(answer)).toBe(baseline);
        // Fresh for a minute: on a slow machine it can go stale meanwhile.
        expect(cacheOf(answer)).toMatch(/^(?:hit|stale)$/);
      }
    }
    expect(await renders()).toBe(before);
  });

  it("keeps data like documents, and refuses invented route ids a key of their own", async () => {
    await firstHit("/faq.data");
    expect(cacheOf(await stack.get("/faq.data?_routes=zzz"))).toBe("hit");
    // Seconds in the browser, so that what was prefetched on intent is there at the click.
    expect((await stack.get("/faq.data")).headers["cache-control"]).toBe("private, max-age=15");
    expect((await stack.get("/faq")).headers["cache-control"]).toBe("private, no-cache");
  });

  it("never answers 304: an old page would keep a dead nonce", async () => {
    const answer = await stack.get("/faq", {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    });
    expect(answer.status).toBe(200);
  });

  it("keeps tenants apart: two tenants, five addresses, hundreds of requests in any order", async () => {
    const marks = { localhost: "npx-logo", "canyon.localhost": "canyon-logo" };
    const hosts = Object.keys(marks) as (keyof typeof marks)[];
    const paths = ["/", "/faq", "/nope", "/_.data", "/faq.data"];
    let leaks = 0;
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          const host = hosts[Math.floor(Math.random() * 2)] ?? "localhost";
          const other = host === "localhost" ? marks["canyon.localhost"] : marks.localhost;
          const { body } = await stack.get(paths[Math.floor(Math.random() * paths.length)] ?? "/", { host });
          if (body.includes(other)) leaks++;
        }),
      );
    }
    expect(leaks).toBe(0);
  });

  it("a warm page costs no operator call", async () => {
    for (const path of ["/", "/faq"]) await firstHit(path);
    await stack.forgetCalls();
    for (let n = 0; n < 20; n++) for (const path of ["/", "/faq"]) await stack.get(path);
    expect(await stack.operatorCalls()).toEqual([]);
  });
});

describe("a degraded page", () => {
  it("is never kept, and gives way as soon as the operator answers again", async () => {
    const fresh = await startTestStack();
    try {
      await fresh.setFault("/api/", { kind: "status", status: 500 });
      for (const path of ["/", "/faq"]) {
        expect(cacheOf(await fresh.get(path))).toBe("miss");
        expect(cacheOf(await fresh.get(path))).toBe("miss");
      }
      await fresh.clearFaults();
      await expect.poll(async () => (await fresh.get("/")).body, POLLING).toContain("npx-logo");
      await expect.poll(async () => (await fresh.get("/faq")).status, POLLING).toBe(200);
    } finally {
      await fresh.stop();
    }
  });

  it("a page that streams its slow part is rendered whole behind the answer", async () => {
    const fresh = await startTappedStack();
    try {
      const release = fresh.tap.hold("/api/office/top-tours");
      const answer = fresh.getInParts("/");
      expect(tourTitles(mainOf(await answer.until('aria-label="Loading tours"')))).toEqual([]);
      release();
      await answer.whole;
      const { body } = await firstHit("/", fresh);
      expect(body).not.toContain('aria-label="Loading tours"');
      expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
    } finally {
      await fresh.stop();
    }
  });
});

describe("notice of an edit", () => {
  const webhook = new Webhook(SECRET);
  let messages = 0;
  /** A message as a library of the Standard Webhooks signs it. */
  function signed(body: string, { id = `msg_${(messages += 1)}`, at = new Date() } = {}) {
    return {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": webhook.sign(id, at, body),
      "content-length": String(Buffer.byteLength(body)),
    };
  }
  const post = (body: string, headers: Record<string, string>) =>
    stack.get("/__content-changed", { method: "POST", body, headers });
  const NOTICE = JSON.stringify({ host: "localhost" });

  it("shows the edit within seconds, although the page before it is still fresh; other tenants keep their pages", async () => {
    await firstHit("/faq");
    await stack.setFault("/api/website/builder/page/1/faq", {
      kind: "wrong-type",
      body: { data: { title: "Edited questions", blocks: [{ type: "richText", html: "<p>An edited answer</p>" }] } },
    });
    expect((await firstHit("/faq")).body).not.toContain("An edited answer");
    const other = await vi.waitUntil(async () => {
      const answer = await stack.get("/about-us", { host: "canyon.localhost" });
      return cacheOf(answer) === "hit" && answer;
    }, POLLING);
    expect((await post(NOTICE, signed(NOTICE))).status).toBe(202);
    await expect.poll(async () => (await stack.get("/faq")).body, POLLING).toContain("An edited answer");
    expect(cacheOf(await stack.get("/about-us", { host: "canyon.localhost" }))).toBe("hit");
    expect(other.status).toBe(200);
    await stack.clearFaults();
  });

  it("of a tenant with hundreds of entries costs one read and one write of KV", async () => {
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    await Promise.all(Array.from({ length: 500 }, (_, n) => kv.put(`t:vegas.localhost:post:made-up-${n}`, '{"v":2}')));
    await stack.get("/", { host: "vegas.localhost" });
    await stack.forgetCalls();
    const body = JSON.stringify({ host: "VEGAS.localhost." });
    expect((await post(body, signed(body))).status).toBe(202);
    const changedAt = async () => {
      const entry = (await kv.get("t:vegas.localhost:site", "json")) as { parts: { changedAt?: number } } | null;
      return entry?.parts.changedAt ?? 0;
    };
    await expect.poll(changedAt, POLLING).toBeGreaterThan(Date.now() - 60_000);
    expect(await kv.get("t:vegas.localhost:post:made-up-7")).toBe('{"v":2}');
    // Seats for the cards of the page are asked behind it.
    const calls = (await stack.operatorCalls()).filter(({ path }) => !path.includes("/sales-dates"));
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  it("is acted on once, and acknowledged when it is sent again; of an unknown host it costs one call", async () => {
    const body = JSON.stringify({ host: "unknown.localhost" });
    await stack.forgetCalls();
    const headers = signed(body);
    for (const _ of [1, 2]) expect((await post(body, headers)).status).toBe(202);
    // The next notice is handled after these.
    expect((await post(NOTICE, signed(NOTICE))).status).toBe(202);
    const hostsAsked = async () =>
      (await stack.operatorCalls()).filter(({ path }) => path.startsWith("/api/tenant-config")).map(({ host }) => host);
    await expect.poll(hostsAsked, POLLING).toContain("localhost");
    expect((await hostsAsked()).filter((host) => host === "unknown.localhost")).toHaveLength(1);
  });

  it("is refused before its body is read: too long, without a length, too old, too new, without an id", async () => {
    const long = "x".repeat(2_000);
    expect((await post(long, signed(long))).status).toBe(413);
    const { "content-length": _, ...unmeasured } = signed(NOTICE);
    expect((await post(NOTICE, { ...unmeasured, "transfer-encoding": "chunked" })).status).toBe(411);
    for (const at of [Date.now() - 330_000, Date.now() + 330_000]) {
      expect((await post(NOTICE, signed(NOTICE, { at: new Date(at) }))).status).toBe(400);
    }
    for (const id of ["", "a b", "x".repeat(200)]) {
      expect((await post(NOTICE, { ...signed(NOTICE), "webhook-id": id })).status, id).toBe(400);
    }
  });

  it("is 408 when its body does not arrive within 5 s, and is not waited for with a malformed signature", async () => {
    const stalled = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { method: "POST", headers: { ...headers, "content-length": "100" }, agent: false };
        const request = http.request(new URL("/__content-changed", stack.site.url), options, (answer) => {
          resolve(answer.statusCode);
          request.destroy();
        });
        request.on("error", reject).write("{");
      });
    const startedAt = Date.now();
    expect(await stalled({ ...signed(NOTICE), "webhook-signature": "x" })).toBe(403);
    expect(Date.now() - startedAt).toBeLessThan(4_000);
    expect(await stalled(signed(NOTICE))).toBe(408);
  });

  it("needs the right signature and a host", async () => {
    const other = new Webhook(`whsec_${Buffer.from("another secret of 32 characters!").toString("base64")}`);
    const wrong = { ...signed(NOTICE), "webhook-signature": other.sign("msg_w", new Date(), NOTICE) };
    expect((await post(NOTICE, wrong)).status).toBe(403);
    expect((await post(NOTICE, { ...signed(NOTICE), "webhook-signature": "" })).status).toBe(403);
    expect((await post(`${NOTICE} `, { ...signed(NOTICE), "content-length": String(NOTICE.length + 1) })).status).toBe(
      403,
    );
    for (const body of ["{}", "nonsense", '{"host":5}', '{"host":"a b"}']) {
      expect((await post(body, signed(body))).status, body).toBe(400);
    }
    expect((await stack.get("/__content-changed")).status).toBe(404);
  });

  it("that cannot be queued is 503, and is accepted when it is sent again", async () => {
    const own = await startTestStack({ vars: { CONTENT_CHANGED_SECRET: SECRET }, arrange: withFailingQueue });
    try {
      const headers = signed(NOTICE);
      const send = () => own.get("/__content-changed", { method: "POST", body: NOTICE, headers });
      const refused = await send();
      expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
      expect((await send()).status).toBe(202);
    } finally {
      await own.stop();
    }
  });
});
