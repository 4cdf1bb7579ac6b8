/** Costs of one request on the platform (docs/threats.md T24): subrequests, connections at once, KV reads, memory. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectWithinBudget } from "#tests/support/budgets.ts";
import { kvCounts, setKvFault, withFaultyKv } from "#tests/support/faulty-kv.ts";
import { cacheOf } from "#tests/support/http.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { startTappedStack, type TappedStack } from "#tests/support/tapped-stack.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { openHeapMeter } from "#tests/support/worker-heap.ts";

/** A page of each template. */
const TEMPLATES = ["/", "/faq", "/blog", "/ideas", "/videos/en", "/our-tours", "/tours-detail/grand-canyon-tours/"];
/** What the platform opens at once for a request; more would wait. */
const MAX_AT_ONCE = 6;
/**
 * The site, two of a page, and for cards the seats of two months and the dates ahead; with three more for them behind the
 * answer, which on a busy machine come before the count is taken.
 */
const MAX_KV_READS = 8;
/** The heap is measured by `npm run bench:soak` only: it takes minutes. What bounds it: ttl-map.test.ts. */
const IS_SOAK = import.meta.env.MODE === "soak";
/** Addresses that fill what caches may hold in any case, then those that must not add to it. */
const FILLING = 10_000;
const INVENTED_ADDRESSES = 200_000;
/** The soak takes as long as the machine needs; 0 is no limit. */
const TIMEOUT_MS = IS_SOAK ? 0 : 180_000;
/** Few, so that a busy machine answers late rather than not at all. */
const VISITORS = 4;
/** Every one of these days is asked for. */
const [MONTHS, DAYS] = IS_SOAK ? [12, 31] : [1, 10];
/** Hosts that fill what is remembered of hosts, then those that must not add to it. */
const FILLING_HOSTS = 2_500;
const INVENTED_HOSTS = 10_000;
const MAX_BYTES_PER_ADDRESS = 1_400;

/** Seats of tours on cards are asked in bounded rounds behind the page (worker/content/availability-rounds.ts). */
const isOfRound = (path: string) => path.endsWith("/sales-dates");

describe("one page", () => {
  let tapped: TappedStack;
  beforeAll(async () => {
    tapped = await startTappedStack({ arrange: withFaultyKv });
  });
  afterAll(() => tapped.stop());

  it("cold costs at most 8 calls and a round for the seats on its cards, 6 at once", async () => {
    const hosts = ["localhost", "canyon.localhost", "vegas.localhost"];
    for (const [index, path] of TEMPLATES.entries()) {
      tapped.tap.calls.length = 0;
      expect((await tapped.get(path, { host: hosts[index % 3] ?? "localhost" })).status, path).toBe(200);
      const calls = tapped.tap.calls.filter((call) => !isOfRound(call.path.split("?")[0] ?? ""));
      expectWithinBudget("calls of a page", calls.length, path);
      await expect.poll(() => tapped.tap.openRequests()).toBe(0);
    }
    expect(tapped.tap.mostAtOnce()).toBeLessThanOrEqual(MAX_AT_ONCE);
  });

  it("warm costs nothing from the cache, and rendered no call and few reads of KV", async () => {
    const paths = ["/", "/faq", "/our-tours"];
    const states = async () =>
      (await Promise.all(paths.map((path) => tapped.get(path)))).map((answer) => cacheOf(answer));
    await expect.poll(states).toEqual(paths.map(() => "hit"));
    // What earlier pages still do behind their answers ends.
    const readsOfHits = async () => {
      await setKvFault(tapped.site, "none");
      expect(await states()).toEqual(paths.map(() => "hit"));
      return (await kvCounts(tapped.site)).get;
    };
    await expect.poll(readsOfHits).toBe(0);
    // A new isolate remembers nothing, and a new version's cache is empty.
    await tapped.site.restart();
    await tapped.forgetCalls();
    for (const path of paths) {
      await setKvFault(tapped.site, "none");
      expect(cacheOf(await tapped.get(path)), path).toBe("miss");
      expect((await kvCounts(tapped.site)).get, path).toBeLessThanOrEqual(MAX_KV_READS);
    }
    expect((await tapped.operatorCalls()).filter(({ path }) => !isOfRound(path))).toEqual([]);
  });

  it("of each link of a calendar leaves a bounded number of keys, all of which KV deletes by itself", async () => {
    const kv = await tapped.site.miniflare.getKVNamespace("REAL", "faulty-kv");
    const keysOf = async () => (await kv.list({ prefix: "t:localhost:" })).keys;
    const before = (await keysOf()).map(({ name }) => name);
    // Whole months, whatever day today is.
    const months = Array.from({ length: MONTHS }, (_, n) => monthFromNow(n + 1));
    for (const month of months) {
      expect((await tapped.get(`/tours/122?month=${month}`)).status).toBe(200);
      const days = Array.from({ length: DAYS }, (_, n) => `${month}-${String(n + 1).padStart(2, "0")}`);
      await Promise.all(days.map((date) => tapped.get(`/tours/122?month=${month}&date=${date}`)));
    }
    const added = async () => (await keysOf()).filter(({ name }) => !before.includes(name));
    // Most days have a key; on a busy machine some of so many simultaneous calls come too late to be stored.
    await expect.poll(async () => (await added()).length).toBeGreaterThan((DAYS / 2) * MONTHS);
    const dated = (await added()).filter(({ name }) => /:(?:sales-dates|departures):/.test(name));
    // One for each month, and one for each day a link of the calendar leads to.
    expect(dated.length).toBeLessThanOrEqual(MONTHS + 1 + DAYS * MONTHS);
    const inTwoDays = Date.now() / 1_000 + 172_800;
    for (const { name, expiration } of dated) expect(expiration, name).toBeLessThanOrEqual(inTwoDays);
    expect((await added()).length - dated.length).toBeLessThanOrEqual(5);
  });
});

