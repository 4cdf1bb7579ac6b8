/** The content cache when KV is slow, hanging or full, and under concurrent requests. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "#worker/content/entry.ts";
import type { Answer } from "#worker/content/envelope.ts";
import { createIsolateMemory, createKvCache, type IsolateMemory } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

type Parts = { a: string; b: string };
type Put = [key: string, value: string];

const ok = (data: string): Answer<string> => ({ status: "ok", data });
const failed: Answer<string> = { status: "failed" };
const never = () => new Promise<never>(() => undefined);

let entryNumber = 0;
let stored: Map<string, string>;
let puts: Put[];
let background: Promise<unknown>[];

/** KV in a map, with some methods replaced. */
function kvWith(methods: Partial<Record<"get" | "put", () => Promise<unknown>>> = {}): KVNamespace {
  return {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, value: string) => {
      puts.push([key, value]);
      stored.set(key, value);
    },
    delete: async (key: string) => stored.delete(key),
    ...methods,
  } as unknown as KVNamespace;
}

/** Remembered for longer than the copies. */
let { failures, inFlight } = createIsolateMemory();
const memory = (): IsolateMemory => ({ ...createIsolateMemory(), failures, inFlight, jitter: 1 });
const cacheOn = (kv: KVNamespace, remembered = memory(), facts = createFacts()) => {
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const cache = createKvCache({ kv, memory: remembered, facts, log: () => undefined, waitUntil });
  return { ...cache, read: async (asked: Entry<Parts>) => (await cache.read(asked)).parts };
};
const entry = (load: Entry<Parts>["load"]): Entry<Parts> => ({
  key: `t:outage:site:${entryNumber}`,
  policy: { freshSeconds: 60 },
  parts: ["a", "b"],
  load,
});
const good =
  (a = "a") =>
  async () => ({ a: ok(a), b: ok("b") });

async function settled(): Promise<void> {
  while (background.length > 0) await Promise.all(background.splice(0));
}
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  entryNumber += 1;
  stored = new Map();
  puts = [];
  background = [];
  ({ failures, inFlight } = createIsolateMemory());
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

describe("concurrent requests", () => {
  it("for an entry without a copy make one call and one write", async () => {
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { a: ok("a"), b: ok("b") };
    });
    const shared = memory();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => cacheOn(kvWith(), shared).read(entry(load))));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(puts).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.a).toMatchObject({ status: "ok", data: "a" });
  });

  it("for parts that a copy lacks refresh it in the background, once, before it is old", async () => {
    await cacheOn(kvWith()).read({ ...entry(async () => ({ a: ok("a") })), parts: ["a"] });
    await settled();
    const load = vi.fn(async () => ({ b: ok("b") }));
    const more = entry(load);
    for (const b of [{ status: "failed" }, { data: "b" }, { data: "b" }]) {
      // oxlint-disable-next-line no-await-in-loop -- one request follows the other
      expect(await cacheOn(kvWith()).read(more)).toMatchObject({ a: { data: "a" }, b });
      // oxlint-disable-next-line no-await-in-loop
      await settled();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("wait for parts that a copy lacks where old ones will not do", async () => {
    const policy = { freshSeconds: 60, maxStaleSeconds: 900 };
    await cacheOn(kvWith()).read({ ...entry(async () => ({ a: ok("a") })), parts: ["a"], policy });
    await settled();
    const dated = { ...entry(async () => ({ b: ok("b") })), policy };
    expect(await cacheOn(kvWith()).read(dated)).toMatchObject({ a: { data: "a" }, b: { data: "b" } });
  });

  it("wait once for a part that fails slowly, which is then tried again in the background, alone", async () => {
    const asked: (readonly string[])[] = [];
    let takesLong: Promise<unknown> = Promise.resolve();
    const load: Entry<Parts>["load"] = async (due) => {
      asked.push(due);
      await takesLong;
      return { ...(due.includes("a") && { a: ok("a") }), b: failed };
    };
    const dated = { ...entry(load), policy: { freshSeconds: 60, maxStaleSeconds: 900 } };
    await cacheOn(kvWith()).read(dated);
    await settled();
    takesLong = never();
    for (const seconds of [1, 6, 6, 30]) {
      later(seconds * 1_000);
      // oxlint-disable-next-line no-await-in-loop -- one request follows the other
      expect(await cacheOn(kvWith()).read(dated)).toMatchObject({ a: { data: "a" }, b: { status: "failed" } });
    }
    expect(asked).toEqual([["a", "b"], ["b"]]);
    background = [];
  });

  it("never wait for KV while they keep coming: one of them reads the copy again before memory forgets it", async () => {
    await cacheOn(kvWith()).read(entry(good("old")));
    await settled();
    const shared = memory();
    const load = vi.fn(good("not loaded"));
    const get = vi.fn(async () => [...stored.values()][0] ?? null);
    const seen: unknown[] = [];
    for (let tenth = 0; tenth <= 210; tenth++) {
      later(100);
      const isSilent = tenth > 190;
      // oxlint-disable-next-line no-await-in-loop -- one request follows the other
      const { a } = await cacheOn(kvWith({ get: isSilent ? never : get }), shared).read(entry(load));
      if (a.status === "ok") seen.push(a.data);
      if (tenth === 100) for (const [key, value] of stored) stored.set(key, value.replace('"old"', '"edited"'));
      // oxlint-disable-next-line no-await-in-loop
      if (!isSilent) await settled();
    }
    background = [];
    expect(get).toHaveBeenCalledTimes(3);
    expect([seen.length, seen.indexOf("edited") < 190, load.mock.calls.length]).toEqual([211, true, 0]);
  });

  it("recover from a hanging leader: one follower loads the entry for all", async () => {
    let asked = 0;
    const load = () => {
      asked += 1;
      return asked === 1 ? never() : good("from the second leader")();
    };
    const shared = memory();
    vi.useFakeTimers();
    void cacheOn(kvWith(), shared).read(entry(load));
    await vi.advanceTimersByTimeAsync(20);
    const reads = Promise.all(Array.from({ length: 50 }, () => cacheOn(kvWith(), shared).read(entry(load))));
    await vi.advanceTimersByTimeAsync(4_100);
    const answers = await reads;
    expect(asked).toBe(2);
    for (const { a } of answers) expect(a).toMatchObject({ status: "ok", data: "from the second leader" });
    background = [];
  });
});

it("a reader goes without when its time is over; what comes later is stored for the next one", async () => {
  const load = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return { a: ok("late"), b: ok("late") };
  });
  const shared = memory();
  const facts = createFacts();
  vi.useFakeTimers();
  const impatient = cacheOn(kvWith(), shared, facts).read({ ...entry(load), waitMs: 2_700 });
  await vi.advanceTimersByTimeAsync(2_800);
  expect((await impatient).a).toEqual({ status: "failed" });
  expect(facts).toMatchObject({ up_calls: 1, up_status: 0 });
  const next = cacheOn(kvWith(), shared).read({ ...entry(load), waitMs: 2_700 });
  await vi.advanceTimersByTimeAsync(300);
  expect((await next).a).toMatchObject({ status: "ok", data: "late" });
  await vi.runAllTimersAsync();
  await settled();
  expect(puts).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
  // A copy that should be loaded again is better than none.
  later(3_600_000);
  const dated = { ...entry(load), policy: { freshSeconds: 60, maxStaleSeconds: 900 }, waitMs: 100 };
  const old = cacheOn(kvWith(), shared).read(dated);
  await vi.advanceTimersByTimeAsync(400);
  expect((await old).a).toMatchObject({ status: "ok", data: "late" });
  // Nobody waits any more: nothing is loaded.
  entryNumber += 1;
  expect((await cacheOn(kvWith(), shared).read({ ...entry(load), waitMs: 0 })).a).toEqual({ status: "failed" });
  expect(load).toHaveBeenCalledTimes(2);
  background = [];
});

