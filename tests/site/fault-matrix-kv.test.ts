/** Rows of the fault matrix (tests/unit/worker/operator/fault-matrix.test.ts lists all): KV that fails, and a visitor who leaves. */

import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { type KvFault, kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
afterEach(() => stack.stop());

const SLACK_MS = 250;

it("fault: KV get throws / hangs", { timeout: 60_000 }, async () => {
  stack = await startTestStack({ arrange: withFaultyKv, vars: { PAGE_CACHE: "off" } });
  await stack.get("/faq");
  const healthy = (await stack.get("/licenses")).chunkTimes[0] ?? 0;
  for (const fault of ["get", "hang"] as const) {
    await setKvFault(stack.site, fault);
    // The operator answers: pages nobody saw before are there, at most 250 ms later.
    for (const path of fault === "get" ? ["/webcams", "/gallery"] : ["/about-us", "/videos/de"]) {
      const { status, chunkTimes } = await stack.get(path, { host: "canyon.localhost" });
      expect(status, `${fault} ${path}`).toBe(200);
      expect(chunkTimes[0], `${fault} ${path}`).toBeLessThanOrEqual(healthy + 250 + SLACK_MS);
    }
    // What memory has costs nothing.
    expect((await stack.get("/licenses")).status).toBe(200);
  }
  // Neither KV nor operator: the frame and an honest word.
  await stack.stopOperator();
  const home = await stack.get("/", { host: "vegas.localhost" });
  expect(home.status).toBe(200);
  expect(home.body).toContain("Eight great places");
  expect((await stack.get("/faq", { host: "vegas.localhost" })).status).toBe(503);
});

it("fault: KV put throws / 429", async () => {
  stack = await startTestStack({ arrange: withFaultyKv, vars: { READY_TOKEN: "t".repeat(32) } });
  for (const [fault, paths] of [
    ["put", ["/faq", "/about-us"]],
    ["429", ["/licenses", "/webcams"]],
  ] satisfies [KvFault, string[]][]) {
    await setKvFault(stack.site, fault);
    for (const path of paths) expect((await stack.get(path)).status).toBe(200);
    await expect.poll(async () => (await kvCounts(stack.site)).put).toBeGreaterThanOrEqual(2);
  }
  const ready = await stack.get("/readyz", { headers: { authorization: `Bearer ${"t".repeat(32)}` } });
  expect(JSON.parse(ready.body).counters.kv_put_failed).toBeGreaterThanOrEqual(4);
});

it("fault: KV value corrupt, from the future, or older schema v", async () => {
  stack = await startTestStack({ vars: { PAGE_CACHE: "off" } });
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  const values = {
    faq: "not json",
    "about-us": '{"v":99,"savedAt":1,"parts":{"data":{}},"gone":{}}',
    licenses: '{"v":1,"savedAt":"soon","parts":{"data":{}},"gone":{}}',
    webcams: "[]",
    gallery: '{"v":1,"savedAt":1,"parts":[],"gone":null}',
    "privacy-policy": '{"v":-1,"savedAt":1,"parts":{},"gone":{}}',
  };
  for (const [name, value] of Object.entries(values)) await kv.put(`t:localhost:page:${name}`, value);
  await kv.put("t:localhost:site", '{"v":7}');
  for (const name of Object.keys(values)) {
    const { status, body } = await stack.get(`/${name}`);
    expect(status, name).toBe(200);
    expect(body, name).toContain("npx-logo");
  }
  // One version back is readable (tests/unit/worker/content/envelope.test.ts); v 0 of version 1 is.
  const copy = JSON.parse((await kv.get("t:localhost:page:faq", "text")) ?? "{}") as { parts: unknown };
  await kv.put(
    "t:canyon.localhost:page:faq",
    JSON.stringify({ v: 0, savedAt: Date.now() + 86_400_000, parts: copy.parts, gone: {} }),
  );
  await stack.stopOperator();
  expect((await stack.get("/faq", { host: "canyon.localhost" })).body).toContain("Pick-up and the day itself");
  expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
});

it("fault: Client disconnects mid-stream", async () => {
  stack = await startTestStack();
  await stack.get("/faq");
  await stack.setFault("/api/office/top-tours", { kind: "slow", ms: 1_500 });
  await Promise.all(
    Array.from(
      { length: 10 },
      () =>
        new Promise<void>((resolve) => {
          const request = http.get(new URL("/", stack.site.url), { agent: false }, (response) => {
            response.once("data", () => {
              request.destroy();
              resolve();
            });
            response.on("error", () => undefined);
          });
          request.on("error", () => resolve());
        }),
    ),
  );
  await pause(2_500);
  await stack.clearFaults();
  for (let n = 0; n < 3; n++) {
    const { status, body } = await stack.get("/");
    expect(status).toBe(200);
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
    expect(body).toContain("tour-card-title");
    expect(body).not.toContain("tour-skeleton");
  }
  expect(
    (await stack.logLines()).filter((line) => /uncaught|unhandled|gateway-error|render-error/i.test(line)),
  ).toEqual([]);
});
