/** Costs of one request on the platform (docs/threats.md T24): subrequests, connections at once, KV reads, memory. */

import { afterEach, describe, expect, it } from "vitest";
import { expectWithinBudget } from "#tests/support/budgets.ts";
import { startCaptureServer } from "#tests/support/capture-server.ts";
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
/** The site, two of a page, and for cards the seats of two months and the dates ahead. */
const MAX_KV_READS = 6;
/** The heap is measured by `npm run bench:soak` only: it takes minutes. What bounds it: ttl-map.test.ts. */
const IS_SOAK = import.meta.env.MODE === "soak";
/** Addresses that fill what caches may hold in any case, then those that must not add to it. */
const FILLING = 10_000;
const INVENTED_ADDRESSES = 200_000;
/** The soak takes as long as the machine needs; 0 is no limit. */
const TIMEOUT_MS = IS_SOAK ? 0 : 180_000;
/** Few, so that a busy machine answers late rather than not at all. */
const VISITORS = 4;
/** Every day of these is asked for. */
const MONTHS = IS_SOAK ? 12 : 1;
/** Hosts that fill what is remembered of hosts, then those that must not add to it. */
const FILLING_HOSTS = 2_500;
const INVENTED_HOSTS = 10_000;
const MAX_BYTES_PER_ADDRESS = 1_400;

/** Seats of tours on cards are asked in bounded rounds behind the page (worker/content/availability-rounds.ts). */
const isOfRound = (path: string) => path.endsWith("/sales-dates");

let stack: TestStack | TappedStack;
afterEach(() => stack.stop());

describe("one page", () => {
  it("cold costs at most 8 calls and a round for the seats on its cards, 6 at once", async () => {
    const tapped = await startTappedStack();
    stack = tapped;
    const hosts = ["localhost", "canyon.localhost", "vegas.localhost"];
    for (const [index, path] of TEMPLATES.entries()) {
      tapped.tap.calls.length = 0;
      expect((await stack.get(path, { host: hosts[index % 3] ?? "localhost" })).status, path).toBe(200);
      const calls = tapped.tap.calls.filter((call) => !isOfRound(call.path.split("?")[0] ?? ""));
      expectWithinBudget("calls of a page", calls.length, path);
      await expect.poll(() => tapped.tap.openRequests()).toBe(0);
    }
    expect(tapped.tap.mostAtOnce()).toBeLessThanOrEqual(MAX_AT_ONCE);
  });

  it("a sitemap of 120 tours costs at most 50 calls a view, and has them all in the end", async () => {
    const operator = await startCaptureServer();
    const tours = Array.from({ length: 120 }, (_, n) => ({ id: n + 1, title: `Tour ${n + 1}`, url: `/tour/t-${n}` }));
    operator.answer(({ url }, response) => {
      const id = /\/detail\/(\d+)$/.exec(url)?.[1];
      const own = id === undefined ? {} : { id: Number(id), title: `Tour ${id}` };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data: url === "/api/office/our-tours" ? tours : own }));
    });
    stack = await startTestStack({ vars: { API_BASE_URL: operator.origin } });
    try {
      let listed = 0;
      for (let view = 0; view < 10 && listed < tours.length; view += 1) {
        operator.seen.length = 0;
        const { status, body } = await stack.get("/sitemap.xml");
        expect(status).toBe(200);
        expect(operator.seen.length).toBeLessThanOrEqual(50);
        listed = body.match(/\/tours\/\d+</g)?.length ?? 0;
      }
      expect(listed).toBe(tours.length);
    } finally {
      await operator.stop();
    }
  });

  it("warm costs nothing from the cache, and rendered no call and few reads of KV", async () => {
    stack = await startTestStack({ arrange: withFaultyKv });
    const paths = ["/", "/faq", "/our-tours"];
    const states = async () =>
      (await Promise.all(paths.map((path) => stack.get(path)))).map((answer) => cacheOf(answer));
    await expect.poll(states).toEqual(paths.map(() => "hit"));
    await setKvFault(stack.site, "none");
    expect(await states()).toEqual(paths.map(() => "hit"));
    expect((await kvCounts(stack.site)).get).toBe(0);
    // A new isolate remembers nothing, and a new version's cache is empty.
    await stack.site.restart();
    await stack.forgetCalls();
    for (const path of paths) {
      await setKvFault(stack.site, "none");
      expect(cacheOf(await stack.get(path)), path).toBe("miss");
      expect((await kvCounts(stack.site)).get, path).toBeLessThanOrEqual(MAX_KV_READS);
    }
    expect((await stack.operatorCalls()).filter(({ path }) => !isOfRound(path))).toEqual([]);
  });
});

describe("the links of a calendar", () => {
  it("leave a bounded number of keys, all of which KV deletes by itself", async () => {
    stack = await startTestStack({ vars: { LOG_SAMPLE: "0" } });
    // Whole months, whatever day today is.
    const months = Array.from({ length: MONTHS }, (_, n) => monthFromNow(n + 1));
    for (const month of months) {
      expect((await stack.get(`/tours/121?month=${month}`)).status).toBe(200);
      const days = Array.from({ length: 31 }, (_, n) => `${month}-${String(n + 1).padStart(2, "0")}`);
      await Promise.all(days.map((date) => stack.get(`/tours/121?month=${month}&date=${date}`)));
    }
    const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
    const keysOf = async () => {
      const first = await kv.list({ prefix: "t:localhost:" });
      return first.keys;
    };
    // Most days have a key; on a busy machine some of so many simultaneous calls come too late to be stored.
    await expect.poll(async () => (await keysOf()).length).toBeGreaterThan(15 * MONTHS);
    const dated = (await keysOf()).filter(({ name }) => /:(?:sales-dates|departures):/.test(name));
    // One for each month, and one for each day a link of the calendar leads to.
    expect(dated.length).toBeLessThanOrEqual(MONTHS + 1 + 31 * MONTHS);
    const inTwoDays = Date.now() / 1_000 + 172_800;
    for (const { name, expiration } of dated) expect(expiration, name).toBeLessThanOrEqual(inTwoDays);
    expect((await keysOf()).length - dated.length).toBeLessThanOrEqual(5);
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
