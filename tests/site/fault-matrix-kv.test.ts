/** Rows of the fault matrix: KV that fails, and a client that disconnects. */

import http from "node:http";
import { afterEach, expect, it } from "vitest";
import { type KvFault, kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { mainOf, tourTitles } from "#tests/support/html.ts";
import { startTappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
afterEach(() => stack.stop());

it("fault: KV get throws / hangs", async () => {
  stack = await startTestStack({ arrange: withFaultyKv, hasWorkersCache: false });
  for (const path of ["/faq", "/licenses"]) await stack.get(path);
  for (const fault of ["get", "hang"] as const) {
    await setKvFault(stack.site, fault);
    // The operator answers, so pages without a copy are there, and none waited for a read that hangs.
    for (const path of fault === "get" ? ["/webcams", "/gallery"] : ["/about-us", "/videos/de"]) {
      expect((await stack.get(path, { host: "canyon.localhost" })).status, `${fault} ${path}`).toBe(200);
    }
    // Content in the isolate's memory needs no read.
    expect((await stack.get("/licenses")).status).toBe(200);
  }
  // Neither KV nor operator: header, footer and an error that says so.
  await stack.stopOperator();
  const home = await stack.get("/", { host: "vegas.localhost" });
  expect(home.status).toBe(200);
  expect(home.body).toContain("Prices and dates cannot be loaded right now.");
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
  stack = await startTestStack({ hasWorkersCache: false });
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  const values = {
    faq: "not json",
    "about-us": '{"v":99,"savedAt":1,"parts":{"data":{}},"gone":{}}',
    licenses: '{"v":2,"savedAt":"soon","parts":{"data":{}},"gone":{}}',
    webcams: "[]",
    gallery: '{"v":2,"savedAt":1,"parts":[],"gone":null}',
    "privacy-policy": '{"v":-1,"savedAt":1,"parts":{},"gone":{}}',
  };
  for (const [name, value] of Object.entries(values)) await kv.put(`t:localhost:page:${name}`, value);
  await kv.put("t:localhost:site", '{"v":7}');
  for (const name of Object.keys(values)) {
    const { status, body } = await stack.get(`/${name}`);
    expect(status, name).toBe(200);
    expect(body, name).toContain("npx-logo");
  }
  // One version back is readable (tests/unit/worker/content/envelope.test.ts).
  const copy = JSON.parse((await kv.get("t:localhost:page:faq", "text")) ?? "{}") as { v: number };
  await kv.put(
    "t:canyon.localhost:page:faq",
    JSON.stringify({ ...copy, v: copy.v - 1, at: { data: Date.now() + 86_400_000 } }),
  );
  await stack.stopOperator();
  expect((await stack.get("/faq", { host: "canyon.localhost" })).body).toContain("Pick-up and the day");
  expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
});

it("fault: Client disconnects mid-stream", async () => {
  const tapped = await startTappedStack();
  stack = tapped;
  await stack.get("/faq");
  const release = tapped.tap.hold("/api/office/top-tours");
  const leaveEarly = () =>
    new Promise<void>((resolve) => {
      const request = http.get(new URL("/", stack.site.url), { agent: false }, (response) => {
        response.once("data", () => {
          request.destroy();
          resolve();
        });
        response.on("error", () => undefined);
      });
      request.on("error", () => resolve());
    });
  await Promise.all(Array.from({ length: 10 }, leaveEarly));
  release();
  await expect.poll(() => tapped.tap.openRequests()).toBe(0);
  for (let n = 0; n < 3; n++) {
    const { status, body } = await stack.get("/");
    expect(status).toBe(200);
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
    expect(tourTitles(mainOf(body)).length).toBeGreaterThan(0);
    expect(body).not.toContain('aria-label="Loading tours"');
  }
  expect(
    (await stack.logLines()).filter((line) => /uncaught|unhandled|gateway-error|render-error/i.test(line)),
  ).toEqual([]);
});
