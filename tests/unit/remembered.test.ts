/** What the stand-in keeps of its database in memory. */

import { expect, it } from "vitest";
import { remembered } from "#tests/stand-in/remembered.ts";

/** No query is made of it here. */
const db = {} as D1Database;

function counter() {
  let stored = 1;
  let reads = 0;
  return {
    store: (value: number) => Promise.resolve().then(() => void (stored = value)),
    reads: () => reads,
    read: async () => {
      reads += 1;
      const value = stored;
      await new Promise(setImmediate);
      return value;
    },
  };
}

it("reads once, and again after a change", async () => {
  const { read, reads, store } = counter();
  const value = remembered(read);
  expect([await value.get(db), await value.get(db), reads()]).toEqual([1, 1, 1]);
  await value.changed(store(2));
  expect([await value.get(db), await value.get(db), reads()]).toEqual([2, 2, 2]);
});

it("does not keep what was read while it was changed", async () => {
  const { read, store } = counter();
  const value = remembered(read);
  const early = value.get(db);
  await value.changed(store(2));
  expect([await early, await value.get(db)]).toEqual([1, 2]);
});

it("reads again after a change that failed, which may have been made", async () => {
  const { read, store } = counter();
  const value = remembered(read);
  await value.get(db);
  const failed = store(2).then(() => Promise.reject(new Error("connection lost")));
  await expect(value.changed(failed)).rejects.toThrow("connection lost");
  expect(await value.get(db)).toBe(2);
});
