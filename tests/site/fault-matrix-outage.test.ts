/** Rows of the fault matrix (tests/unit/worker/operator/fault-matrix.test.ts lists all): an operator that is down or silent. */

import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import { ageContent } from "#tests/support/aged-content.ts";
import { ask } from "#tests/support/http.ts";
import { manyViews, type Views } from "#tests/support/many-views.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

/** This machine may be busy with other things; the figures of the table are measured apart (docs/operations.md). */
const SLACK_MS = 500;

const PAGES = [
  ["/", "tour-card-title"],
  ["/faq", "Pick-up and the day itself"],
  ["/about-us", "npx-logo"],
  ["/tours-detail/grand-canyon-tours/", "npx-logo"],
] as const;

let stack: TappedStack;
afterEach(() => stack.stop());

async function warm(): Promise<void> {
  for (const [path, mark] of [...PAGES, ...PAGES]) expect((await stack.get(path)).body.includes(mark), path).toBe(true);
  await pause(500);
}

/** For the last row, which needs rendered pages more than a minute old: made before the others run. */
let early: TappedStack;
let healthy: Views;
let warmedAt: number;
beforeAll(async () => {
  early = stack = await startTappedStack();
  await warm();
  healthy = await manyViews(view, { count: 1_000, pages: PAGES });
  warmedAt = Date.now();
}, 60_000);

const view = (path: string) => stack.get(path);
const percent = (views: Record<number, number>, count: number) => ((views[200] ?? 0) / count) * 100;

describe("with content that is there", () => {
  it("fault: Hang 10 s, warm", { timeout: 60_000 }, async () => {
    stack = await startTappedStack({ PAGE_CACHE: "off" });
    await warm();
    const before = await manyViews(view, { count: 200, pages: PAGES });
    await ageContent(stack.site, 3_600);
    await pause(10_500);
    stack.tap.set("hang");
    stack.tap.calls.length = 0;
    const views = await manyViews(view, { count: 200, pages: PAGES });
    expect(views.statuses).toEqual({ 200: 200 });
    expect(views.withoutMark).toBe(0);
    expect(views.p95).toBeLessThanOrEqual(Math.max(100, before.p95) + SLACK_MS);
    // One refresh an entry, however many visitors.
    expect(stack.tap.calls.length).toBeGreaterThan(0);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(12);
    await pause(3_000);
    expect(stack.tap.openRequests()).toBe(0);
  });

  it("fault: Deploy while upstream down", { timeout: 60_000 }, async () => {
    const persistTo = `.tmp/deploy-${process.pid}-${Date.now()}`;
    stack = await startTappedStack();
    const { port } = stack.operatorUrl;
    const options = { operatorPort: Number(port), vars: { API_KEY: DEMO_API_KEY }, persistTo };
    const before = await startSite({ ...options, sitePort: await anyFreePort() });
    for (const [path, mark] of PAGES) expect((await ask(before.url, path)).body.includes(mark), path).toBe(true);
    await pause(500);
    await before.stop();
    await stack.stopOperator();
    // A new worker: nothing in memory, and no rendered page of this build in any cache.
    const after = await startSite({
      ...options,
      vars: { ...options.vars, PAGE_CACHE: "off" },
      sitePort: await anyFreePort(),
    });
    try {
      const views = await manyViews((path) => ask(after.url, path), { count: 100, pages: PAGES });
      expect(views.statuses).toEqual({ 200: 100 });
      expect(views.withoutMark).toBe(0);
    } finally {
      await after.stop();
    }
  });
});

describe("without any content", () => {
  it("fault: Upstream down, cold KV", async () => {
    stack = await startTappedStack();
    // A worker's first answer includes its start.
    await stack.get("/nothing-here");
    await stack.stopOperator();
    const home = await stack.get("/", { host: "canyon.localhost" });
    expect(home.status).toBe(200);
    const tiles = new Set(home.body.match(/\/tours-detail\/[a-z-]+-tours\//g));
    expect(tiles.size).toBe(8);
    expect(home.body).toContain("National Park Tours");
    expect(home.chunkTimes[0]).toBeLessThanOrEqual(300 + SLACK_MS);
    // Product.md 3.6 decides: no copy is 503 for people, too, with all of the frame and a way to try again.
    const faq = await stack.get("/faq", { host: "canyon.localhost" });
    expect(faq.status).toBe(503);
    expect(faq.headers["retry-after"]).toBe("120");
    expect(faq.body).toContain("Try again");
    expect(faq.chunkTimes[0]).toBeLessThanOrEqual(300 + SLACK_MS);
  });

  it.each([
    ["fault: Hang 10 s, cold", "hang"],
    ["fault: Slow body 1 byte/s", "drip"],
  ] as const)("%s", async (_title, kind) => {
    stack = await startTappedStack();
    // A worker's first page includes its start.
    await stack.get("/nothing-here", { host: "vegas.localhost" });
    stack.tap.set(
      kind === "hang"
        ? "hang"
        : (response) => {
            response.writeHead(200, { "content-type": "application/json" });
            const timer = setInterval(() => response.write(" "), 1_000);
            response.on("close", () => clearInterval(timer));
          },
    );
    const [home, faq] = await Promise.all([stack.get("/"), stack.get("/faq", { host: "canyon.localhost" })]);
    expect([home.status, faq.status]).toEqual([200, 503]);
    for (const { chunkTimes } of [home, faq]) expect(chunkTimes[0]).toBeLessThanOrEqual(3_000 + SLACK_MS);
    await pause(3_000);
    expect(stack.tap.openRequests()).toBe(0);
  });
});

describe("an hour later", () => {
  it("fault: Upstream down (refused), warm", { timeout: 180_000 }, async () => {
    stack = early;
    stack.tap.set("down");
    await ageContent(stack.site, 3_600);
    stack.tap.calls.length = 0;
    // Until rendered pages are stale too, so that both layers have to answer from old copies.
    await pause(Math.max(0, warmedAt + 61_000 - Date.now()));
    const outage = await manyViews(view, { count: 5_000, pages: PAGES });
    const figures = (views: Views) => `p95 ${views.p95} ms ${JSON.stringify(views.states)}`;
    console.log(`healthy ${figures(healthy)}, outage ${figures(outage)}, ${stack.tap.calls.length} calls`);
    expect(percent(outage.statuses, 5_000)).toBe(100);
    expect(outage.withoutMark).toBe(0);
    expect(outage.states.stale).toBeGreaterThan(0);
    expect(outage.states.miss ?? 0).toBe(0);
    expect(outage.p95).toBeLessThanOrEqual(healthy.p95 + 20 + SLACK_MS);
    // Entries refreshed in a healthy hour: site (3 calls), four pages and what they show. Each is tried, none in a loop.
    expect(stack.tap.calls.length).toBeLessThanOrEqual(40);
  });
});
