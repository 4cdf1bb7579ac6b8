import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "#worker/content/entry.ts";
import type { Answer, Envelope } from "#worker/content/envelope.ts";
import { createFailures } from "#worker/content/failures.ts";
import { createIsolateMemory, createKvCache } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

type Parts = { tenant: string; menu: string };

const failed: Answer<string> = { status: "failed" };
const gone: Answer<string> = { status: "missing" };
const ok = (data: string): Answer<string> => ({ status: "ok", data });

/** Remembered for longer than the copies. */
const failures = createFailures();
let miniflare: Miniflare;
let kv: KVNamespace;
let background: Promise<unknown>[] = [];
let entryNumber = 0;

beforeAll(async () => {
  const script = "export default {}";
  miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, kvNamespaces: ["KV"] }));
  kv = (await miniflare.getKVNamespace("KV")) as unknown as KVNamespace;
});
afterAll(() => miniflare.dispose());

/** A new key per test: failures and refreshes are remembered by key. */
function entry(load: Entry<Parts>["load"], freshSeconds = 60): Entry<Parts> & { load: typeof load } {
  return { key: `t:test:site:${entryNumber}`, policy: { freshSeconds }, parts: ["tenant", "menu"], load };
}

const cacheOn = (store: KVNamespace, facts = createFacts()) => {
  const memory = { ...createIsolateMemory(), failures, jitter: 1 };
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const cache = createKvCache({ kv: store, memory, log: () => undefined, facts, waitUntil });
  return { ...cache, read: async (asked: Entry<Parts>) => (await cache.read(asked)).parts };
};

async function settled(): Promise<void> {
  while (background.length > 0) await Promise.all(background.splice(0));
}

/** Stores a copy of both parts. */
async function store(tenant: string): Promise<void> {
  await cacheOn(kv).read(entry(async () => ({ tenant: ok(tenant), menu: ok("m") })));
  await settled();
}

/** Backdates the stored copy. */
async function age(key: string, seconds: number): Promise<void> {
  const stored = (await kv.get(key, "json")) as Envelope;
  for (const times of [stored.at, stored.gone]) {
    for (const name of Object.keys(times)) times[name] = (times[name] ?? 0) - seconds * 1000;
  }
  await kv.put(key, JSON.stringify(stored));
}

