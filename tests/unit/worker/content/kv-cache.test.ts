/** Content in KV, also when the operator fails, when KV is slow, hanging or full, and after an edit. */

import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import {
  contentCache,
  DATED,
  entry,
  failed,
  fails,
  gives,
  gone,
  type Load,
  later,
  never,
  ok,
} from "#tests/support/content-cache.ts";
import { createIsolateMemory } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

let content: ReturnType<typeof contentCache>;
beforeEach(() => {
  vi.useFakeTimers();
  content = contentCache();
});

const MINUTE = 61_000;

it("content in KV keeps the parts that were loaded, and loads in the background those that failed or were never asked for", async () => {
  for (const [first, more] of [
    [async () => ({ tenant: ok("a"), menu: failed }), {}],
    [async () => ({ tenant: ok("a") }), { parts: ["tenant"] }],
  ] satisfies [Load, object][]) {
    content = contentCache();
    await content.seen(first, more as Parameters<typeof content.seen>[1]);
    await later(6_000);
    const load = vi.fn<Load>(async () => ({ menu: ok("m") }));
    const shown = [await content.seen(load), await content.seen(load), await content.seen(load)];
    expect(shown).toEqual(["a failed", "a m", "a m"]);
    expect(load.mock.calls).toEqual([[["menu"], expect.anything(), false]]);
  }
});

it("content in KV is waited for where a copy lacks it and old ones will not do", async () => {
  await content.seen(async () => ({ tenant: ok("a") }), { ...DATED, parts: ["tenant"] });
  expect(await content.seen(async () => ({ menu: ok("m") }), DATED)).toBe("a m");
});

it("content in KV is waited for once where it fails slowly, and then tried again in the background, alone", async () => {
  let takesLong: Promise<unknown> = Promise.resolve();
  const load = vi.fn<Load>(async (due) => {
    await takesLong;
    return { ...(due.includes("tenant") && { tenant: ok("a") }), menu: failed };
  });
  await content.seen(load, DATED);
  takesLong = never();
  for (const seconds of [1, 6, 6, 30]) {
    await later(seconds * 1_000);
    expect(await content.request().shown(entry(load, DATED))).toBe("a failed");
  }
  expect(load.mock.calls.map(([due]) => due)).toEqual([["tenant", "menu"], ["menu"]]);
});

it("content in KV without a copy is failed or missing, stores nothing, and is not loaded again for a while", async () => {
  const down = fails();
  const unknown = vi.fn<Load>(async () => ({ tenant: gone }));
  for (let view = 0; view < 2; view++) {
    expect(await content.seen(down)).toBe("failed failed");
    expect(await content.seen(unknown, { key: "t:unknown:site", parts: ["tenant"] })).toBe("missing");
  }
  expect([down.mock.calls.length, unknown.mock.calls.length, content.stored.size]).toEqual([1, 1, 0]);
});

it("content in KV is deleted only after two 404s a minute apart, and whole once the part is gone without which it is nothing", async () => {
  for (const root of [undefined, "tenant"] as const) {
    content = contentCache();
    await content.seen(gives("a"));
    const onMissing = vi.fn();
    const removed: Load = async () => ({ tenant: gone, menu: ok("m") });
    const shown: string[] = [];
    for (const ms of [MINUTE, 0, MINUTE, 0]) {
      await later(ms);
      shown.push(await content.seen(removed, { root, onMissing }));
    }
    expect(shown.map((text) => text.split(" ")[0])).toEqual(["a", "a", "a", "missing"]);
    expect(content.copy()?.parts).toEqual(root === undefined ? { menu: "m" } : undefined);
    expect(onMissing.mock.calls).toEqual(root === undefined ? [] : [[false], [true]]);
  }
});

