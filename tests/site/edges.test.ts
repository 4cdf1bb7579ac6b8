/** Requests the edge refuses early, and redirects and addresses it never follows (docs/threats.md T5, T7, T18, T19, T20). */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localVars } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startWorker } from "#scripts/worker-server.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { ask, cacheOf } from "#tests/support/http.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const KEY = "KEYSENTINEL_e5d1";
let operator: CaptureServer;
let elsewhere: CaptureServer;
let stack: TestStack;

beforeAll(async () => {
  [operator, elsewhere] = await Promise.all([startCaptureServer(), startCaptureServer()]);
  stack = await startTestStack({ apiKey: KEY, vars: { API_BASE_URL: operator.origin } });
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([operator.stop(), elsewhere.stop()]);
});
beforeEach(() => {
  operator.seen.length = 0;
});

describe("hosts that are not listed", () => {
  it("cost no KV operation and no call", async () => {
    // A worker without the KV binding: any operation on it would throw, and the answer would be a 500.
    const { kv_namespaces: _, ...config } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as object & {
      kv_namespaces: unknown;
    };
    const configPath = `build/server/wrangler-without-kv-${process.pid}.json`;
    writeFileSync(configPath, JSON.stringify(config));
    const vars = { ...localVars(1), API_BASE_URL: operator.origin, TENANT_HOSTS: "localhost *.allowed.localhost" };
    const logs: string[] = [];
    const onLog = (line: string) => void logs.push(line);
    const site = await startWorker({
      configPath,
      main: "build/server/index.js",
      port: await anyFreePort(),
      vars,
      onLog,
    });
    rmSync(configPath);
    try {
      for (const path of [
        "/",
        "/faq.data",
        "/search",
        "/api/cart",
        "/assets/none.js",
        "/healthz",
        "/_r/csp",
        "/account",
      ]) {
        const { status, headers, body } = await ask(site.url, path, { host: "other.localhost" });
        expect([status, headers["cache-control"]], path).toEqual([421, "no-store"]);
        expect(body.length).toBeLessThanOrEqual(40);
      }
      expect(operator.seen).toEqual([]);
      expect(logs.join("\n")).not.toMatch(/gateway-error|TypeError/);
      // A listed host does reach KV and the operator, so the counts above mean something.
      await ask(site.url, "/", { host: "localhost" });
      expect(operator.seen.length + logs.filter((line) => /gateway-error|kv/.test(line)).length).toBeGreaterThan(0);
    } finally {
      await site.stop();
    }
  });
});

describe("an address as data", () => {
  it("is never fetched: the edge talks to the operator only", async () => {
    operator.answer((_, response) => response.setHeader("content-type", "application/json").end('{"data":null}'));
    for (const path of [
      `/tours-detail/zion-tours/?original_url=${encodeURIComponent(`${elsewhere.origin}/tour/x`)}`,
      `/tours-detail/zion-tours/?original_url=${encodeURIComponent(`//127.0.0.1:${new URL(elsewhere.origin).port}/x`)}`,
      `/cdn-cgi/image/width=10/${elsewhere.origin}/x.png`,
      `/api/series?q=${encodeURIComponent(elsewhere.origin)}`,
    ]) {
      expect((await stack.get(path)).headers).not.toHaveProperty("location");
    }
    expect(elsewhere.seen).toEqual([]);
  });
});

describe("methods", () => {
  const own = () => ({ origin: `http://localhost:${stack.site.url.port}` });

  it("a method that pages do not support: 405 with Allow, and nothing is rendered", async () => {
    for (const method of ["TRACE", "OPTIONS", "PUT", "DELETE", "PROPFIND"]) {
      for (const path of ["/faq", "/faq.data", "/nope", "/healthz"]) {
        const { status, headers } = await stack.get(path, { method, headers: own() });
        expect([status, headers.allow, cacheOf({ headers })], `${method} ${path}`).toEqual([405, "GET, HEAD", "none"]);
      }
    }
    const form = await stack.get("/contact-us", { method: "PUT", headers: own() });
    expect([form.status, form.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect((await stack.get("/faq", { method: "POST", headers: own() })).status).toBe(405);
  });
});
