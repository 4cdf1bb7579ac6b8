/** Rows of the fault matrix: KV that fails, or holds what nobody can read. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { type KvFault, kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { READY_TOKEN, startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const CANYON = { host: "canyon.localhost" };
const VEGAS = { host: "vegas.localhost" };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ arrange: withFaultyKv, hasWorkersCache: false, vars: { READY_TOKEN } });
});
afterAll(() => stack.stop());

it("fault: KV put throws / 429", async () => {
  for (const [fault, paths] of [
    ["put", ["/faq", "/about-us"]],
    ["429", ["/licenses", "/webcams"]],
  ] satisfies [KvFault, string[]][]) {
    await setKvFault(stack.site, fault);
    for (const path of paths) expect((await stack.get(path)).status).toBe(200);
    await expect.poll(async () => (await kvCounts(stack.site)).put).toBeGreaterThanOrEqual(2);
  }
  const ready = await stack.get("/readyz", { headers: { authorization: `Bearer ${READY_TOKEN}` } });
  expect(JSON.parse(ready.body).counters.kv_put_failed).toBeGreaterThanOrEqual(4);
  await setKvFault(stack.site, "none");
});

it("fault: KV value corrupt, or from a clock that is ahead; KV get throws / hangs; and no operator either", async () => {
  const kv = await stack.site.miniflare.getKVNamespace("REAL", "faulty-kv");
  const values = {
    faq: "not json",
    "about-us": '{"parts":{"data":{}},"gone":{}}',
    licenses: '{"parts":{"data":{}},"at":"soon","gone":{}}',
    webcams: "[]",
    gallery: '{"parts":[],"at":{},"gone":null}',
    "privacy-policy": '{"parts":{},"at":{}}',
  };
  for (const [name, value] of Object.entries(values)) await kv.put(`t:canyon.localhost:page:${name}`, value);
  await kv.put("t:canyon.localhost:site", '{"v":7}');
  for (const name of Object.keys(values)) {
    const { status, body } = await stack.get(`/${name}`, CANYON);
    expect(status, name).toBe(200);
    expect(body, name).toContain("canyon-logo");
  }
  const key = "page:faq";
  await expect
    .poll(async () => (await kv.get(`t:canyon.localhost:${key}`, "text")) ?? "")
    .toContain("Pick-up and the day");
  const copy = JSON.parse((await kv.get(`t:canyon.localhost:${key}`, "text")) ?? "{}") as object;
  await kv.put(`t:vegas.localhost:${key}`, JSON.stringify({ ...copy, at: { data: Date.now() + 86_400_000 } }));

  for (const fault of ["get", "hang"] as const) {
    await setKvFault(stack.site, fault);
    // The operator answers, so pages without a copy are there, and none waited for a read that hangs.
    for (const path of fault === "get" ? ["/articles", "/meet-the-team"] : ["/press-releases", "/videos/de"])
      expect((await stack.get(path, CANYON)).status, `${fault} ${path}`).toBe(200);
    // Content in the isolate's memory needs no read.
    expect((await stack.get("/faq", CANYON)).status).toBe(200);
  }
  const lines = await stack.logLines();
  expect(lines).toContainEqual(expect.stringMatching(/"event":"kv-read-failed".*"host":"canyon\.localhost"/));

  await setKvFault(stack.site, "none");
  await stack.stopOperator();
  expect((await stack.get("/faq", VEGAS)).body).toContain("Pick-up and the day");
  // Neither KV nor operator: header, footer and an error that says so.
  await setKvFault(stack.site, "hang");
  const home = await stack.get("/", VEGAS);
  expect(home.status).toBe(200);
  expect(home.body).toContain("Prices and dates cannot be loaded right now.");
  expect((await stack.get("/about-us", VEGAS)).status).toBe(503);
  expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
});
