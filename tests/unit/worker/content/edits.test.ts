/** What an edit does to the copies of content. */

import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentCache, entry, failed, gives, gone, type Load, later, ok } from "#tests/support/content-cache.ts";

let content: ReturnType<typeof contentCache>;
beforeEach(() => {
  vi.useFakeTimers();
  content = contentCache();
});
afterEach(() => vi.useRealTimers());

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
      expect(copy?.editedAt).toBe(came.length > 0 ? editedAt : undefined);
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
