/** `POST /__content-changed`: the operator's notice of an edit; and the preview of one. */

import http from "node:http";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import type { Arrange } from "#scripts/stack.ts";
import { cacheOf } from "#tests/support/http.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { READY_TOKEN, startTestStack } from "#tests/support/test-stack.ts";
import { invitationTo, previewOf, sign } from "#worker/gateway/signed-link.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
const POLLING = { timeout: 30_000, interval: 100 };

/** The first message about `REFUSED` is refused, all others are passed on: the queue is a worker with the same method. */
const REFUSED = "refused.localhost";
const withFailingQueue: Arrange = ({ queueProducers = {}, ...site }) => [
  { ...site, serviceBindings: { CONTENT_CHANGES: { name: "failing-queue", entrypoint: "FailingQueue" } } },
  {
    name: "failing-queue",
    compatibilityDate: "2026-10-01",
    queueProducers,
    modules: [
      {
        type: "ESModule",
        path: "failing-queue.js",
        contents: `import { WorkerEntrypoint } from "cloudflare:workers";
          let isBroken = true;
          export class FailingQueue extends WorkerEntrypoint {
            sendBatch(messages) { return this.env.CONTENT_CHANGES.sendBatch(messages); }
            async send(message) {
              if (!isBroken || message.host !== "${REFUSED}") return this.env.CONTENT_CHANGES.send(message);
              isBroken = false;
              throw new Error("Queue send failed");
            }
          }
          export default {};`,
      },
    ],
  },
];

const vars = { CONTENT_CHANGED_SECRET: SECRET, READY_TOKEN, SOFT_LAUNCH: "vegas.localhost:1" };
const stack = await ownStack({ vars, arrange: withFailingQueue });

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
  const post = (body: string, headers: Record<string, string>, to = stack) =>
    to.get("/__content-changed", { method: "POST", body, headers });
  const NOTICE = JSON.stringify({ host: "localhost" });

  it("that cannot be queued is 503, and is accepted when it is sent again", async () => {
    const body = JSON.stringify({ host: REFUSED });
    const headers = signed(body);
    const refused = await post(body, headers);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await post(body, headers)).status).toBe(202);
  });

  it("shows the edit within seconds, although the page before it is still fresh; other tenants keep their pages", async () => {
    // Purges are counted: notices of other tests would let this one wait.
    const quiet = await startTestStack({ vars: { CONTENT_CHANGED_SECRET: SECRET } });
    try {
      await quiet.whole("/faq");
      const blocks = [{ type: "richText", html: "<p>An edited answer</p>" }];
      await quiet.setAnswer("/api/website/builder/page/1/faq", { title: "Edited questions", blocks });
      expect((await quiet.whole("/faq")).body).not.toContain("An edited answer");
      const other = await quiet.whole("/about-us", { host: "canyon.localhost" });
      expect((await post(NOTICE, signed(NOTICE), quiet)).status).toBe(202);
      await expect.poll(async () => (await quiet.get("/faq")).body, POLLING).toContain("An edited answer");
      expect(cacheOf(await quiet.get("/about-us", { host: "canyon.localhost" }))).toBe("hit");
      expect(other.status).toBe(200);
    } finally {
      await quiet.stop();
    }
  });

  it("of a tenant with many entries costs one read and one write of KV", async () => {
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    await Promise.all(Array.from({ length: 50 }, (_, n) => kv.put(`t:vegas.localhost:post:made-up-${n}`, '{"v":2}')));
    await stack.get("/", { host: "vegas.localhost" });
    stack.operator.calls.length = 0;
    const body = JSON.stringify({ host: "VEGAS.localhost." });
    expect((await post(body, signed(body))).status).toBe(202);
    const editedAt = async () => {
      const entry = (await kv.get("t:vegas.localhost:site", "json")) as { editedAt?: number } | null;
      return entry?.editedAt ?? 0;
    };
    await expect.poll(editedAt, POLLING).toBeGreaterThan(Date.now() - 60_000);
    expect(await kv.get("t:vegas.localhost:post:made-up-7")).toBe('{"v":2}');
    // Seats for the cards of the page are asked behind it, and others' notices are acted on meanwhile.
    const calls = stack.operator.calls.filter(
      ({ host, path }) => host === "vegas.localhost" && !path.includes("/sales-dates"),
    );
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it("is acted on once, and acknowledged when it is sent again; of an unknown host it costs one call", async () => {
    const body = JSON.stringify({ host: "unknown.localhost" });
    stack.operator.calls.length = 0;
    const headers = signed(body);
    for (const _ of [1, 2]) expect((await post(body, headers)).status).toBe(202);
    // The next notice is handled after these.
    expect((await post(NOTICE, signed(NOTICE))).status).toBe(202);
    const hostsAsked = async () =>
      stack.operator.calls.filter(({ path }) => path.startsWith("/api/tenant-config")).map(({ host }) => host);
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

  it("is not waited for with a malformed signature", async () => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...signed(NOTICE), "webhook-signature": "x", "content-length": "100" };
      const options = { method: "POST", headers, agent: false };
      const request = http.request(new URL("/__content-changed", stack.site.url), options, (answer) => {
        resolve(answer.statusCode);
        request.destroy();
      });
      request.on("error", reject).write("{");
    });
    const startedAt = Date.now();
    expect(await answered).toBe(403);
    expect(Date.now() - startedAt).toBeLessThan(4_000);
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
});

