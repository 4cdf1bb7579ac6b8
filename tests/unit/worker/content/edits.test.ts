/** What an edit does to the copies of content. */

import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry } from "#worker/content/entry.ts";
import type { Answer, Envelope } from "#worker/content/envelope.ts";
import { createIsolateMemory, createKvCache } from "#worker/content/kv-cache.ts";
import { createFacts } from "#worker/ops/render-facts.ts";

type Parts = { tenant: string; menu: string };

const failed: Answer<string> = { status: "failed" };
const gone: Answer<string> = { status: "missing" };
const ok = (data: string): Answer<string> => ({ status: "ok", data });

let stored = new Map<string, string>();
const kv = {
  get: async (key: string) => stored.get(key) ?? null,
  put: async (key: string, value: string) => void stored.set(key, value),
  delete: async (key: string) => stored.delete(key),
} as unknown as KVNamespace;
const copyOf = ({ key }: Entry<Parts>) => JSON.parse(stored.get(key) ?? "null") as Envelope;

/** An isolate that has seen nothing yet. */
function freshCache() {
  const memory = { ...createIsolateMemory(), jitter: 1 };
  return createKvCache({ kv, memory, facts: createFacts(), log: () => undefined, waitUntil: () => undefined });
}

function entry(load: Entry<Parts>["load"]): Entry<Parts> {
  return { key: "t:test:site", policy: { freshSeconds: 60 }, parts: ["tenant", "menu"], root: "tenant", load };
}

async function store(tenant: string): Promise<void> {
  await freshCache().read(entry(async () => ({ tenant: ok(tenant), menu: ok("m") })));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("an entry is taken part by part after an edit, whatever the operator says of the others, who keep their copies", async () => {
  const answer = fc.constantFrom(ok("new"), failed, gone);
  await fc.assert(
    fc.asyncProperty(fc.record({ tenant: answer, menu: answer }), async (answers) => {
      stored.clear();
      await store("old");
      const editedAt = Date.now() + 60_000;
      vi.setSystemTime(editedAt + 1);
      const names = ["tenant", "menu"] as const;
      const came = names.filter((part) => answers[part].status === "ok");
      const late = names.filter((part) => !came.includes(part));
      const { confirmed, waiting } = await freshCache().reload(
        entry(async () => answers),
        editedAt,
      );
      expect([confirmed, Object.keys(waiting)]).toEqual([came, late]);
      const copy = copyOf(entry(async () => ({})));
      expect(copy.parts).toEqual({
        tenant: came.includes("tenant") ? "new" : "old",
        menu: came.includes("menu") ? "new" : "m",
      });
      // What nobody has answered since the edit is no reason to load the tenant's other content.
      expect(copy.editedAt).toBe(came.length > 0 ? editedAt : undefined);
      // The next look asks for the others alone, and a second 404 counts after a minute.
      vi.setSystemTime(editedAt + 61_000);
      const load = vi.fn<Entry<Parts>["load"]>(async () => ({ tenant: ok("newer"), menu: gone }));
      await freshCache().reload(entry(load), editedAt);
      expect(load.mock.calls.map(([due]) => due)).toEqual(late.length > 0 ? [late] : []);
      const isGone = answers.menu.status === "missing";
      expect(copyOf(entry(load)).parts.menu).toBe(isGone ? undefined : copy.parts.menu);
    }),
    { numRuns: 20 },
  );
});

it("an entry of a host that the operator does not know is not stored after an edit", async () => {
  const unknown = entry(async () => ({ tenant: gone }));
  const nothing = { isMissing: true, confirmed: [], waiting: {}, isNew: false };
  expect(await freshCache().reload(unknown, 5)).toEqual(nothing);
  expect(stored.size).toBe(0);
});

it("an entry that has changed without a notice is an edit of the tenant", async () => {
  async function editAfterView(tenant: string): Promise<number> {
    vi.advanceTimersByTime(120_000);
    await freshCache().read({ ...entry(async () => ({ tenant: ok(tenant), menu: ok("m") })), marksEdits: true });
    await vi.advanceTimersByTimeAsync(0);
    return copyOf(entry(async () => ({}))).editedAt ?? 0;
  }
  const first = await editAfterView("a");
  expect(await editAfterView("a")).toBe(first);
  expect(await editAfterView("b")).toBeGreaterThan(first);
});
