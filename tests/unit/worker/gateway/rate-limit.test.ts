import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { documentPath } from "#worker/gateway/address.ts";
import type { Gateway } from "#worker/gateway/context.ts";
import { rateLimit, visitorAddress } from "#worker/gateway/rate-limit.ts";

describe("the key of a visitor for rate limits", () => {
  it.each([
    [null, null],
    ["", null],
    ["127.0.0.1", null],
    ["::1", null],
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::", "fe80:0:0:0"],
  ])("%s → %s", (ip, key) => {
    expect(visitorAddress(ip)).toBe(key);
  });
});

describe("limited requests", () => {
  it.each([
    ["/__content-changed", "NOTICES"],
    ["/news-letter", "FORM_POSTS"],
    ["/_r/csp", "REPORTS"],
    ["/api/auth/guest/token", "TOKEN_CALLS"],
  ])("POST %s is refused before anything else is done, once %s is used up", async (path, name) => {
    const asked: string[] = [];
    const limiter = (binding: string) => ({
      limit: async ({ key }: { key: string }) => (asked.push(`${binding} ${key}`), { success: false }),
    });
    const names = ["NOTICES", "FORM_POSTS", "REPORTS", "TOKEN_CALLS"];
    const app = new Hono<Gateway>()
      .use(async (c, next) => {
        c.set("host", "site.example");
        c.set("document", documentPath(new URL(c.req.url).pathname));
        await next();
      })
      .use(rateLimit())
      .all("*", (c) => c.text("done"));
    const headers = {
      "cf-connecting-ip": "203.0.113.9",
      origin: "https://site.example",
      "sec-fetch-site": "same-origin",
    };
    const env = Object.fromEntries(names.map((binding) => [binding, limiter(binding)]));
    const answer = await app.request(`https://site.example${path}`, { method: "POST", headers }, env);
    expect(answer.status).toBe(name === "REPORTS" ? 204 : 429);
    expect(asked).toEqual([`${name} site.example:203.0.113.9`]);
  });
});
