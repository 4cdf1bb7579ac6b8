/** Rows of the fault matrix: an operator that is down or silent. */

import { afterEach, describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { anyFreePort } from "#scripts/port-check.ts";
import { startSite } from "#scripts/stack.ts";
import { letTimePass } from "#tests/support/aged-content.ts";
import { ask } from "#tests/support/http.ts";
import { manyViews } from "#tests/support/many-views.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";

const PAGES = [
  ["/", "Grand Canyon South Rim day tour"],
  ["/faq", "Pick-up and the day"],
  ["/about-us", "npx-logo"],
  ["/tours-detail/grand-canyon-tours/", "npx-logo"],
] as const;
const HOUR_SECONDS = 3_600;

let stack: TappedStack;
afterEach(() => stack.stop());

const view = (path: string) => stack.get(path);

/** Visits every page twice: the second time its content is in KV, and the page itself in the cache if there is one. */
async function warm(): Promise<void> {
  for (const [path, text] of [...PAGES, ...PAGES]) expect((await view(path)).body, path).toContain(text);
}

const storedKeys = async () => {
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  return (await kv.list({ prefix: "t:localhost:" })).keys.map(({ name }) => name);
};

describe("with stored content", () => {
  it("fault: Hang 10 s, warm", async () => {
    stack = await startTappedStack({ hasWorkersCache: false });
    await warm();
    await expect.poll(storedKeys).toContain("t:localhost:page:about-us");
    await letTimePass(stack.site, HOUR_SECONDS);
    stack.tap.set("hang");
    stack.tap.calls.length = 0;
    // The operator never answers, so an answer here did not wait for it.
    const views = await manyViews(view, { count: 40, pages: PAGES });
    expect(views).toMatchObject({ statuses: { 200: 40 }, incomplete: 0 });
    // One refresh an entry, and one round of seats, however many visitors.
    expect(stack.tap.calls.length).toBeGreaterThan(0);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(12 + 4);
    await expect.poll(() => stack.tap.openRequests()).toBe(0);
  });

  it("fault: Deploy while upstream down", async () => {
    const persistTo = `.tmp/deploy-${process.pid}-${Date.now()}`;
    stack = await startTappedStack();
    const { port } = stack.operatorUrl;
    const options = { operatorPort: Number(port), vars: { API_KEY: DEMO_API_KEY }, persistTo };
    const before = await startSite({ ...options, sitePort: await anyFreePort() });
    for (const [path, text] of PAGES) expect((await ask(before.url, path)).body, path).toContain(text);
    const kv = await before.miniflare.getKVNamespace("CONTENT");
    await expect.poll(() => kv.get("t:localhost:page:about-us")).not.toBeNull();
    await before.stop();
    await stack.stopOperator();
    // A new worker: nothing in memory, and no rendered page of this build in any cache.
    const after = await startSite({
      ...options,
      hasWorkersCache: false,
      sitePort: await anyFreePort(),
    });
    try {
      const views = await manyViews((path) => ask(after.url, path), { count: 16, pages: PAGES });
      expect(views).toMatchObject({ statuses: { 200: 16 }, incomplete: 0 });
    } finally {
      await after.stop();
    }
  });

  it("fault: Upstream down (refused), warm", async () => {
    stack = await startTappedStack();
    await warm();
    await expect.poll(async () => (await manyViews(view, { count: 4, pages: PAGES })).states).toEqual({ hit: 4 });
    stack.tap.set("down");
    stack.tap.calls.length = 0;
    // Pages are rendered again from old copies; that old pages are served, too, is in tests/unit/worker/pages.
    await letTimePass(stack.site, HOUR_SECONDS);
    const views = await manyViews(view, { count: 80, pages: PAGES });
    expect(views.statuses).toEqual({ 200: 80 });
    expect(views.incomplete).toBe(0);
    expect(views.states.hit).toBeGreaterThan(40);
    // Site (3 calls), four pages and what they show: each is tried, none in a loop.
    expect(stack.tap.calls.length).toBeGreaterThan(0);
    expect(stack.tap.calls.length).toBeLessThanOrEqual(40);
  });
});
