/** Rows of the fault matrix: KV that fails, or holds what nobody can read. */

import { expect, it } from "vitest";
import { type KvFault, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { DOWN } from "#tests/support/operator-tap.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { READY_TOKEN } from "#tests/support/test-stack.ts";

const stack = await ownStack({ arrange: withFaultyKv, hasWorkersCache: false, vars: { READY_TOKEN } });
const kv = await stack.site.miniflare.getKVNamespace("REAL", "faulty-kv");
const stored = (host: string, key: string) => kv.get(`t:${host}:${key}`, "text");
const statusOf = async (path: string, host: string) => (await stack.get(path, { host })).status;

it.each<[KvFault, string[]]>([
  ["put", ["/faq", "/about-us"]],
  ["429", ["/licenses", "/webcams"]],
])("fault: KV put throws / 429 (%s)", async (fault, paths) => {
  const failures = async () => {
    const { body } = await stack.get("/readyz", { headers: { authorization: `Bearer ${READY_TOKEN}` } });
    return Number(JSON.parse(body).counters.kv_put_failed ?? 0);
  };
  const before = await failures();
  const host = stack.newHost();
  await setKvFault(stack.site, fault);
  for (const path of paths) expect(await statusOf(path, host)).toBe(200);
  await expect.poll(failures).toBeGreaterThanOrEqual(before + 2);
  await setKvFault(stack.site, "none");
});

it("fault: KV value corrupt, or from a clock that is ahead; KV get throws / hangs; and no operator either", async () => {
  const host = stack.newHost("canyon.localhost");
  const ahead = stack.newHost("vegas.localhost");
  const values = {
    faq: "not json",
    "about-us": '{"parts":{"data":{}},"gone":{}}',
    licenses: '{"parts":{"data":{}},"at":"soon","gone":{}}',
    webcams: "[]",
    gallery: '{"parts":[],"at":{},"gone":null}',
    "privacy-policy": '{"parts":{},"at":{}}',
  };
  for (const [name, value] of Object.entries(values)) await kv.put(`t:${host}:page:${name}`, value);
  await kv.put(`t:${host}:site`, '{"v":7}');
  for (const name of Object.keys(values)) {
    const { status, body } = await stack.get(`/${name}`, { host });
    expect(status, name).toBe(200);
    expect(body, name).toContain("canyon-logo");
  }
  await expect.poll(async () => (await stored(host, "page:faq")) ?? "").toContain("Pick-up and the day");
  const copy = JSON.parse((await stored(host, "page:faq")) ?? "{}") as object;
  await kv.put(`t:${ahead}:page:faq`, JSON.stringify({ ...copy, at: { data: Date.now() + 86_400_000 } }));

  for (const fault of ["get", "hang"] as const) {
    await setKvFault(stack.site, fault);
    // The operator answers, so pages without a copy are there, and none waited for a read that hangs.
    for (const path of fault === "get" ? ["/articles", "/meet-the-team"] : ["/press-releases", "/videos/de"])
      expect(await statusOf(path, host), `${fault} ${path}`).toBe(200);
    // Content in the isolate's memory needs no read.
    expect(await statusOf("/faq", host)).toBe(200);
  }
  const lines = await stack.logLines();
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`"event":"kv-read-failed".*"host":"${host}"`)));

  await setKvFault(stack.site, "none");
  stack.operator.answer(ahead, DOWN);
  expect((await stack.get("/faq", { host: ahead })).body).toContain("Pick-up and the day");
  // Neither KV nor operator: header, footer and an error that says so.
  await setKvFault(stack.site, "hang");
  const home = await stack.get("/", { host: ahead });
  expect(home.status).toBe(200);
  expect(home.body).toContain("Prices and dates cannot be loaded right now.");
  expect(await statusOf("/about-us", ahead)).toBe(503);
  expect((await stack.logLines()).filter((line) => /uncaught|gateway-error|render-error/i.test(line))).toEqual([]);
  await setKvFault(stack.site, "none");
});