it("concurrent requests never wait for KV while they keep coming: one of them reads the copy again before memory forgets it", async () => {
  await content.seen(gives("old"));
  const isolate = content.isolate();
  const load = gives("not loaded");
  const get = vi.fn(async () => content.stored.get("t:test:site") ?? null);
  const seen: string[] = [];
  for (let tenth = 0; tenth <= 210; tenth++) {
    await later(100);
    const isSilent = tenth > 190;
    seen.push(await content.request(isolate, { get: isSilent ? never : get }).shown(entry(load)));
    if (tenth === 100)
      for (const [key, value] of content.stored) content.stored.set(key, value.replace("old", "edited"));
    if (!isSilent) await content.settled();
  }
  expect(get).toHaveBeenCalledTimes(3);
  expect([seen.length, new Set(seen), load.mock.calls.length]).toEqual([211, new Set(["old m", "edited m"]), 0]);
  expect(seen.indexOf("edited m")).toBeLessThan(190);
});

it("concurrent requests recover from a hanging leader: one follower loads the entry for all", async () => {
  const load = vi.fn<Load>(gives("from the second leader")).mockImplementationOnce(never);
  const isolate = content.isolate();
  void content.request(isolate).shown(entry(load));
  await later(20);
  const reads = Promise.all(Array.from({ length: 50 }, () => content.request(isolate).shown(entry(load))));
  await later(4_100);
  expect(new Set(await reads)).toEqual(new Set(["from the second leader m"]));
  expect(load).toHaveBeenCalledTimes(2);
});

it("a reader goes without when its time is over; what comes later is stored for the next one", async () => {
  const load = vi.fn<Load>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return { tenant: ok("late"), menu: ok("m") };
  });
  const isolate = content.isolate();
  const facts = createFacts();
  const impatient = content.request(isolate, {}, facts).shown(entry(load, { waitMs: 2_700 }));
  await later(2_800);
  expect(await impatient).toBe("failed failed");
  expect(facts).toMatchObject({ up_calls: 1, up_status: 0 });
  const next = content.request(isolate).shown(entry(load, { waitMs: 2_700 }));
  await later(300);
  expect(await next).toBe("late m");
  await content.settled();
  expect([load.mock.calls.length, content.puts.length]).toEqual([1, 1]);
  // A copy that should be loaded again is better than none.
  await later(3_600_000);
  const old = content.request(isolate).shown(entry(load, { ...DATED, waitMs: 100 }));
  await later(400);
  expect(await old).toBe("late m");
  // Nobody waits any more: nothing is loaded.
  expect(await content.request(isolate).shown(entry(load, { key: "t:other:site", waitMs: 0 }))).toBe("failed failed");
  expect(load).toHaveBeenCalledTimes(2);
});

it("failing KV that hangs costs a request 200 ms once, and memory still works", async () => {
  const isolate = content.isolate();
  const request = content.request(isolate, { get: never });
  const first = request.shown(entry(gives("a")));
  await later(200);
  expect(await first).toBe("a m");
  // No timer runs now: the second read does not wait for KV.
  await request.shown(entry(gives("a"), { key: "t:other:site" }));
  const load = gives("not loaded");
  expect(await content.request(isolate, { get: never }).shown(entry(load))).toBe("a m");
  expect(load).not.toHaveBeenCalled();
});

it("failing KV does not let a partial answer replace a copy that could not be read", async () => {
  await content.seen(gives("stored"));
  const unread = { get: () => Promise.reject(new Error("KV GET failed: 500")) };
  const half: Load = async () => ({ tenant: ok("new"), menu: failed });
  expect(await content.request(undefined, unread).shown(entry(half))).toBe("new failed");
  await vi.runAllTimersAsync();
  expect(content.puts).toHaveLength(1);
  await later(6_000);
  await content.request(undefined, unread).shown(entry(gives("new")));
  await content.settled();
  expect(content.puts).toHaveLength(2);
});

it("writes are skipped while nothing changes, and the copy stays fresh in this isolate", async () => {
  const isolate = content.isolate();
  const load = gives("a");
  const read = async (ms: number) => {
    await later(ms);
    await content.request(isolate).shown(entry(load));
    await content.settled();
    return load.mock.calls.length;
  };
  await read(0);
  // Memory has expired: the old copy in KV is read again, and counts as confirmed.
  for (let minute = 1; minute <= 9; minute++)
    expect([await read(MINUTE), await read(20_000)]).toEqual([minute + 1, minute + 1]);
  expect(content.puts).toHaveLength(1);
  load.mockImplementation(gives("edited"));
  await read(MINUTE);
  expect(content.puts).toEqual([expect.anything(), expect.stringContaining("edited")]);
});

