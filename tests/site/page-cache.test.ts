import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HOSTILE_HEADERS } from "#tests/support/hostile-headers.ts";
import { mainOf, tourTitles } from "#tests/support/html.ts";
import type { Answer } from "#tests/support/http.ts";
import { startTappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const SECRET = "content-secret";
const POLLING = { timeout: 30_000, interval: 100 };
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ vars: { CONTENT_CHANGED_SECRET: SECRET } });
});
afterAll(() => stack.stop());

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
    return answer.headers["x-cache"] === "hit" && answer;
  }, POLLING);
}

const renders = async () =>
  (await stack.logLines()).filter((line) => line.includes('"event":"request"') && line.includes('"cache":"miss"'))
    .length;

describe("the page cache", () => {
  it("renders a page once and reports hit or miss", async () => {
    expect((await stack.get("/faq")).headers["x-cache"]).toBe("miss");
    // On a slow machine the first answer streams, and the page is stored behind it.
    const first = await firstHit("/faq");
    const second = await stack.get("/faq");
    expect(second.headers["x-cache"]).toBe("hit");
    expect(essence(second)).toBe(essence(first));
    expect((await stack.get("/faq", { method: "HEAD" })).headers["x-cache"]).toBe("hit");
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
        expect(answer.headers["x-cache"]).toMatch(/^(?:hit|stale)$/);
      }
    }
    expect(await renders()).toBe(before);
  });

  it("keeps data like documents, and refuses invented route ids a key of their own", async () => {
    await firstHit("/faq.data");
    expect((await stack.get("/faq.data?_routes=zzz")).headers["x-cache"]).toBe("hit");
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
        expect((await fresh.get(path)).headers["x-cache"]).toBe("miss");
        expect((await fresh.get(path)).headers["x-cache"]).toBe("miss");
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

describe("notice of changed content", () => {
  const sign = (body: string, secret = SECRET) => ({
    "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
  });
  const post = (body: string, headers: Record<string, string>) =>
    stack.get("/__content-changed", { method: "POST", body, headers });

  it("shows an edit, although the page before it is still fresh", async () => {
    await firstHit("/faq");
    await stack.setFault("/api/website/builder/page/1/faq", {
      kind: "wrong-type",
      body: { data: { title: "Edited questions", blocks: [{ type: "richText", html: "<p>An edited answer</p>" }] } },
    });
    expect((await firstHit("/faq")).body).not.toContain("An edited answer");
    const body = JSON.stringify({ host: "localhost" });
    expect((await post(body, sign(body))).status).toBe(200);
    // Each isolate looks for a new generation every five seconds (worker/pages/generation.ts).
    await expect.poll(async () => (await stack.get("/faq")).body, POLLING).toContain("An edited answer");
    await stack.clearFaults();
  });

  it("needs the right signature and a host", async () => {
    const body = JSON.stringify({ host: "localhost" });
    expect((await post(body, {})).status).toBe(403);
    expect((await post(body, sign(body, "wrong"))).status).toBe(403);
    expect((await post("{}", sign("{}"))).status).toBe(400);
    expect((await post("nonsense", sign("nonsense"))).status).toBe(400);
    expect((await stack.get("/__content-changed")).status).toBe(404);
  });
});