describe("failing KV", () => {
  it("that hangs costs a request 200 ms once, and memory still works", async () => {
    const silent = kvWith({ get: never });
    const shared = memory();
    const facts = createFacts();
    const cache = cacheOn(silent, shared, facts);
    vi.useFakeTimers();
    const first = cache.read(entry(good()));
    await vi.advanceTimersByTimeAsync(200);
    expect((await first).a).toMatchObject({ status: "ok", data: "a" });
    entryNumber += 1;
    // No timer runs now: the second read does not wait for KV.
    await cache.read(entry(good()));
    entryNumber -= 1;
    const load = vi.fn(good("not loaded"));
    expect((await cacheOn(silent, shared).read(entry(load))).a).toMatchObject({ status: "ok", data: "a" });
    expect(load).not.toHaveBeenCalled();
  });

  it("does not let a partial answer replace a copy that could not be read", async () => {
    await cacheOn(kvWith()).read(entry(good("stored")));
    await settled();
    puts = [];
    const half = async () => ({ a: ok("new"), b: failed });
    const unread = kvWith({ get: () => Promise.reject(new Error("KV GET failed: 500")) });
    vi.useFakeTimers();
    expect((await cacheOn(unread).read(entry(half))).a).toMatchObject({ status: "ok", data: "new" });
    await vi.runAllTimersAsync();
    await settled();
    expect(puts).toEqual([]);
    later(6_000);
    await cacheOn(unread).read(entry(good("new")));
    await settled();
    expect(puts).toHaveLength(1);
  });
});

describe("writes", () => {
  it("are skipped while nothing changes, and the copy stays fresh in this isolate", async () => {
    const shared = memory();
    const load = vi.fn(good());
    const read = async () => {
      await cacheOn(kvWith(), shared).read(entry(load));
      await settled();
    };
    await read();
    for (let minute = 1; minute <= 9; minute++) {
      later(61_000);
      // Memory has expired: the old copy in KV is read again, and counts as confirmed.
      await read();
      expect(load).toHaveBeenCalledTimes(minute + 1);
      later(20_000);
      await read();
      expect(load).toHaveBeenCalledTimes(minute + 1);
    }
    expect(puts).toHaveLength(1);
    later(61_000);
    load.mockImplementation(good("edited"));
    await read();
    expect(puts).toHaveLength(2);
    expect(puts[1]?.[1]).toContain("edited");
  });
});

it("isolates refresh an entry of one minute at different ages, 48 to 72 s", async () => {
  const jitters = Array.from({ length: 200 }, () => {
    const shared = createIsolateMemory();
    cacheOn(kvWith(), shared);
    return shared.jitter;
  });
  expect(Math.min(...jitters)).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...jitters)).toBeLessThanOrEqual(1.2);
  expect(Math.max(...jitters) - Math.min(...jitters)).toBeGreaterThan(0.2);
});
