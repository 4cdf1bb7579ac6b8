import { describe, expect, it } from "vitest";
import { type Envelope, needsWrite, readEnvelope } from "#worker/content/envelope.ts";

const entry = (change: Partial<Envelope> = {}): Envelope => ({
  v: 3,
  savedAt: 1,
  parts: { a: 1 },
  at: { a: 1_000 },
  gone: {},
  ...change,
});

describe("a stored entry", () => {
  it("is readable in this version and the previous one only", () => {
    expect([0, 1, 2, 3, 99].filter((v) => readEnvelope(entry({ v }), 2) !== null)).toEqual([1, 2]);
  });

  it.each([
    null,
    "text",
    5,
    [],
    {},
    { v: 3 },
    { ...entry(), savedAt: "1" },
    { ...entry(), savedAt: Number.NaN },
    { ...entry(), parts: [] },
    { ...entry(), parts: null },
    { ...entry(), gone: [] },
    { ...entry(), at: undefined },
  ])("is not %j", (value) => {
    expect(readEnvelope(value, 3)).toBeNull();
  });

  it("is written when it is new, changed, of an older version, or older than asked for", () => {
    const before = entry();
    const same = entry({ at: { a: 601_000 } });
    const isWritten = (one: Envelope | null, other: Envelope, afterMs = 600_000) => needsWrite(one, other, afterMs);
    expect(isWritten(before, same)).toBe(false);
    expect(isWritten(before, entry({ at: { a: 601_001 } }))).toBe(true);
    expect(isWritten(before, entry({ at: { a: 1e12 } }), Infinity)).toBe(false);
    expect(isWritten(null, same)).toBe(true);
    expect(isWritten({ ...before, v: 1 }, same)).toBe(true);
    expect(isWritten(before, { ...same, parts: { a: 2 } })).toBe(true);
    expect(isWritten(before, { ...same, gone: { a: 5 } })).toBe(true);
  });
});