beforeEach(() => {
  background = [];
  entryNumber++;
  // On a busy machine KV takes longer than the cache waits for it.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => vi.useRealTimers());

describe("content in KV", () => {
  it("is loaded once, stored, and served from KV while it is fresh", async () => {
    const load = vi.fn(async () => ({ tenant: ok("a"), menu: ok("m") }));
    expect(await cacheOn(kv).read(entry(load))).toMatchObject({
      tenant: { status: "ok", data: "a" },
      menu: { status: "ok", data: "m" },
    });
    await settled();
    await cacheOn(kv).read(entry(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("past its maximal staleness is loaded first, and served stale only if the operator fails", async () => {
    const asked = (load: Entry<Parts>["load"]) => ({
      ...entry(load),
      policy: { freshSeconds: 60, maxStaleSeconds: 300 },
    });
    await cacheOn(kv).read(asked(async () => ({ tenant: ok("old"), menu: ok("m") })));
    await settled();
    const { key } = asked(async () => ({}));
    await age(key, 120);
    const newer = asked(async () => ({ tenant: ok("newer"), menu: ok("m") }));
    expect((await cacheOn(kv).read(newer)).tenant).toMatchObject({ status: "ok", data: "old" });
    await settled();
    await age(key, 301);
    const newest = asked(async () => ({ tenant: ok("newest"), menu: ok("m") }));
    expect((await cacheOn(kv).read(newest)).tenant).toMatchObject({ status: "ok", data: "newest" });
    await settled();
    await age(key, 301);
    const down = asked(async () => ({ tenant: failed, menu: failed }));
    const facts = createFacts();
    expect((await cacheOn(kv, facts).read(down)).tenant).toMatchObject({ status: "ok", data: "newest" });
    expect([facts.stale, facts.oldest, facts.oldest_s >= 301]).toEqual([1, key.split(":")[2], true]);
  });

  it("survives a failing operator at any age, and the failure is never stored", async () => {
    await store("good");
    await age(entry(async () => ({})).key, 3600 * 24 * 365);
    const load = vi.fn(async () => ({ tenant: failed, menu: failed }));
    expect((await cacheOn(kv).read(entry(load))).tenant).toMatchObject({ status: "ok", data: "good" });
    await settled();
    expect((await cacheOn(kv).read(entry(load))).tenant).toMatchObject({ status: "ok", data: "good" });
    await settled();
    // The second read came too soon after the failure to try again.
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps the parts that were loaded and loads the failed ones again", async () => {
    const first = await cacheOn(kv).read(entry(async () => ({ tenant: ok("a"), menu: failed })));
    expect(first).toMatchObject({ tenant: { status: "ok", data: "a" }, menu: { status: "failed" } });
    await settled();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + 6_000 });
    const load = vi.fn(async () => ({ menu: ok("m") }));
    const again = entry(load);
    expect((await cacheOn(kv).read(again)).menu).toEqual({ status: "failed" });
    await settled();
    expect((await cacheOn(kv).read(again)).menu).toMatchObject({ status: "ok", data: "m" });
    expect(load.mock.calls).toEqual([[["menu"], expect.anything(), false]]);
  });

  it("without a copy is failed or missing, stores nothing, and is not loaded again for a while", async () => {
    const load = vi.fn(async () => ({ tenant: failed, menu: failed }));
    const down = entry(load);
    expect((await cacheOn(kv).read(down)).tenant).toEqual({ status: "failed" });
    expect((await cacheOn(kv).read(down)).tenant).toEqual({ status: "failed" });
    expect(load).toHaveBeenCalledTimes(1);
    entryNumber++;
    const unknown = entry(async () => ({ tenant: gone }));
    expect((await cacheOn(kv).read(unknown)).tenant).toEqual({ status: "missing" });
    await settled();
    expect(await kv.get(down.key)).toBeNull();
    expect(await kv.get(unknown.key)).toBeNull();
  });

  it("is deleted only after two 404s a minute apart", async () => {
    await store("a");
    const nowGone = entry(async () => ({ tenant: gone, menu: ok("m") }));
    await age(nowGone.key, 61);
    await cacheOn(kv).read(nowGone);
    await settled();
    expect((await cacheOn(kv).read(nowGone)).tenant).toMatchObject({ status: "ok", data: "a" });
    await settled();
    await age(nowGone.key, 61);
    await cacheOn(kv).read(nowGone);
    await settled();
    expect((await cacheOn(kv).read(nowGone)).tenant).toEqual({ status: "missing" });
  });

  it("is deleted whole once the part is gone without which it is nothing", async () => {
    await store("a");
    const onMissing = vi.fn();
    const removed: Entry<Parts> = { ...entry(async () => ({ tenant: gone })), root: "tenant", onMissing };
    // The second and third read find it gone, a minute apart, and the fourth is told.
    for (const [index, status] of ["ok", "ok", "ok", "missing"].entries()) {
      expect((await cacheOn(kv).read(removed)).tenant.status).toBe(status);
      await settled();
      if (index < 2) await age(removed.key, 61);
      vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + (index < 2 ? 31_000 : 0) });
    }
    expect(await kv.get(removed.key)).toBeNull();
    expect(onMissing.mock.calls).toEqual([[false], [true]]);
  });

  it("older than a reported edit is loaded before it is served, and served stale if the operator fails", async () => {
    await store("old");
    const editedAt = Date.now() + 1;
    const silent = { ...entry(async () => ({ tenant: failed, menu: failed })), editedAt };
    expect((await cacheOn(kv).read(silent)).tenant).toMatchObject({ status: "ok", data: "old" });
    await settled();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + 61_000 });
    const load = vi.fn(async () => ({ tenant: ok("new"), menu: ok("m") }));
    const edited = { ...entry(load), editedAt };
    expect((await cacheOn(kv).read(edited)).tenant).toMatchObject({ status: "ok", data: "new" });
    await settled();
    await cacheOn(kv).read(edited);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("confirmed unchanged is not written, however often; sales are, before every reader has to load them first", async () => {
    const puts: string[] = [];
    const counting = {
      get: kv.get.bind(kv),
      put: (...args: Parameters<typeof kv.put>) => (puts.push(args[0]), kv.put(...args)),
    } as unknown as KVNamespace;
    const load = vi.fn(async () => ({ tenant: ok("a"), menu: ok("m") }));
    const edited = entry(load);
    await cacheOn(counting).read(edited);
    await settled();
    for (let n = 0; n < 5; n++) {
      await age(edited.key, 86_400);
      await cacheOn(counting).read(edited);
      await settled();
    }
    expect([load.mock.calls.length, puts.length]).toEqual([6, 1]);
    entryNumber++;
    const sales = { ...entry(load), policy: { freshSeconds: 60, maxStaleSeconds: 900 } };
    await cacheOn(counting).read(sales);
    await settled();
    for (const seconds of [400, 100]) {
      await age(sales.key, seconds);
      await cacheOn(counting).read(sales);
      await settled();
    }
    expect(puts.filter((key) => key === sales.key).length).toBe(2);
  });

  it("is read from KV once in ten seconds per isolate", async () => {
    let reads = 0;
    const counting = {
      ...kv,
      get: (...args: Parameters<typeof kv.get>) => (reads++, kv.get(...args)),
      put: kv.put.bind(kv),
    } as unknown as KVNamespace;
    await store("a");
    const cache = cacheOn(counting);
    const same = entry(async () => ({ tenant: ok("a"), menu: ok("m") }));
    for (let n = 0; n < 5; n++) await cache.read(same);
    expect(reads).toBe(1);
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + 11_000 });
    await settled();
    await cache.read(same);
    expect(reads).toBe(2);
  });
});