/** Addresses nobody has, by the way each is answered, and the status. */
const INVENTED: readonly (readonly [status: number, path: (number: number) => string])[] = [
  [404, (n) => `/no-such-page-${n}`],
  [404, (n) => `/blog/no-such-post-${n}`],
  [200, (n) => `/faq?campaign=${n}`],
  [302, (n) => `/search?place=${n}`],
  [404, (n) => `/assets/no-such-file-${n}.js`],
  [301, (n) => `/FAQ?campaign=${n}`],
];
/** One in so many is rendered each time, which takes longest. */
const RENDERED_EVERY = 50;

describe("an isolate", () => {
  let stack: TestStack;
  afterEach(() => stack.stop());

  /** Bytes that the later of two rounds of requests leave in the heap. The soak prints the heap as it goes. */
  async function growth(filling: number, count: number, visit: (number: number) => Promise<unknown>): Promise<number> {
    stack = await startTestStack({ vars: { LOG_SAMPLE: "0" }, inspect: true });
    const heap = await openHeapMeter(stack.site);
    const startedAt = performance.now();
    const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;
    const made = async (from: number, to: number) => {
      let next = from;
      const visitor = async () => {
        while (next < to) await visit(next++);
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      const used = await heap.used();
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      process.stderr.write(`${to - filling} invented: heap ${inMegabytes(used)}, ${minutes} min\n`);
      return used;
    };
    const before = await made(0, filling);
    const steps = 20;
    let after = before;
    for (let step = 0; step < steps; step += 1) {
      after = await made(filling + (step * count) / steps, filling + ((step + 1) * count) / steps);
    }
    heap.close();
    console.log(`${count} invented requests: ${inMegabytes(after - before)} more`);
    return after - before;
  }

  it.runIf(IS_SOAK)("does not grow with invented addresses", { timeout: TIMEOUT_MS }, async () => {
    const grown = await growth(FILLING, INVENTED_ADDRESSES, async (number) => {
      if (number % RENDERED_EVERY === 0)
        return expect((await stack.get(`/our-tours?destination=place-${number}`)).status).toBe(200);
      const [status, path] = INVENTED[number % INVENTED.length] as (typeof INVENTED)[number];
      // 503: the stand-in was too slow on a busy machine.
      const statusNow = async () => (await stack.get(path(number))).status;
      return expect.poll(statusNow, { message: path(number) }).toBe(status);
    });
    expect(grown).toBeLessThan(Math.min(INVENTED_ADDRESSES * MAX_BYTES_PER_ADDRESS, 2 * 1024 * 1024));
  });

  it.runIf(IS_SOAK)("does not grow with invented hosts", { timeout: TIMEOUT_MS }, async () => {
    const statuses: Record<number, number> = {};
    const grown = await growth(FILLING_HOSTS, INVENTED_HOSTS, async (number) => {
      const path = number % 2 === 0 ? "/faq" : "/api/cart";
      const { status } = await stack.get(path, { host: `invented-${number}.example` });
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    console.log(`invented hosts: ${JSON.stringify(statuses)}`);
    // 503: nobody can tell while the stand-in is busy.
    expect(statuses[404]).toBeGreaterThan(0.9 * INVENTED_HOSTS);
    expect(Object.keys(statuses).filter((status) => !["404", "503"].includes(status))).toEqual([]);
    expect(grown).toBeLessThan(2 * 1024 * 1024);
  });
});