describe("preview", () => {
  const inSeconds = (seconds: number) => Math.round(Date.now() / 1_000) + seconds;
  const link = (host: string, seconds = 60) => sign(READY_TOKEN, previewOf(host), inSeconds(seconds));
  const HOST = "canyon.localhost";
  const see = (path: string, cookie = "", host = HOST) => stack.get(path, { host, headers: { cookie } });

  it("shows what the operator has now, marked and kept nowhere; visitors keep the page they had", async () => {
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    await stack.whole("/faq", { host: HOST });
    const stored = await kv.get(`t:${HOST}:page:faq`);
    await stack.setAnswer("/api/website/builder/page/1/faq", { title: "Drafted questions", blocks: [] });
    const token = link(HOST);
    const entered = await see(`/faq?q=bags&preview=${token}`);
    expect([entered.status, entered.headers.location]).toEqual([302, "/faq?q=bags"]);
    const [cookie = ""] = String(entered.headers["set-cookie"]).split(";");
    for (const path of ["/faq", "/faq.data", "/faq.md"]) {
      const { status, headers, body } = await see(path, cookie);
      expect([status, headers["cache-control"], headers["x-robots-tag"]], path).toEqual([
        200,
        "private, no-store",
        "noindex",
      ]);
      expect(body, path).toContain("Drafted questions");
      expect((await see(path)).body, path).not.toContain("Drafted questions");
    }
    expect((await see("/licenses", cookie)).body).toContain("preview-bar");
    const visitors = await see("/faq");
    expect([cacheOf(visitors), visitors.body.includes("preview-bar")]).toEqual(["hit", false]);
    expect([await kv.get(`t:${HOST}:page:faq`), await kv.get(`t:${HOST}:page:licenses`)]).toEqual([stored, null]);
    const ended = await see("/faq?preview=end", cookie);
    expect([ended.status, ended.headers.location]).toEqual([302, "/faq"]);
    expect(ended.headers["set-cookie"]).toMatch(/^preview=; Max-Age=0/);
    expect((await stack.logLines()).join("\n")).not.toContain(token);
  });

  it("needs a link of its own that has not expired; others' parameters of that name change nothing", async () => {
    const wrong = [link("localhost"), link(HOST, -1), sign(READY_TOKEN, invitationTo(HOST, ""), inSeconds(60))];
    for (const token of wrong) {
      expect((await see(`/faq?preview=${token}`)).status).toBe(403);
      expect((await see("/faq", `preview=${token}`)).body).not.toContain("preview-bar");
    }
    expect((await see("/faq?preview=yes")).status).toBe(200);
  });

  it("opens a site that only invited people see", async () => {
    const cookie = `preview=${link("vegas.localhost")}`;
    expect((await see("/", cookie, "vegas.localhost")).body).toContain("preview-bar");
  });
});
