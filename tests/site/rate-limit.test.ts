import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { inOneMinute } from "#tests/support/wall-clock.ts";

let upstream: CaptureServer;
let stack: TestStack;
let origin: string;

beforeAll(async () => {
  upstream = await startCaptureServer();
  upstream.answer((_, response) => response.end('{"access_token":"a","data":{"items":[]}}'));
  stack = await startTestStack({ vars: { API_BASE_URL: upstream.origin } });
  origin = `http://localhost:${stack.site.url.port}`;
  // The first call of a tenant asks whether the operator knows it.
  for (const host of ["localhost", "canyon.localhost", "vegas.localhost"]) await stack.get("/api/cart", { host });
});
afterAll(async () => {
  await stack.stop();
  await upstream.stop();
});
beforeEach(() => {
  upstream.seen.length = 0;
});

const json = () => ({ origin, "sec-fetch-site": "same-origin", "content-type": "application/json" });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  stack.get(path, { method: "POST", headers: { ...json(), ...headers }, body });

describe("limits", () => {
  const from = (ip: string) => ({ "cf-connecting-ip": ip });

  it("20 token calls a minute, address and tenant; then 429 and no call to the operator", () =>
    inOneMinute(async (attempt) => {
      upstream.seen.length = 0;
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
      expect(upstream.seen).toHaveLength(20);
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
