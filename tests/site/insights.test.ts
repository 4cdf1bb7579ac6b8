import { globSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { expectWithinBudget, kbOf } from "#tests/support/budgets.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const { build } = JSON.parse((await stack.get("/healthz")).body) as { build: string };
// Figures come from pages, and these left the tenants' configs.
for (const host of ["localhost", "canyon.localhost"]) await stack.get("/faq", { host });
beforeEach(() => stack.forgetInsights());

const writtenPoints = async () => (await stack.insightsReports()).flatMap(({ points }) => points);

const origin = (host = "localhost") => `http://${host}:${stack.site.url.port}`;
const report = (change: Record<string, unknown> = {}) => ({
  ...{ route: "routes/tour", build, connection: "4g", vitals: { LCP: 900, CLS: 0.02 }, steps: ["tour-viewed:121"] },
  ...change,
});

async function send(body: object, headers: Record<string, string> = {}, host = "localhost"): Promise<number> {
  const { status } = await stack.get("/_r/vit", {
    host,
    method: "POST",
    headers: { "content-type": "text/plain;charset=UTF-8", origin: origin(host), ...headers },
    body: JSON.stringify(body),
  });
  return status;
}

/** The last report of a test, whose points show that those before it have none. */
async function expectOnlyPointsOf(route: string): Promise<void> {
  await send(report({ route, steps: [] }));
  expect((await writtenPoints()).map(({ blobs }) => blobs[2])).toEqual([route, route]);
}

describe("figures of page loads", () => {
  it("become data points of the requested host, and nothing else of the request does", async () => {
    const secret = "SENTINEL";
    const headers = {
      cookie: `user-state=${secret}`,
      authorization: `Bearer ${secret}`,
      "user-agent": `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 ${secret}/537.36`,
      referer: `${origin("canyon.localhost")}/tours/121?email=${secret}`,
      "cf-connecting-ip": "203.0.113.9",
    };
    const body = { ...report(), host: secret, user: secret, id: secret, page: `/?x=${secret}` };
    expect(await send(body, headers, "canyon.localhost")).toBe(204);
    const of = (kind: string, name: string, tour = "") => [kind, name, "routes/tour", build, "4g", tour];
    expect(await writtenPoints()).toEqual([
      { indexes: ["canyon.localhost"], blobs: of("vital", "LCP"), doubles: [900] },
      { indexes: ["canyon.localhost"], blobs: of("vital", "CLS"), doubles: [0.02] },
      { indexes: ["canyon.localhost"], blobs: of("step", "tour-viewed", "121"), doubles: [1] },
    ]);
    expect((await stack.logLines()).join("\n")).not.toMatch(/SENTINEL|203\.0\.113\.9/);
  });

  it("of visitors who sent Global Privacy Control, and of crawlers, are dropped", async () => {
    expect(await send(report(), { "sec-gpc": "1" })).toBe(204);
    expect(await send(report(), { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBe(204);
    await expectOnlyPointsOf("routes/home");
  });

  it("of a tenant that switched them off, and of hosts without a tenant, are dropped without asking the operator", async () => {
    await stack.setAnswer("/api/tenant-config", { visitorStatistics: false });
    // Only this host is told so, which has no copy of its config.
    await stack.get("/", { host: "uncounted.localhost" });
    await stack.clearFaults();
    stack.operator.calls.length = 0;
    expect(await send(report(), {}, "uncounted.localhost")).toBe(204);
    expect(await send(report(), {}, "made-up.localhost")).toBe(204);
    await expectOnlyPointsOf("routes/home");
    expect(stack.operator.calls.map(({ host }) => host)).not.toContain("made-up.localhost");
  });

  it("are measured by one small chunk, which no page's HTML names", async () => {
    const [chunk = "", ...more] = globSync("build/client/assets/send-insights-*.js");
    expect(more).toEqual([]);
    expectWithinBudget("script that measures page loads, KB", kbOf(readFileSync(chunk)));
    expect(readFileSync(chunk, "utf8")).toContain("largest-contentful-paint");
    expect((await stack.get("/tours/121")).body).not.toContain("send-insights");
  });
});