it("writes of dates are made before every reader has to load them first, though nothing changed", async () => {
  for (const ms of [0, 100_000, 100_000]) {
    await later(ms);
    await content.seen(gives("a"), DATED);
  }
  expect(content.puts).toHaveLength(2);
});

it("isolates refresh an entry of one minute at different ages, 48 to 72 s", () => {
  const jitters = Array.from({ length: 200 }, () => {
    const isolate = createIsolateMemory();
    content.request(isolate);
    return isolate.jitter;
  });
  expect(Math.min(...jitters)).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...jitters)).toBeLessThanOrEqual(1.2);
  expect(Math.max(...jitters) - Math.min(...jitters)).toBeGreaterThan(0.2);
});

it("an entry is taken part by part after an edit, whatever the operator says of the others, who keep their copies", async () => {
  const answer = fc.constantFrom(ok("new"), failed, gone);
  await fc.assert(
    fc.asyncProperty(fc.record({ tenant: answer, menu: answer }), async (answers) => {
      content = contentCache();
      await content.seen(gives("old"));
      const editedAt = Date.now() + 60_000;
      vi.setSystemTime(editedAt + 1);
      const names = ["tenant", "menu"] as const;
      const came = names.filter((part) => answers[part].status === "ok");
      const late = names.filter((part) => !came.includes(part));
      const { confirmed, waiting } = await content.request().reload(
        entry(async () => answers),
        editedAt,
      );
      expect([confirmed, Object.keys(waiting)]).toEqual([came, late]);
      const copy = content.copy();
      expect(copy?.parts).toEqual({
        tenant: came.includes("tenant") ? "new" : "old",
        menu: came.includes("menu") ? "new" : "m",
      });
      // What nobody has answered since the edit is no reason to load the tenant's other content.
      expect(copy?.editedAt).toBe(came.length > 0 ? editedAt + 1 : undefined);
      // Two 404s within a minute take nothing away.
      vi.setSystemTime(editedAt + 30_000);
      const lacking = entry(async () => ({ menu: gone }));
      await content.request().reload(lacking, editedAt);
      expect(content.copy()?.parts.menu).toBe(copy?.parts.menu);
      // The next look asks for the others alone, and a second 404 counts after a minute.
      vi.setSystemTime(editedAt + 61_000);
      const load = vi.fn<Load>(async () => ({ tenant: ok("newer"), menu: gone }));
      await content.request().reload(entry(load), editedAt);
      expect(load.mock.calls.map(([due]) => due)).toEqual(late.length > 0 ? [late] : []);
      const isGone = answers.menu.status === "missing";
      expect(content.copy()?.parts.menu).toBe(isGone ? undefined : copy?.parts.menu);
    }),
    { numRuns: 20 },
  );
});

it("a look at an edit does not take back the mark of a later one, which this location may not see for a minute", async () => {
  const earlier = Date.now();
  await content.seen(gives("old"));
  const later = earlier + 62_000;
  vi.setSystemTime(later + 10_000);
  await content.request().reload(entry(gives("new")), earlier);
  expect(content.copy()?.editedAt).toBeGreaterThan(later);
});

it("an entry of a host that the operator does not know is not stored after an edit", async () => {
  const unknown = entry(async () => ({ tenant: gone }), { root: "tenant" });
  const nothing = { isMissing: true, confirmed: [], waiting: {}, isNew: false };
  expect(await content.request().reload(unknown, 5)).toEqual(nothing);
  expect(content.stored.size).toBe(0);
});

it("an entry that has changed without a notice is an edit of the tenant", async () => {
  const edits = [];
  for (const tenant of ["a", "a", "b"]) {
    await later(120_000);
    await content.seen(gives(tenant), { marksEdits: true });
    edits.push(content.copy()?.editedAt ?? 0);
  }
  const [first = 0, same, second] = edits;
  expect(same).toBe(first);
  expect(second).toBeGreaterThan(first);
});
