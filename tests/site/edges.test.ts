/** Requests the edge refuses early, and redirects and addresses it never follows (docs/threats.md T5, T7, T18, T19, T20). */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { cacheOf } from "#tests/support/http.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { inOneMinute } from "#tests/support/wall-clock.ts";

let operator: CaptureServer;
let elsewhere: CaptureServer;
let stack: TestStack;
let origin: string;

beforeAll(async () => {
  [operator, elsewhere] = await Promise.all([startCaptureServer(), startCaptureServer()]);
  operator.answer((_, response) => response.end('{"access_token":"a","data":{"items":[]}}'));
  stack = await startTestStack({ vars: { API_BASE_URL: operator.origin } });
  origin = `http://localhost:${stack.site.url.port}`;
  // The first call of a tenant asks whether the operator knows it.
  for (const host of ["localhost", "canyon.localhost"]) await stack.get("/api/cart", { host });
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([operator.stop(), elsewhere.stop()]);
});
beforeEach(() => {
  operator.seen.length = 0;
});

describe("limits", () => {
  const json = () => ({ origin, "sec-fetch-site": "same-origin", "content-type": "application/json" });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    stack.get(path, { method: "POST", headers: { ...json(), ...headers }, body });
  const from = (ip: string) => ({ "cf-connecting-ip": ip });

  it("20 token calls a minute, address and tenant; then 429 and no call to the operator", () =>
    inOneMinute(async (attempt) => {
      operator.seen.length = 0;
      const address = `203.0.113.${7 + 10 * attempt}`;
      // Requests from other sites do not count.
      for (let call = 0; call < 25; call += 1) {
        const crossSite = { ...from(address), "sec-fetch-site": "cross-site", origin: "https://evil.com" };
        expect((await post("/api/auth/guest/token", "{}", crossSite)).status).toBe(403);
      }
      for (let call = 0; call < 20; call += 1) {
        expect((await post("/api/auth/guest/token", "{}", from(address))).status).toBe(200);
      }
      const { status, headers, body } = await post("/api/auth/guest/refresh_token", "{}", from(address));
      expect([status, headers["retry-after"], JSON.parse(body).success]).toEqual([429, "60", false]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(operator.seen).toHaveLength(20);
      expect((await post("/api/auth/guest/token", "{}", from(`203.0.113.${8 + 10 * attempt}`))).status).toBe(200);
      expect((await stack.get("/api/cart", { headers: from(address) })).status).toBe(200);
      const canyon = { ...json(), ...from(address), origin: origin.replace("localhost", "canyon.localhost") };
      expect(
        (
          await stack.get("/api/auth/guest/token", {
            method: "POST",
            host: "canyon.localhost",
            headers: canyon,
            body: "{}",
          })
        ).status,
      ).toBe(200);
    }));

  it("5 form posts a minute from one IPv6 network, counted over both forms", () =>
    inOneMinute(async (attempt) => {
      const submit = (path: string, suffix: number, accept: string) =>
        stack.get(path, {
          method: "POST",
          headers: {
            ...from(`2001:db8:1:${attempt}::${suffix}`),
            origin,
            accept,
            "content-type": "application/x-www-form-urlencoded",
          },
          body: "email=ana%40example.com",
        });
      for (let count = 0; count < 5; count += 1) {
        expect((await submit(count % 2 === 0 ? "/news-letter" : "/contact-us/", count, "*/*")).status).not.toBe(429);
      }
      const script = await submit("/news-letter", 99, "application/json");
      expect([script.status, JSON.parse(script.body).success]).toEqual([429, false]);
      const screen = await submit("/news-letter", 98, "text/html,*/*");
      expect([screen.status, screen.headers["content-type"]]).toEqual([429, "text/plain; charset=utf-8"]);
      expect((await submit("/news-letter.data", 97, "*/*")).status).toBe(429);
    }));
});

describe("an address as data", () => {
  it("is never fetched: the edge talks to the operator only", async () => {
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
  const own = () => ({ origin });

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
