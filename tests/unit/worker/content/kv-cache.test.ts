import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "#app/operator/outcome.ts";
import { createKvCache, createKvMemory, type Entry, markOutdated } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/pages/render-facts.ts";

type Parts = { tenant: string; menu: string };

const failed: Outcome<string> = { ok: false, failure: { kind: "status", status: 500, detail: "" } };
const gone: Outcome<string> = { ok: false, failure: { kind: "status", status: 404, detail: "" } };
const ok = (data: string): Outcome<string> => ({ ok: true, data });

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
  return { key: `t:test:site:${entryNumber}`, freshSeconds, parts: ["tenant", "menu"], load };
}

const cacheOn = (store: KVNamespace) =>
  createKvCache({
    kv: store,
    memory: { ...createKvMemory(), jitter: 1 },
    log: () => undefined,
    facts: createFacts(),
    waitUntil: (work) => void background.push(work),
  });

async function settled(): Promise<void> {
  while (background.length > 0) await Promise.all(background.splice(0));
}

/** Backdates the stored copy. */
async function age(key: string, seconds: number): Promise<void> {
  const stored = (await kv.get(key, "json")) as { savedAt: number; gone: Record<string, number> };
  stored.savedAt -= seconds * 1000;
  for (const name of Object.keys(stored.gone)) stored.gone[name] = (stored.gone[name] ?? 0) - seconds * 1000;
  await kv.put(key, JSON.stringify(stored));
}

beforeEach(() => {
  background = [];
  entryNumber++;
  vi.useRealTimers();
});

describe("content in KV", () => {
  it("is loaded once, stored, and served from KV while it is fresh", async () => {
    const load = vi.fn(async () => ({ tenant: ok("a"), menu: ok("m") }));
    expect(await cacheOn(kv).read(entry(load))).toEqual({
      tenant: { status: "ok", data: "a" },
      menu: { status: "ok", data: "m" },
    });
    await settled();
    await cacheOn(kv).read(entry(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("past its maximal staleness is loaded first, and served stale only if the operator fails", async () => {
    const asked = (load: Entry<Parts>["load"]) => ({ ...entry(load), maxStaleSeconds: 300 });
    await cacheOn(kv).read(asked(async () => ({ tenant: ok("old"), menu: ok("m") })));
    await settled();
    const { key } = asked(async () => ({}));
    await age(key, 120);
    const newer = asked(async () => ({ tenant: ok("newer"), menu: ok("m") }));
    expect((await cacheOn(kv).read(newer)).tenant).toEqual({ status: "ok", data: "old" });
    await settled();
    await age(key, 301);
    const newest = asked(async () => ({ tenant: ok("newest"), menu: ok("m") }));
    expect((await cacheOn(kv).read(newest)).tenant).toEqual({ status: "ok", data: "newest" });
    await settled();
    await age(key, 301);
    const down = asked(async () => ({ tenant: failed, menu: failed }));
    expect((await cacheOn(kv).read(down)).tenant).toEqual({ status: "ok", data: "newest" });
  });

  it("is served stale at once and refreshed in the background", async () => {
    await cacheOn(kv).read(entry(async () => ({ tenant: ok("old"), menu: ok("m") })));
    await settled();
    await age(entry(async () => ({})).key, 120);
    const refreshed = entry(async () => ({ tenant: ok("new"), menu: ok("m") }));
    expect((await cacheOn(kv).read(refreshed)).tenant).toEqual({ status: "ok", data: "old" });
    await settled();
    expect((await cacheOn(kv).read(refreshed)).tenant).toEqual({ status: "ok", data: "new" });
  });

  it("survives a failing operator at any age, and the failure is never stored", async () => {
    await cacheOn(kv).read(entry(async () => ({ tenant: ok("good"), menu: ok("m") })));
    await settled();
    await age(entry(async () => ({})).key, 3600 * 24 * 365);
    const load = vi.fn(async () => ({ tenant: failed, menu: failed }));
    expect((await cacheOn(kv).read(entry(load))).tenant).toEqual({ status: "ok", data: "good" });
    await settled();
    expect((await cacheOn(kv).read(entry(load))).tenant).toEqual({ status: "ok", data: "good" });
    await settled();
    // The second read came too soon after the failure to try again.
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps the parts that were loaded and loads the failed ones again", async () => {
    const first = await cacheOn(kv).read(entry(async () => ({ tenant: ok("a"), menu: failed })));
    expect(first).toEqual({ tenant: { status: "ok", data: "a" }, menu: { status: "failed" } });
    await settled();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6_000 });
    const again = entry(async () => ({ tenant: ok("a"), menu: ok("m") }));
    expect((await cacheOn(kv).read(again)).menu).toEqual({ status: "failed" });
    await settled();
    expect((await cacheOn(kv).read(again)).menu).toEqual({ status: "ok", data: "m" });
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
    await cacheOn(kv).read(entry(async () => ({ tenant: ok("a"), menu: ok("m") })));
    await settled();
    const nowGone = entry(async () => ({ tenant: gone, menu: ok("m") }));
    await age(nowGone.key, 61);
    await cacheOn(kv).read(nowGone);
    await settled();
    expect((await cacheOn(kv).read(nowGone)).tenant).toEqual({ status: "ok", data: "a" });
    await settled();
    await age(nowGone.key, 61);
    await cacheOn(kv).read(nowGone);
    await settled();
    expect((await cacheOn(kv).read(nowGone)).tenant.status).not.toBe("ok");
  });

  it("marked outdated is loaded before it is served, and served stale if the operator fails", async () => {
    await cacheOn(kv).read(entry(async () => ({ tenant: ok("old"), menu: ok("m") })));
    await settled();
    await markOutdated(kv, entry(async () => ({})).key);
    const silent = entry(async () => ({ tenant: failed, menu: failed }));
    expect((await cacheOn(kv).read(silent)).tenant).toEqual({ status: "ok", data: "old" });
    await settled();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6_000 });
    const edited = entry(async () => ({ tenant: ok("new"), menu: ok("m") }));
    expect((await cacheOn(kv).read(edited)).tenant).toEqual({ status: "ok", data: "new" });
  });

  it("is read from KV once in ten seconds per isolate", async () => {
    let reads = 0;
    const counting = {
      ...kv,
      get: (...args: Parameters<typeof kv.get>) => (reads++, kv.get(...args)),
      put: kv.put.bind(kv),
    } as unknown as KVNamespace;
    const cache = cacheOn(counting);
    const same = entry(async () => ({ tenant: ok("a"), menu: ok("m") }));
    for (let n = 0; n < 5; n++) await cache.read(same);
    expect(reads).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 });
    await settled();
    await cache.read(same);
    expect(reads).toBe(2);
  });

  it.each(["not json", "5", "null", "{}", '{"v":99,"savedAt":1,"parts":{},"gone":{}}'])(
    "ignores the corrupt copy %s",
    async (value) => {
      const fresh = entry(async () => ({ tenant: ok("a"), menu: ok("m") }));
      await kv.put(fresh.key, value);
      expect((await cacheOn(kv).read(fresh)).tenant).toEqual({ status: "ok", data: "a" });
      await settled();
    },
  );

  it("is served without KV when KV fails", async () => {
    const broken = {
      get: () => Promise.reject(new Error("KV is down")),
      put: () => Promise.reject(new Error("KV is down")),
      delete: () => Promise.reject(new Error("KV is down")),
    } as unknown as KVNamespace;
    const read = await cacheOn(broken).read(entry(async () => ({ tenant: ok("a"), menu: ok("m") })));
    expect(read.tenant).toEqual({ status: "ok", data: "a" });
    await settled();
  });
});
