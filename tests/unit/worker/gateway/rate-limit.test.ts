import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Gateway } from "#worker/gateway/context.ts";
import { documentPath } from "#worker/gateway/document-path.ts";
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

/** A gateway whose limits are used up, or not; `asked` has each question to a limiter. */
function limitedGateway(host: string, isUsedUp: (question: string) => boolean) {
  const asked: string[] = [];
  const limiter = (binding: string) => ({
    limit: async ({ key }: { key: string }) => {
      asked.push(`${binding} ${key}`);
      return { success: !isUsedUp(`${binding} ${key}`) };
    },
  });
  const names = ["NOTICES", "FORM_POSTS", "REPORTS", "TOKEN_CALLS", "ACROSS_HOSTS", "ASSISTANT_CALLS"];
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set("host", host);
      c.set("document", documentPath(new URL(c.req.url).pathname));
      await next();
    })
    .use(rateLimit())
    .all("*", (c) => c.text("done"));
  const headers = { "cf-connecting-ip": "203.0.113.9", origin: `https://${host}`, "sec-fetch-site": "same-origin" };
  const env = Object.fromEntries(names.map((binding) => [binding, limiter(binding)]));
  return { asked, post: (path: string) => app.request(`https://${host}${path}`, { method: "POST", headers }, env) };
}

describe("limited requests", () => {
  it.each([
    ["/__content-changed", "NOTICES", ""],
    ["/news-letter", "FORM_POSTS", "form:site.example:"],
    ["/_r/csp", "REPORTS", "report:site.example:"],
    ["/_r/vit", "REPORTS", "figures:site.example:"],
    ["/api/auth/guest/token", "TOKEN_CALLS", "token:site.example:"],
  ])("POST %s is refused before anything else is done, once %s is used up", async (path, name, key) => {
    const { asked, post } = limitedGateway("site.example", (question) => question.startsWith(name));
    expect((await post(path)).status).toBe(name === "REPORTS" ? 204 : 429);
    expect(asked).toEqual([`${name} ${key}203.0.113.9`]);
  });

  it("calls of assistants are counted per tenant only: one server asks for many people", async () => {
    const { asked, post } = limitedGateway("site.example", () => false);
    await post("/mcp");
    expect(asked).toEqual(["ASSISTANT_CALLS assistant:site.example:203.0.113.9"]);
  });

  it.each([
    ["/contact-us", "form", 429],
    ["/_r/err", "report", 204],
    ["/api/auth/guest/refresh_token", "token", 429],
  ])("POST %s counts an address on all hosts together", async (path, kind, refused) => {
    const across = `ACROSS_HOSTS ${kind}:203.0.113.9`;
    const open = limitedGateway("site.example", () => false);
    expect((await open.post(path)).status).toBe(200);
    expect(open.asked).toContain(across);
    const used = limitedGateway("invented.example", (question) => question === across);
    expect((await used.post(path)).status).toBe(refused);
  });
});
