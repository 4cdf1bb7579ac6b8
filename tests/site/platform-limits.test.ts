/** Costs of one request on the platform (docs/threats.md T24): subrequests, connections at once, KV reads. */

import { describe, expect, it } from "vitest";
import { expectWithinBudget } from "#tests/support/budgets.ts";
import { kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { hostLike } from "#tests/support/host-like.ts";
import { cacheOf } from "#tests/support/http.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { monthFromNow } from "#tests/support/today.ts";

/** A page of each template. */
const TEMPLATES = ["/", "/faq", "/blog", "/ideas", "/videos/en", "/our-tours", "/tours-detail/grand-canyon-tours/"];
/** What the platform opens at once for a request; more would wait. */
const MAX_AT_ONCE = 6;
/**
 * The site, two of a page, and for cards the seats of two months and the dates ahead; with three more for them behind the
 * answer, which on a busy machine come before the count is taken.
 */
const MAX_KV_READS = 8;
/** Every one of these days is asked for. */
const DAYS = 10;

/** Seats of tours on cards are asked in bounded rounds behind the page (worker/content/availability-rounds.ts). */
const isOfRound = (path: string) => path.endsWith("/sales-dates");

const NAMESPACE = ["REAL", "faulty-kv"] as const;
const stack = await ownStack({ arrange: withFaultyKv });

describe("one page", () => {
  it("cold costs at most 8 calls and a round for the seats on its cards, 6 at once", async () => {
    const hosts = ["localhost", "canyon.localhost", "vegas.localhost"].map((tenant) => stack.newHost(tenant));
    for (const [index, path] of TEMPLATES.entries()) {
      stack.operator.calls.length = 0;
      expect((await stack.get(path, { host: hosts[index % 3] ?? "" })).status, path).toBe(200);
      const calls = stack.operator.calls.filter((call) => !isOfRound(call.path));
      expectWithinBudget("calls of a page", calls.length, path);
      await expect.poll(() => stack.operator.openCalls()).toBe(0);
    }
    expect(stack.operator.mostAtOnce()).toBeLessThanOrEqual(MAX_AT_ONCE);
  });

  it("warm costs nothing from the cache, and rendered no call and few reads of KV", async () => {
    const paths = ["/", "/faq", "/our-tours"];
    const states = async () =>
      (await Promise.all(paths.map((path) => stack.get(path)))).map((answer) => cacheOf(answer));
    await expect.poll(states).toEqual(paths.map(() => "hit"));
    // What earlier pages still do behind their answers ends.
    const readsOfHits = async () => {
      await setKvFault(stack.site, "none");
      expect(await states()).toEqual(paths.map(() => "hit"));
      return (await kvCounts(stack.site)).get + stack.operator.openCalls();
    };
    await expect.poll(readsOfHits).toBe(0);
    // As a new isolate, which remembers nothing, with the empty cache of a new version.
    const { keys } = await (await stack.site.miniflare.getKVNamespace(...NAMESPACE)).list({ prefix: "t:localhost:" });
    const stored = keys.map(({ name }) => name.replace("t:localhost:", ""));
    const host = await hostLike(stack, "localhost", stored, { namespace: NAMESPACE });
    stack.operator.calls.length = 0;
    for (const path of paths) {
      await setKvFault(stack.site, "none");
      expect(cacheOf(await stack.get(path, { host })), path).toBe("miss");
      expect((await kvCounts(stack.site)).get, path).toBeLessThanOrEqual(MAX_KV_READS);
    }
    expect(stack.operator.calls.filter(({ path }) => !isOfRound(path))).toEqual([]);
  });

  it("of each link of a calendar leaves a bounded number of keys, all of which KV deletes by itself", async () => {
    const kv = await stack.site.miniflare.getKVNamespace(...NAMESPACE);
    const keysOf = async () => (await kv.list({ prefix: "t:localhost:" })).keys;
    const before = (await keysOf()).map(({ name }) => name);
    // A whole month, whatever day today is.
    const month = monthFromNow(1);
    expect((await stack.get(`/tours/122?month=${month}`)).status).toBe(200);
    const days = Array.from({ length: DAYS }, (_, n) => `${month}-${String(n + 1).padStart(2, "0")}`);
    await Promise.all(days.map((date) => stack.get(`/tours/122?month=${month}&date=${date}`)));
    const added = async () => (await keysOf()).filter(({ name }) => !before.includes(name));
    // Most days have a key; on a busy machine some of so many simultaneous calls come too late to be stored.
    await expect.poll(async () => (await added()).length).toBeGreaterThan(DAYS / 2);
    const dated = (await added()).filter(({ name }) => /:(?:sales-dates|departures):/.test(name));
    // One for the month and one without, and one for each day a link of the calendar leads to.
    expect(dated.length).toBeLessThanOrEqual(2 + DAYS);
    const inTwoDays = Date.now() / 1_000 + 172_800;
    for (const { name, expiration } of dated) expect(expiration, name).toBeLessThanOrEqual(inTwoDays);
    expect((await added()).length - dated.length).toBeLessThanOrEqual(5);
  });
});
