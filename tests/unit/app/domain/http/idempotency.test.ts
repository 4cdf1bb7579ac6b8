import { expect, it } from "vitest";
import { IDEMPOTENCY_KEY, WriteKeys } from "#app/domain/http/idempotency.ts";

it("a write repeats its key until its outcome is known; other writes have their own", () => {
  const keys = new WriteKeys();
  const first = keys.keyFor("room 1");
  expect(first).toMatch(IDEMPOTENCY_KEY);
  // RFC 8941 3.3.3: a string in quotes.
  expect(first).toMatch(/^"[0-9a-f]{32}"$/);
  const other = keys.keyFor("room 2");
  expect(keys.keyFor("room 1")).toBe(first);
  keys.settle("room 1");
  expect(keys.keyFor("room 2")).toBe(other);
  expect(new Set([first, other, keys.keyFor("room 1")]).size).toBe(3);
});
