import { afterEach, describe, expect, it } from "vitest";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let stack: TestStack;
afterEach(() => stack.stop());

describe("with the operator stopped", () => {
  it("both brands still render with menu, branding and content after one visit", async () => {
    stack = await startTestStack();
    const hosts = ["localhost", "canyon.localhost"];
    const visit = () => Promise.all(hosts.map((host) => stack.get("/", { host })));
    // The very first one streams what it has to ask for.
    await visit();
    const before = await visit();
    await stack.stopOperator();
    for (const [index, host] of hosts.entries()) {
      const { status, body } = await stack.get("/", { host });
      expect(status).toBe(200);
      const withoutNonces = (html = "") => html.replaceAll(/[0-9a-f]{32}/g, "");
      expect(withoutNonces(body)).toBe(withoutNonces(before[index]?.body));
    }
  });

  it("the neutral brand and the eight destinations render without any visit before", async () => {
    stack = await startTestStack();
    await stack.stopOperator();
    const home = await stack.get("/");
    expect(home.status).toBe(200);
    expect(home.body).toContain("National Park Tours");
    expect(home.body).toContain("/brand/neutral-logo.svg");
    expect(home.body).toContain("/tours-detail/valley-of-fire-tours/");
  });

  it("a page without any copy is 503 with Retry-After, in the neutral brand, and never stored", async () => {
    stack = await startTestStack();
    await stack.stopOperator();
    const faq = await stack.get("/faq");
    expect(faq.status).toBe(503);
    expect(faq.headers["retry-after"]).toBe("120");
    expect(faq.headers["cache-control"]).toBe("private, no-store");
    expect(faq.body).toContain("Temporarily unavailable");
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    expect((await kv.list()).keys).toEqual([]);
  });
});

describe("with a lying operator", () => {
  it.each([
    { kind: "status", status: 500 },
    { kind: "malformed" },
    { kind: "truncated" },
    { kind: "html" },
    { kind: "wrong-type", body: [] },
    { kind: "wrong-type", body: { data: "x" } },
    { kind: "wrong-type", body: null },
  ] as const)("%j: home is there, nothing wrong is stored", async (fault) => {
    stack = await startTestStack();
    await stack.setFault("/api/", fault);
    const home = await stack.get("/");
    expect(home.status).toBe(200);
    expect(home.body).toContain("Eight great places");
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    expect((await kv.list()).keys).toEqual([]);
  });
});

describe("with a slow secondary section", () => {
  it("the first byte comes before it, and the section follows", async () => {
    stack = await startTestStack();
    await stack.setFault("/api/office/top-tours", { kind: "slow", ms: 2_000 });
    const { chunks, chunkTimes, body } = await stack.get("/");
    const arrivalOf = (text: string) => chunkTimes[chunks.findIndex((chunk) => chunk.includes(text))];
    expect(arrivalOf("<!DOCTYPE html>")).toBeLessThan(1_200);
    expect(arrivalOf("tour-skeleton")).toBeLessThan(1_200);
    expect(arrivalOf("tour-card-title")).toBeGreaterThanOrEqual(2_000);
    expect(body).toContain("tour-card-title");
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
  });

  it("crawlers get the page whole and in order", async () => {
    stack = await startTestStack();
    await stack.setFault("/api/office/top-tours", { kind: "slow", ms: 1_000 });
    const crawler = { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } };
    const { body } = await stack.get("/", crawler);
    expect(body).not.toContain("tour-skeleton");
    expect(body.indexOf("tour-card-title")).toBeGreaterThan(0);
    expect(body.indexOf("tour-card-title")).toBeLessThan(body.indexOf("site-footer"));
  });
});
